import { eventTimes, homeZone } from '@/domain/events/eventTimes'
import { paths } from '@/domain/navigation/paths'
import { formatSgd, type Cents } from '@/lib/money/money'
import type { EventRow } from './communityTables'
import type { Mail } from '../accounts/mailTexts'
import type { UserRow } from '../tables'

const when = (event: EventRow) => eventTimes(event, homeZone)?.event.text ?? event.startsAt

export const goingMail = ({ email, firstName }: UserRow, event: EventRow, charged: Cents): Mail => ({
  to: email,
  subject: `You’re going: ${event.title}`,
  text:
    `Hi ${firstName}, see you on ${when(event)}.` +
    `${charged > 0 ? ` We’ve charged ${formatSgd(charged)} to your card.` : ''}` +
    `${event.onlineUrl ? ` Join here: ${event.onlineUrl}` : ''}`,
  href: paths.event(event.eventId),
})

export const notGoingMail = ({ email, firstName }: UserRow, event: EventRow, refunded: Cents): Mail => ({
  to: email,
  subject: `You’re no longer going: ${event.title}`,
  text: `Hi ${firstName}, you’ve cancelled your RSVP.${refunded > 0 ? ` We’ll refund ${formatSgd(refunded)} to your card.` : ''}`,
  href: paths.event(event.eventId),
})

export const eventCancelledMail = ({ email, firstName }: UserRow, event: EventRow, refunded: Cents): Mail => ({
  to: email,
  subject: `Cancelled: ${event.title}`,
  text:
    `Hi ${firstName}, the host has cancelled ${event.title} on ${when(event)}.` +
    `${refunded > 0 ? ` We’ll refund the full ${formatSgd(refunded)} to your card.` : ''}`,
  href: paths.event(event.eventId),
})

export const eventChangedMail = ({ email, firstName }: UserRow, event: EventRow): Mail => ({
  to: email,
  subject: `Changed: ${event.title}`,
  text: `Hi ${firstName}, ${event.title} has changed. It’s now on ${when(event)}${event.venue ? `, ${event.venue}` : ''}.`,
  href: paths.event(event.eventId),
})

export const doerApprovedMail = (to: string, firstName: string): Mail => ({
  to,
  subject: 'You’re a featured doer',
  text: `Hi ${firstName}, your story is now public and people can vote for it.`,
  href: paths.featuredDoers,
})

/** The link twice, as the error text of the verification page says: once to click and once to copy. */
export function verifyAddressMail(to: string, token: string): Mail {
  const href = paths.mailingListVerify(to, token)
  return {
    to,
    subject: 'Please confirm your email address',
    text: `Please open this link to join our mailing list. If it doesn’t open, copy this address into your browser: ${href}`,
    href,
  }
}
