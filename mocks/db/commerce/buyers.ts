import { findUser } from '../find'
import { userName } from '../accounts/userName'
import { findTeam } from '../teams/teams'

type Buyer = { userId: string; userName: string; userEmail: string; teamId: string | null; teamName: string | null }

/** The buyer, by their current name. */
export function buyerNames({ userId, teamId = null }: { userId: string; teamId?: string | null }): Buyer {
  const user = findUser(userId)
  const team = teamId === null ? undefined : findTeam(teamId)
  return {
    userId,
    userName: user ? userName(user) : 'Former member',
    userEmail: user?.email ?? '',
    teamId,
    teamName: team?.companyName ?? null,
  }
}

/** Sorts rows by one of their timestamps or days, newest first. */
export const newestFirst = <Row>(rows: readonly Row[], at: (row: Row) => string): Row[] =>
  [...rows].sort((a, b) => at(b).localeCompare(at(a)))
