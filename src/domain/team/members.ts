import type { Shape, TeamConnection } from '@/contract/types'
import { addressKey } from '@/lib/text/emailAddress'
import { isOwner, roleOf, type SeatRole } from '../access/teamAccess'

export type InvitationState = 'pending' | 'unsent' | 'declined' | 'withdrawn' | 'removed'

/**
 * The outcome of an invitation; a withdrawn one and a removed member share a status, and only `acceptedAt` tells them
 * apart. Nothing of an unknown status is taken for an invitation.
 * @returns undefined for members
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

/** Whether someone may be a member or invited: the status says neither. */
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

/** Whether a member is the person of a seat. Of a new one no answer needs to say the role; a change may be that of the role. */
export const isOnSeat = (member: TeamConnection, { id, email, name, role }: Shape<'TeamSeat'>): boolean =>
  addressKey(member.email) === addressKey(email) &&
  member.targetName === name &&
  (roleOf(member) === role || (!id && roleOf(member) === ''))

/** The invitation that was just saved for a seat: of whom it is said that an email was sent was invited before. */
export const savedInvitation = (
  connections: readonly TeamConnection[],
  seat: Shape<'TeamSeat'>,
): TeamConnection | undefined =>
  pendingOf(connections, [seat.email]).find((one) => !one.lastInvitationSentAt && isOnSeat(one, seat))

/** A member’s name inside a sentence. @param nameless stands in where the server sends neither name nor email */
export const nameOfMember = (
  { targetName, email }: Pick<TeamConnection, 'targetName' | 'email'>,
  nameless = 'this person',
): string => targetName || email || nameless

/** A connection in the form in which it is sent. */
export function asSeat(member: TeamConnection): Shape<'TeamSeat'> {
  const { id, teamId, targetName: name, email } = member
  const role = seatRoleOf(member)
  return { id, teamId, name, email, ...(role && { role }) }
}

/** The role that a seat can have: the owner's cannot be assigned. '' if no answer says it. */
export function seatRoleOf(member: TeamConnection): SeatRole | '' {
  const role = roleOf(member)
  return role === 'TEAM_OWNER' ? 'TEAM_ADMIN' : role
}

/** Why a member's role cannot be changed, or the member removed: the owner, oneself, and who has left already. */
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
