import { addressKey } from '@/lib/text/emailAddress'
import { clock } from '../../settings/clock'
import {
  connectionOr404,
  connectionsOf,
  isAbout,
  isTaken,
  toConnection,
  toInvitation,
  toMembership,
  toRemovalNotice,
} from '../../db/teams/connections'
import { db } from '../../db/db'
import { sendMail } from '../../db/accounts/mailbox'
import { changeSeat, checkSeat, endSeat, invite, refuseTaken, refuseUnchangeable } from '../../db/teams/seatMembers'
import { answeredMail, removedMail } from '../../db/teams/teamMails'
import type { ConnectionRow } from '../../db/teams/teamTables'
import { enterTeam, findTeam, readTeam, seatUse, teamOr404, toSeatCount } from '../../db/teams/teams'
import { toDoSubscription, unitsOf } from '../../db/teams/teamUnits'
import type { UserRow } from '../../db/tables'
import { reject, type Handlers } from '../../http'

const newestFirst = (a: ConnectionRow, b: ConnectionRow) => b.invitedAt.localeCompare(a.invitedAt)

/** Invitations of unpaid teams have not been sent. */
const myInvitations = (me: UserRow) =>
  db.connections.filter(
    (row) => row.connectionType !== 'TEAM_OWNER' && isAbout(row, me) && findTeam(row.teamId)?.status !== 'INACTIVE',
  )

const myTeams = (me: UserRow) =>
  db.connections
    .filter((row) => row.userId === me.userId && row.status === 'ACCEPTED' && findTeam(row.teamId)?.status === 'ACTIVE')
    .sort((a, b) => (a.acceptedAt ?? '').localeCompare(b.acceptedAt ?? ''))

const myAdminTeams = (me: UserRow) =>
  myTeams(me).filter(({ connectionType: role }) => role === 'TEAM_OWNER' || role === 'TEAM_ADMIN')

/** Removals of former members; a withdrawn invitation is not one. */
const myRemovals = (me: UserRow) =>
  db.connections
    .filter((row) => row.userId === me.userId && row.status === 'REMOVED' && row.acceptedAt !== null)
    .sort((a, b) => (b.removedAt ?? '').localeCompare(a.removedAt ?? ''))

/** The invitation that the caller can answer now. */
function openInvitation(me: UserRow, id: string): ConnectionRow {
  const row = connectionOr404(id)
  if (!isAbout(row, me)) reject(403, 'This invitation was sent to another email address')
  if (row.status === 'ACCEPTED' || row.status === 'REJECTED') reject(409, 'You’ve already answered this invitation')
  if (row.status === 'REMOVED' || findTeam(row.teamId)?.status !== 'ACTIVE')
    reject(409, 'This invitation has been withdrawn')
  return row
}

function answer(me: UserRow, id: string, change: Partial<ConnectionRow>): ConnectionRow {
  const row = Object.assign(openInvitation(me, id), { ...change, userId: me.userId, invitationSeen: true })
  const team = teamOr404(row.teamId)
  if (team.options.notifyOnInvitationAnswer) sendMail(answeredMail(team, row))
  return row
}

function removeMember(me: UserRow, row: ConnectionRow): void {
  const wasMember = row.status === 'ACCEPTED'
  endSeat(row, me.userId)
  if (!wasMember) return
  // If the team is the removed member's active account, they are switched back to their own.
  db.activeAccounts = db.activeAccounts.filter(
    ({ userId, accountId }) => userId !== row.userId || accountId !== row.teamId,
  )
  sendMail(removedMail(teamOr404(row.teamId), row))
}

