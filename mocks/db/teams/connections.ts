import type { Shape } from '@/contract/types'
import { addressKey } from '@/lib/text/emailAddress'
import { reject } from '../../http'
import { db } from '../db'
import { findUser } from '../find'
import { userName } from '../accounts/userName'
import type { ConnectionRow } from './teamTables'
import type { UserRow } from '../tables'

export const connectionsOf = (teamId: string): ConnectionRow[] => db.connections.filter((row) => row.teamId === teamId)

export const findConnection = (id: string | null): ConnectionRow | undefined =>
  db.connections.find((row) => row.id === id)

export const connectionOr404 = (id: string): ConnectionRow =>
  findConnection(id) ?? reject(404, 'This member does not exist')

/** Name and email of a row: the account's, once there is one. */
export function personOf({ userId, name, email }: ConnectionRow): { name: string; email: string } {
  const user = findUser(userId)
  return { name: user ? userName(user) : (name ?? ''), email: user?.email ?? email ?? '' }
}

const nameOf = (userId: string | null): string | null => {
  const user = findUser(userId)
  return user ? userName(user) : null
}

/** Whether a row belongs to an account, by its id or by the invited address. */
export const isAbout = (row: ConnectionRow, { userId, email }: UserRow): boolean =>
  row.userId === null ? addressKey(row.email ?? '') === addressKey(email) : row.userId === userId

/** Whether an address is a member of a team or invited to it. */
export const isTaken = (teamId: string, email: string, exceptId?: string): boolean =>
  connectionsOf(teamId).some(
    (row) =>
      row.id !== exceptId &&
      (row.status === 'PENDING' || row.status === 'ACCEPTED') &&
      addressKey(personOf(row).email) === addressKey(email),
  )

export function toConnection(row: ConnectionRow): Shape<'TeamConnection'> {
  const { invitedById, removedById, lostSolutions, ...own } = row
  const { name, email } = personOf(row)
  const user = findUser(row.userId)
  return {
    ...own,
    targetName: name,
    name,
    email,
    role: row.connectionType,
    profileImage: user?.profileImage ?? null,
    jobTitle: user?.jobTitle ?? null,
    invitedByName: nameOf(invitedById),
    // The later of the two, since ISO dates sort as text: accepting the invitation counts as activity, like signing in.
    lastActiveAt:
      row.status === 'ACCEPTED' ? ([user?.lastLoginAt, row.acceptedAt].filter(Boolean).sort().at(-1) ?? null) : null,
    solutionsCount: db.doSubscriptions.filter(({ assigneeId, status, subscriptionId }) => {
      const runs = assigneeId === row.id && status === 'ACTIVE'
      return runs && db.teamSubscriptions.some((one) => one.subscriptionId === subscriptionId)
    }).length,
    isPaidSeat: row.connectionType !== 'TEAM_OWNER',
  }
}

function toSummary(teamId: string): Shape<'TeamSummary'> {
  const team = db.teams.find((row) => row.teamId === teamId)
  return { teamId, companyName: team?.companyName ?? '', profileImage: team?.profileImage ?? null }
}

export const toMembership = (row: ConnectionRow): Shape<'TeamMembership'> => ({
  id: row.id,
  team: toSummary(row.teamId),
  connectionType: row.connectionType,
  status: row.status,
  acceptedAt: row.acceptedAt,
  membersCount: connectionsOf(row.teamId).filter(({ status }) => status === 'ACCEPTED').length,
})

export function toInvitation(row: ConnectionRow): Shape<'Invitation'> {
  const { name, email } = personOf(row)
  return {
    id: row.id,
    teamId: row.teamId,
    team: toSummary(row.teamId),
    // The invited address: the account may have another one by now.
    email: row.email ?? email,
    targetName: name,
    connectionType: row.connectionType,
    status: row.status,
    invitationSeen: row.invitationSeen,
    invitedByName: nameOf(row.invitedById),
    invitedByEmail: findUser(row.invitedById)?.email ?? null,
    invitedAt: row.invitedAt,
    answeredAt: row.acceptedAt ?? row.rejectedAt,
  }
}

export function toRemovalNotice(row: ConnectionRow): Shape<'RemovalNotice'> {
  return {
    id: row.id,
    ...toSummary(row.teamId),
    connectionType: row.connectionType,
    status: row.status,
    removalSeen: row.removalSeen,
    ...(row.removedAt && { removedAt: row.removedAt }),
    removedByName: nameOf(row.removedById),
    lostSolutions: row.lostSolutions,
  }
}
