import type { Shape, TeamConnection } from '@/contract/types'
import { addressKey } from '@/lib/text/emailAddress'
import { isOwner, roleOf, type SeatRole } from '../access/teamAccess'

export type InvitationState = 'pending' | 'unsent' | 'declined' | 'withdrawn' | 'removed'

/**
 * The state of an invitation. A withdrawn invitation and a removed member have the same status: only `acceptedAt` tells
 * them apart.
 * @returns undefined for members, and for an unknown status
 */
export function invitationStateOf({
  status,
  acceptedAt,
  lastInvitationSentAt,
}: Pick<TeamConnection, 'status' | 'acceptedAt' | 'lastInvitationSentAt'>): InvitationState | undefined {
  if (status === 'PENDING') return lastInvitationSentAt === null ? 'unsent' : 'pending'
  if (status === 'REJECTED') return 'declined'
  if (status === 'REMOVED') return acceptedAt === null ? 'withdrawn' : 'removed'
  return undefined
}

/** Whether the status says neither that someone is a member nor that they were invited. */
export const isUnclear = (one: TeamConnection): boolean =>
  one.status !== 'ACCEPTED' && invitationStateOf(one) === undefined

/** Invitations whose email was never sent: the seat is taken, and the person doesn't know. */
export const unsentOf = (connections: readonly TeamConnection[]): TeamConnection[] =>
  connections.filter((one) => invitationStateOf(one) === 'unsent')

/** The pending invitations of some addresses. */
export function pendingOf(connections: readonly TeamConnection[], emails: readonly string[]): TeamConnection[] {
  const wanted = new Set(emails.map(addressKey))
  return connections.filter(({ status, email }) => status === 'PENDING' && wanted.has(addressKey(email)))
}

/** Whether a member has the data of a seat. The role may be missing for a new seat, but not after a change. */
export const isOnSeat = (member: TeamConnection, { id, email, name, role }: Shape<'TeamSeat'>): boolean =>
  addressKey(member.email) === addressKey(email) &&
  member.targetName === name &&
  (roleOf(member) === role || (!id && roleOf(member) === ''))

/** The invitation that was just saved for a seat: someone who has been sent an email was invited before. */
export const savedInvitation = (
  connections: readonly TeamConnection[],
  seat: Shape<'TeamSeat'>,
): TeamConnection | undefined =>
  pendingOf(connections, [seat.email]).find((one) => !one.lastInvitationSentAt && isOnSeat(one, seat))

/** A member’s name inside a sentence. @param nameless used if the server sends neither name nor email */
export const nameOfMember = (
  { targetName, email }: Pick<TeamConnection, 'targetName' | 'email'>,
  nameless = 'this person',
): string => targetName || email || nameless

/** Converts a connection to the body that is sent. */
export function asSeat(member: TeamConnection): Shape<'TeamSeat'> {
  const { id, teamId, targetName: name, email } = member
  const role = seatRoleOf(member)
  return { id, teamId, name, email, ...(role && { role }) }
}

/** The member's role as one that can be assigned: the owner counts as an administrator. '' if the role is unknown. */
export function seatRoleOf(member: TeamConnection): SeatRole | '' {
  const role = roleOf(member)
  return role === 'TEAM_OWNER' ? 'TEAM_ADMIN' : role
}

/**
 * Why a member can't be changed or removed: it is the owner, the user, or someone who has left; undefined if they can.
 */
export function whyFixed(
  member: Pick<TeamConnection, 'id' | 'connectionType' | 'role' | 'status'>,
  me: Pick<TeamConnection, 'id'>,
  act: 'change' | 'remove',
): string | undefined {
  if (isOwner(member)) return act === 'change' ? 'The owner keeps the role.' : 'The owner can’t be removed.'
  if (member.status === 'REMOVED' || member.status === 'REJECTED') return 'This person isn’t in the team.'
  if (member.id !== me.id) return undefined
  return act === 'change' ? 'Another administrator can change your role.' : 'Another administrator can remove you.'
}
