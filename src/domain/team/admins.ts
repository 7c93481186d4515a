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

/**
 * Why a member can't be changed or removed: the owner's place is fixed, and members can't change their own.
 * @returns undefined if it can
 */
export function whyFixed(
  role: SaidRole | undefined,
  member: Pick<Member, 'connectionType' | 'role' | 'id'>,
  myId: string,
): string | undefined {
  const { id } = member
  if (mayRemoveMember(role, { ...member, isMe: id === myId })) return undefined
  if (isOwner(member)) return 'The owner’s role can’t be changed.'
  if (id === myId) return 'You can’t change your own role. Ask the owner or another administrator.'
  return 'Only the owner and administrators of your team can do this.'
}

/** Whether a member's seat can be removed: not the owner's, and not one's own (another member has to do that). */
export function mayRemoveMember(
  role: SaidRole | undefined,
  member: Pick<Member, 'connectionType' | 'role'> & { isMe: boolean },
): boolean {
  return mayInTeam(role, 'manageMembers') && !isOwner(member) && !member.isMe
}
