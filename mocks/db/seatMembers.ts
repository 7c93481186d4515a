import type { Shape } from '@/contract/types'
import { duplicateEmails, findDuplicates, validateSeat } from '@/domain/teamValidation'
import { clock } from '../clock'
import { refuse } from '../http'
import { connectionOr404, connectionsOf, isTaken } from './connections'
import { db, freshId } from './db'
import { findUserByEmail } from './find'
import { seatUse } from './teams'
import type { ConnectionRow, TeamRow } from './teamTables'
import type { UserRow } from './tables'

type Seat = Shape<'TeamSeat'>

/** Refuses a row of the seat form with 422 and `fields`. */
export function checkSeat(seat: Seat): void {
  const fields = validateSeat(seat)
  if (Object.keys(fields).length > 0) refuse(422, 'Please check what you entered', { fields })
}

/** Refuses rows that are wrong (422) or whose address is in the team already (409). */
export function checkSeats({ teamId }: TeamRow, members: Seat[]): void {
  members.forEach(checkSeat)
  if (findDuplicates(members).size > 0) refuse(422, duplicateEmails, { fields: { members: duplicateEmails } })
  for (const { id } of members)
    if (id && connectionOr404(id).teamId !== teamId) refuse(404, 'This member does not exist')
  for (const { email, id } of members) if (isTaken(teamId, email, id ?? savedId(teamId, email))) refuseTaken()
}

export function refuseTaken(): never {
  refuse(409, 'Email already in team', { fields: { email: 'Email already in team' } })
}

/** A registration may send rows that it has saved before without their ids. */
export function savedId(teamId: string, email: string): string | undefined {
  if (db.teams.find((team) => team.teamId === teamId)?.status !== 'INACTIVE') return undefined
  const { userId = null } = findUserByEmail(email) ?? {}
  return connectionsOf(teamId).find(
    (row) =>
      row.connectionType !== 'TEAM_OWNER' &&
      ((userId !== null && row.userId === userId) || row.email?.toLowerCase() === email.trim().toLowerCase()),
  )?.id
}

/** How many seats must be bought at least for these members; those saved in a registration need theirs as well. */
export function seatsMissing(team: TeamRow, members: Seat[]): number {
  const fresh = members.filter(({ id, email }) => !id && !savedId(team.teamId, email)).length
  if (team.status !== 'INACTIVE') return Math.max(0, fresh - seatUse(team).vacant)
  const saved = connectionsOf(team.teamId).filter(({ connectionType }) => connectionType !== 'TEAM_OWNER')
  return saved.length + fresh
}

/** Invites somebody: a PENDING row, tied to the account of that address if there is one. */
export function invite({ teamId }: TeamRow, { name, email, role }: Seat, me: UserRow): ConnectionRow {
  const account = findUserByEmail(email)
  const row: ConnectionRow = {
    id: freshId('con'),
    teamId,
    userId: account?.userId ?? null,
    name: name.trim(),
    email: email.trim(),
    connectionType: role,
    status: 'PENDING',
    invitationSeen: false,
    removalSeen: false,
    invitedAt: clock.iso(),
    invitedById: me.userId,
    lastInvitationSentAt: null,
    acceptedAt: null,
    rejectedAt: null,
    removedAt: null,
    removedById: null,
    lostSolutions: [],
  }
  db.connections.push(row)
  return row
}

/** Changes name, role and (while nobody was told of it) the address of a row. */
export function changeSeat(team: TeamRow, row: ConnectionRow, { name, email, role }: Seat): void {
  row.name = name.trim()
  row.connectionType = role
  if (team.status !== 'INACTIVE') return
  row.email = email.trim()
  row.userId = findUserByEmail(email)?.userId ?? null
}
