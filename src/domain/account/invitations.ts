import type { Shape } from '@/contract/types'
import { wordOf } from '@/lib/text/wording'
import { addressKey } from '@/lib/text/emailAddress'

type Invitation = Shape<'Invitation'>

/** The specified text; N is the number. */
const manyTeams = "You've been invited to N new teams"

/**
 * The texts of the invitation modal (R-MODAL-01).
 * @param unseen number of unseen invitations
 */
export function invitationNotice(unseen: number): string {
  return unseen === 1 ? "You've been invited to 1 new team" : manyTeams.replace('N', String(unseen))
}

/**
 * Whether the invitation modal opens automatically: when a Personal account loads (R-INV-01), and in the team sidebar
 * whenever there are unseen invitations (R-INV-02).
 */
export function opensInvitationModal(where: {
  account: Shape<'ActiveAccount'>['type'] | undefined
  inTeamSidebar: boolean
  unseen: number
}): boolean {
  return where.unseen > 0 && (where.inTeamSidebar || where.account === 'Personal')
}

const states: Record<Shape<'ConnectionStatus'>, string> = {
  PENDING: 'Awaiting your response',
  ACCEPTED: 'Accepted',
  REJECTED: 'Declined',
  REMOVED: 'Withdrawn',
}

/**
 * The status of an invitation for its recipient, in one word (R-INV-04); it may be withdrawn or followed by a removal.
 */
export function invitationState({ status, answeredAt }: Pick<Invitation, 'status' | 'answeredAt'>): string {
  return status === 'REMOVED' && answeredAt ? 'No longer a member' : wordOf(states, status)
}

const answers: readonly Invitation['status'][] = ['ACCEPTED', 'REJECTED', 'REMOVED']

/** Splits invitations into open and answered ones; both keep their order. One of an unknown status can be answered. */
export function sortInvitations(invitations: readonly Invitation[]): { open: Invitation[]; answered: Invitation[] } {
  return {
    open: invitations.filter(({ status }) => !answers.includes(status)),
    answered: invitations.filter(({ status }) => answers.includes(status)),
  }
}

/**
 * Explains an invitation that was sent to an address other than the account's.
 * @returns undefined if the addresses match or the invitation does not name one
 */
export function wrongAddressNotice(invitation: Pick<Invitation, 'email'>, accountEmail: string): string | undefined {
  const { email } = invitation
  if (!email || addressKey(email) === addressKey(accountEmail)) return undefined
  return `This invitation was sent to ${email}. You’re signed in as ${accountEmail}. If it can’t be accepted here, sign in with the other address.`
}
