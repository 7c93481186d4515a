import type { Shape } from '@/contract/types'
import { seatsQuote } from '@/domain/team/seatPrice'
import { isReading, mayInTeam, whoMayInTeam, type TeamAct } from '@/domain/access/teamAccess'
import { toSgd } from '@/lib/money/money'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { clock } from '../../settings/clock'
import { reject } from '../../http'
import { connectionsOf } from './connections'
import { db } from '../db'
import type { ConnectionRow, TeamRow } from './teamTables'
import type { UserRow } from '../tables'

/** The server's day (Singapore), `YYYY-MM-DD`. */
export const today = (): string => singaporeDay(clock.now()) ?? ''

export const findTeam = (teamId: string): TeamRow | undefined => db.teams.find((team) => team.teamId === teamId)

export const teamOr404 = (teamId: string): TeamRow => findTeam(teamId) ?? reject(404, 'This team does not exist')

/** The caller's accepted membership in a team. */
export const placeIn = (user: Pick<UserRow, 'userId'>, teamId: string): ConnectionRow | undefined =>
  connectionsOf(teamId).find(({ userId, status }) => userId === user.userId && status === 'ACCEPTED')

/** Whether a user is a member of an active team. */
export const isInTeam = (user: Pick<UserRow, 'userId'>, teamId: string): boolean =>
  findTeam(teamId)?.status === 'ACTIVE' && placeIn(user, teamId) !== undefined

type Entered = { team: TeamRow; place: ConnectionRow }

/**
 * Allows members of a team to read it, and with `act` only those whose role permits the action (R-ROLE-05); a closed
 * team can be read like any other. Throws 404 for a team that does not exist, 403 for everybody else.
 */
export function readTeam(me: UserRow, teamId: string, act?: TeamAct): Entered {
  const team = teamOr404(teamId)
  const place = placeIn(me, teamId) ?? reject(403, 'You are not a member of this team')
  if (act) refuseUnless(place, act)
  return { team, place }
}

/** Checks access like `readTeam`, and rejects changes to a closed team with 409: for calls that write. */
export function enterTeam(me: UserRow, teamId: string, act?: TeamAct): Entered {
  const entered = readTeam(me, teamId, act)
  if (act && !isReading(act) && entered.team.status === 'CLOSED') reject(409, 'This team has been closed')
  return entered
}

/** Throws 403 for actions that a role does not permit. */
export function refuseUnless({ connectionType: role }: ConnectionRow, act: TeamAct): void {
  const who = whoMayInTeam(role, act)
  if (who) reject(403, who)
}

/** Paid seats of a team on a day, or now. */
export const seatsOn = ({ seatChanges }: TeamRow, day = today()): number =>
  seatChanges.findLast((change) => change.day <= day)?.seats ?? 0

/** Seat usage of a team; the owner takes no seat. */
export function seatUse(team: TeamRow): { seats: number; accepted: number; pending: number; vacant: number } {
  const seated = connectionsOf(team.teamId).filter(({ connectionType }) => connectionType !== 'TEAM_OWNER')
  const accepted = seated.filter(({ status }) => status === 'ACCEPTED').length
  const pending = team.status === 'INACTIVE' ? 0 : seated.filter(({ status }) => status === 'PENDING').length
  const seats = seatsOn(team)
  return { seats, accepted, pending, vacant: Math.max(0, seats - accepted - pending) }
}

/** The seats in the contract's shape. @param count the number that the call asked for */
export function toSeatCount(team: TeamRow, count: 'seats' | 'vacant', place: ConnectionRow): Shape<'TeamSeatCount'> {
  const use = seatUse(team)
  const { seatPrice, nextChargeAt, nextChargeAmount } = seatsQuote(0, {}, clock.now(), use.seats)
  return {
    count: use[count],
    ...use,
    seatPrice: toSgd(seatPrice),
    // A closed team isn't charged any more.
    ...(team.status !== 'CLOSED' && {
      nextChargeAt,
      ...(mayInTeam(place.connectionType, 'readSpending') && { nextChargeAmount: toSgd(nextChargeAmount) }),
    }),
  }
}

/** Adds (or, if negative, gives back) paid seats from today. @param cents what was charged for them */
export function changeSeats(team: TeamRow, by: number, cents = 0): void {
  team.seatChanges.push({ day: today(), seats: seatsOn(team) + by, cents })
  team.updatedAt = clock.iso()
}

/** The team as a member sees it: the invoice recipients only for those who can read invoices. */
export function toTeam(team: TeamRow, place: ConnectionRow): Shape<'Team'> {
  const { seatChanges: _changes, options, altInvoiceEmail, stripeCustomerId, ...rest } = team
  const { seats, accepted } = seatUse(team)
  return {
    ...rest,
    seats,
    options,
    membersCount: accepted + 1,
    ...(mayInTeam(place.connectionType, 'readInvoices') && { altInvoiceEmail, stripeCustomerId }),
  }
}
