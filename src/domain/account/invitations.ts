import type { Shape } from '@/contract/types'
import { addressKey } from '@/lib/emailAddress'

type Invitation = Shape<'Invitation'>

/**
 * The words of the invitation modal (R-MODAL-01).
 * @param unseen how many invitations are unseen
 */
export function invitationNotice(unseen: number): string {
  return unseen === 1 ? "You've been invited to 1 new team" : `You've been invited to ${unseen} new teams`
}

/**
 * Whether the invitation modal opens by itself: on load of a Personal account (R-INV-01), and in the team sidebar
 * whenever unseen invitations exist (R-INV-02).
 */
export function opensInvitationModal(where: {
  account: Shape<'ActiveAccount'>['type'] | undefined
  inTeamSidebar: boolean
  unseen: number
}): boolean {
  return where.unseen > 0 && (where.inTeamSidebar || where.account === 'Personal')
}

const states: Record<Shape<'ConnectionStatus'>, string> = {
  PENDING: 'Waiting for your answer',
  ACCEPTED: 'Accepted',
  REJECTED: 'Declined',
  REMOVED: 'Withdrawn',
}

/** How an invitation stands, in a word for its receiver (R-INV-04). The team withdrew it, or removed the member later. */
export function invitationState({ status, answeredAt }: Pick<Invitation, 'status' | 'answeredAt'>): string {
  return status === 'REMOVED' && answeredAt ? 'No longer a member' : states[status]
}

/** Splits invitations into those to answer and those answered, each in the order given. */
export function sortInvitations(invitations: readonly Invitation[]): { open: Invitation[]; answered: Invitation[] } {
  return {
    open: invitations.filter(({ status }) => status === 'PENDING'),
    answered: invitations.filter(({ status }) => status !== 'PENDING'),
  }
}

/**
 * Explains an invitation that was sent to another address than the account's (T7.4).
 * @returns nothing when the addresses agree or the invitation does not name one
 */
export function wrongAddressNotice(invitation: Pick<Invitation, 'email'>, accountEmail: string): string | undefined {
  const { email } = invitation
  if (!email || addressKey(email) === addressKey(accountEmail)) return undefined
  return `This invitation was sent to ${email}. You are signed in as ${accountEmail}. Sign in with the other address to accept it.`
}
