import { paths } from '@/domain/navigation/paths'
import { roleNames } from '@/domain/access/teamAccess'
import { formatSgd, type Cents } from '@/lib/money/money'
import { personOf } from './connections'
import { findUser, findUserByEmail } from '../find'
import { userName } from '../accounts/userName'
import type { Mail } from '../accounts/mailTexts'
import type { ConnectionRow, TeamRow } from './teamTables'

/** Recipients without an account first sign up with the invited address. */
const hrefFor = (email: string) => (findUserByEmail(email) ? paths.account.teamInvitation : paths.signup)

export function invitationMail({ companyName }: TeamRow, row: ConnectionRow): Mail {
  const { name, email } = personOf(row)
  const inviter = findUser(row.invitedById)
  return {
    to: email,
    subject: `You’re invited to join ${companyName}`,
    text: `Hi ${name}, ${inviter ? userName(inviter) : companyName} has invited you to join ${companyName} as ${roleNames[row.connectionType]}. Open your invitations to respond.`,
    href: hrefFor(email),
  }
}

export const teamCreatedMail = ({ companyName, ownerName, ownerEmail }: TeamRow): Mail => ({
  to: ownerEmail,
  subject: `Your team ${companyName} is ready`,
  text: `Hi ${ownerName}, your team ${companyName} is ready. You can now invite members and assign solutions to them.`,
  href: paths.team.overview,
})

export const answeredMail = ({ companyName, ownerEmail, ownerName }: TeamRow, row: ConnectionRow): Mail => ({
  to: ownerEmail,
  subject: `${personOf(row).name} has ${row.status === 'ACCEPTED' ? 'joined' : 'declined to join'} ${companyName}`,
  text: `Hi ${ownerName}, ${personOf(row).name} has ${row.status === 'ACCEPTED' ? 'accepted' : 'declined'} the invitation to ${companyName}.`,
  href: paths.team.members,
})

export const removedMail = ({ companyName }: TeamRow, row: ConnectionRow): Mail => ({
  to: personOf(row).email,
  subject: `You’ve been removed from ${companyName}`,
  text: `Hi ${personOf(row).name}, you’re no longer a member of ${companyName}.`,
})

export const seatsChargedMail = (team: TeamRow, seats: number, cents: Cents): Mail => ({
  to: team.altInvoiceEmail ?? team.ownerEmail,
  subject: `${seats === 1 ? '1 seat' : `${seats} seats`} added to ${team.companyName}`,
  text: `${formatSgd(cents)} was charged for the rest of this month. From the first of next month, you’ll pay the full monthly price.`,
  href: paths.team.billing,
})
