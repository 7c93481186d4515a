import type { Shape } from '@/contract/types'
import { seatRoles } from '@/domain/access/teamAccess'
import { duplicateEmails } from '@/domain/team/teamValidation'
import { required } from '@/lib/text/wording'
import { clock } from '../../settings/clock'
import { reject } from '../../http'
import { connectionOr404, connectionsOf, isTaken } from './connections'
import { db, freshId } from '../db'
import { findUserByEmail } from '../find'
import { makeConnection } from './teamRows'
import { findDuplicates, validateSeat } from './seatRules'
import { seatUse } from './teams'
import type { ConnectionRow, TeamRow } from './teamTables'
import { takeBack, toDoSubscription, unitsOf } from './teamUnits'
import type { UserRow } from '../tables'

type Seat = Shape<'TeamSeat'>

/** Throws 422 with `fields` for an invalid row of the seat form; the owner's role cannot be assigned (R-VAL-12). */
export function checkSeat({ role = 'TEAM_MEMBER', ...seat }: Seat): void {
  const fields = validateSeat({ ...seat, role })
  if (!seatRoles.includes(role)) fields.role = required
  if (Object.keys(fields).length > 0) reject(422, 'Please check what you entered', { fields })
}

/** Throws 409 for changes to the owner's row, or to the row of a person who has left the team. */
export function refuseUnchangeable({ connectionType, status }: ConnectionRow): void {
  if (connectionType === 'TEAM_OWNER') reject(409, 'The owner of a team cannot be changed')
  if (status === 'REJECTED' || status === 'REMOVED') reject(409, 'This member has left the team')
}

/** Throws for rows that are invalid (422), cannot be changed, or whose address is already in the team (409). */
export function checkSeats({ teamId }: TeamRow, members: Seat[]): void {
  members.forEach(checkSeat)
  if (findDuplicates(members).size > 0) reject(422, duplicateEmails, { fields: { members: duplicateEmails } })
  for (const { id } of members) {
    if (!id) continue
    const row = connectionOr404(id)
    if (row.teamId !== teamId) reject(404, 'This member does not exist')
    refuseUnchangeable(row)
  }
  for (const { email, id } of members) if (isTaken(teamId, email, id ?? savedId(teamId, email))) refuseTaken()
}

export function refuseTaken(): never {
  reject(409, 'Email already in team', { fields: { email: 'Email already in team' } })
}

/** The id of a row that a registration has saved already: it may send the row again without its id. */
export function savedId(teamId: string, email: string): string | undefined {
  if (db.teams.find((team) => team.teamId === teamId)?.status !== 'INACTIVE') return undefined
  const { userId = null } = findUserByEmail(email) ?? {}
  return connectionsOf(teamId).find(
    (row) =>
      row.connectionType !== 'TEAM_OWNER' &&
      ((userId !== null && row.userId === userId) || row.email?.toLowerCase() === email.trim().toLowerCase()),
  )?.id
}

/** The minimum number of seats to buy for these members; in a registration, those already saved need one as well. */
export function seatsMissing(team: TeamRow, members: Seat[]): number {
  const fresh = members.filter(({ id, email }) => !id && !savedId(team.teamId, email)).length
  if (team.status !== 'INACTIVE') return Math.max(0, fresh - seatUse(team).vacant)
  const saved = connectionsOf(team.teamId).filter(({ connectionType }) => connectionType !== 'TEAM_OWNER')
  return saved.length + fresh
}

/** Invites a person: a PENDING row, linked to the account of that address if there is one. */
export function invite({ teamId }: TeamRow, { name, email, role = 'TEAM_MEMBER' }: Seat, me: UserRow): ConnectionRow {
  const account = findUserByEmail(email)
  const row = makeConnection({
    id: freshId('con'),
    teamId,
    userId: account?.userId ?? null,
    name: name.trim(),
    email: email.trim(),
    connectionType: role,
    invitedAt: clock.iso(),
    invitedById: me.userId,
    lastInvitationSentAt: null,
  })
  db.connections.push(row)
  return row
}

/** Frees the seat of a row and removes its solutions; their names are stored for the notice. @param by who did it */
export function endSeat(row: ConnectionRow, by: string): void {
  const held = unitsOf(row.teamId).filter(({ assigneeId, status }) => assigneeId === row.id && status === 'ACTIVE')
  const lostSolutions = held.map((unit) => toDoSubscription(unit).title)
  for (const unit of held) takeBack(unit, { by, reason: null, seen: true })
  const wasMember = row.status === 'ACCEPTED'
  Object.assign(row, {
    status: 'REMOVED',
    removedAt: clock.iso(),
    removedById: by,
    removalSeen: !wasMember,
    lostSolutions,
  })
}

/** Changes name, role and, as long as no invitation was sent, the address of a row. */
export function changeSeat(team: TeamRow, row: ConnectionRow, { name, email, role = 'TEAM_MEMBER' }: Seat): void {
  row.name = name.trim()
  row.connectionType = role
  if (team.status !== 'INACTIVE') return
  row.email = email.trim()
  row.userId = findUserByEmail(email)?.userId ?? null
}
