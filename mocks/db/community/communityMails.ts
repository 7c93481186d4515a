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
    `${charged > 0 ? ` We have charged ${formatSgd(charged)} to your card.` : ''}` +
    `${event.onlineUrl ? ` Join here: ${event.onlineUrl}` : ''}`,
  href: paths.event(event.eventId),
})

export const notGoingMail = ({ email, firstName }: UserRow, event: EventRow, refunded: Cents): Mail => ({
  to: email,
  subject: `You are no longer going: ${event.title}`,
  text: `Hi ${firstName}, your place has been given back.${refunded > 0 ? ` We are paying back ${formatSgd(refunded)}.` : ''}`,
  href: paths.event(event.eventId),
})

export const eventCancelledMail = ({ email, firstName }: UserRow, event: EventRow, refunded: Cents): Mail => ({
  to: email,
  subject: `Cancelled: ${event.title}`,
  text:
    `Hi ${firstName}, the host has cancelled ${event.title} on ${when(event)}.` +
    `${refunded > 0 ? ` We are paying back all of ${formatSgd(refunded)}.` : ''}`,
  href: paths.event(event.eventId),
})

export const eventChangedMail = ({ email, firstName }: UserRow, event: EventRow): Mail => ({
  to: email,
  subject: `Changed: ${event.title}`,
  text: `Hi ${firstName}, please note: ${event.title} is on ${when(event)}${event.venue ? `, ${event.venue}` : ''}.`,
  href: paths.event(event.eventId),
})

export const doerApprovedMail = (to: string, firstName: string): Mail => ({
  to,
  subject: 'You are a featured doer',
  text: `Hi ${firstName}, your page is public now, and people can vote for it.`,
  href: paths.featuredDoers,
})

/** The link twice, as the error text of the verification page says: once to click and once to copy. */
export function verifyAddressMail(to: string, token: string): Mail {
  const href = paths.mailingListVerify(to, token)
  return {
    to,
    subject: 'Please confirm your email address',
    text: `Please open this link to join our mailing list. If it does not open, copy this one: ${href}`,
    href,
  }
}