export const connections = {
  listTeamConnections: ({ me, path }) => {
    const { team } = enterTeam(me, path.id)
    return connectionsOf(path.id)
      .filter(({ connectionType }) => team.status !== 'INACTIVE' || connectionType !== 'TEAM_OWNER')
      .sort(newestFirst)
      .map(toConnection)
  },

  listActiveTeamConnections: ({ me, path, query }) => {
    enterTeam(me, path.id)
    const { allMembers, limit = 50, offset = 0 } = query ?? {}
    const found = connectionsOf(path.id)
      .filter(({ status }) => status === 'ACCEPTED' || (allMembers === true && status === 'PENDING'))
      .map(toConnection)
      .sort((a, b) => a.targetName.localeCompare(b.targetName, 'en'))
    return { connections: found.slice(offset, offset + limit), total: found.length }
  },

  countTeamSeats: ({ me, path }) => {
    const { team, place } = enterTeam(me, path.id)
    return toSeatCount(team, 'seats', place)
  },

  getMyMemberDetail: ({ me, path }) => toConnection(enterTeam(me, path.id).place),

  saveConnection: ({ me, body: { member } }) => {
    const { id, email } = member
    const known = id ? connectionOr404(id) : undefined
    const { team } = enterTeam(me, known?.teamId ?? member.teamId ?? '', 'manageMembers')
    checkSeat(member)
    if (isTaken(team.teamId, email, id)) refuseTaken()
    if (known) {
      refuseUnchangeable(known)
      changeSeat(team, known, member)
      return toConnection(known)
    }
    if (team.status !== 'INACTIVE' && seatUse(team).vacant === 0)
      reject(402, 'All seats are used. Please add a seat first', { code: 'no_vacant_seat' })
    return toConnection(invite(team, member, me))
  },

  deleteConnection: ({ me, path }) => {
    const { team } = enterTeam(me, path.teamId, 'manageMembers')
    const row = connectionOr404(path.memberId)
    if (row.teamId !== path.teamId) reject(404, 'This member does not exist')
    if (row.connectionType === 'TEAM_OWNER') reject(409, 'The owner cannot be removed from the team')
    if (row.status === 'REMOVED' || row.status === 'REJECTED') reject(409, 'This member has already left the team')
    if (team.status === 'INACTIVE') db.connections = db.connections.filter(({ id }) => id !== row.id)
    else removeMember(me, row)
    return { ok: true }
  },

  listConnectionActiveDoSubscriptions: ({ me, path }) => {
    const row = connectionOr404(path.id)
    readTeam(me, row.teamId, row.userId === me.userId ? undefined : 'manageMembers')
    return unitsOf(row.teamId)
      .filter(({ assigneeId, status }) => assigneeId === row.id && status === 'ACTIVE')
      .map(toDoSubscription)
  },

  listMyTeams: ({ me }) => myTeams(me).map(toMembership),
  listMyAdminTeams: ({ me }) => myAdminTeams(me).map(toMembership),
  countMyAdminTeams: ({ me }) => ({ count: myAdminTeams(me).length }),

  listMyInvitations: ({ me }) =>
    myInvitations(me)
      .sort((a, b) => Number(b.status === 'PENDING') - Number(a.status === 'PENDING') || newestFirst(a, b))
      .map(toInvitation),

  countMyInvitations: ({ me, query }) => ({
    count: myInvitations(me).filter(
      ({ status, invitationSeen }) => status === 'PENDING' && !(query?.unseenInvitation && invitationSeen),
    ).length,
  }),

  markInvitationsSeen: ({ me }) => {
    for (const row of myInvitations(me)) if (row.status === 'PENDING') row.invitationSeen = true
    return { ok: true }
  },

  acceptInvitation: ({ me, path }) => {
    const { email } = openInvitation(me, path.id)
    if (email !== null && addressKey(email) !== addressKey(me.email))
      reject(403, 'This invitation was sent to another email address')
    return toMembership(answer(me, path.id, { status: 'ACCEPTED', acceptedAt: clock.iso() }))
  },

  rejectInvitation: ({ me, path }) =>
    toInvitation(answer(me, path.id, { status: 'REJECTED', rejectedAt: clock.iso() })),

  getMyRemovalStatus: ({ me }) =>
    myRemovals(me)
      .filter(({ removalSeen }) => !removalSeen)
      .map(toRemovalNotice),

  getRemovedAccount: ({ me, path }) => {
    const row = myRemovals(me).find(({ teamId }) => teamId === path.teamId)
    return toRemovalNotice(row ?? reject(404, 'You were not removed from this team'))
  },

  markRemovalSeen: ({ me, path }) => {
    const row = myRemovals(me).find(({ id }) => id === path.id)
    if (!row) reject(404, 'You were not removed from this team')
    row.removalSeen = true
    return { ok: true }
  },
} satisfies Partial<Handlers>
