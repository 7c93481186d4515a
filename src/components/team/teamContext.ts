import { createContext, use } from 'react'
import type { Shape, Team } from '@/contract/types'
import type { SaidRole } from '@/domain/access/teamAccess'

export type ShownTeam = {
  teamId: string
  team: Team
  /** The user's own membership. */
  me: Shape<'TeamConnection'>
  role: SaidRole
  /** A closed team can be viewed, but nothing in it can be changed. */
  isClosed: boolean
}

export const TeamContext = createContext<ShownTeam | undefined>(undefined)

/** The team of this page. The gate around all team pages has loaded it, and the user is one of its members. */
export function useTeam(): ShownTeam {
  const team = use(TeamContext)
  if (!team) throw new Error('useTeam is for pages of the team area')
  return team
}
