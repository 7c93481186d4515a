import type { Shape } from '@/contract/types'
import { isOwner, mayInTeam, roleOf, type SaidRole } from '../access/teamAccess'

type Member = Shape<'TeamConnection'>

/** The owner and administrators of a team, invited ones included (R-TEAM-13); the owner first, then by name. */
export function adminsOf(members: readonly Member[]): Member[] {
  const rank = (one: Member) => (isOwner(one) ? 0 : 1)
  return members
    .filter((one) => mayInTeam(roleOf(one), 'manageMembers') && !isGone(one.status))
    .sort((a, b) => rank(a) - rank(b) || a.targetName.localeCompare(b.targetName))
}

/** Members who can be made administrators: those who have joined and are none yet. */
export const possibleAdmins = (members: readonly Member[]): Member[] =>
  members.filter((one) => one.status !== 'PENDING' && !isGone(one.status) && !isAdmin(roleOf(one)))

const isGone = (status: Member['status']) => status === 'REJECTED' || status === 'REMOVED'

const isAdmin = (role: SaidRole) => role === 'TEAM_OWNER' || role === 'TEAM_ADMIN'
