import type { CommunityEvent, Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { planOf } from '@/domain/membership/premium'
import { rsvpRefusal, type RsvpRefusal } from '@/domain/events/rsvp'
import { toCents, toSgd, type Cents } from '@/lib/money/money'
import { actsAsAdmin } from '../../adminCallPages'
import { clock } from '../../settings/clock'
import { reject } from '../../http'
import { goingMail } from './communityMails'
import type { EventRow, RsvpRow } from './communityTables'
import { db, freshId } from '../db'
import { findUser } from '../find'
import { sendMail } from '../accounts/mailbox'
import { notify } from '../accounts/notify'
import type { UserRow } from '../tables'

export const findRsvp = (eventId: string, userId: string | undefined): RsvpRow | undefined =>
  db.rsvps.find((row) => row.eventId === eventId && row.userId === userId)

export const rsvpsOf = (eventId: string): RsvpRow[] => db.rsvps.filter((row) => row.eventId === eventId)

const goingCount = (eventId: string) => rsvpsOf(eventId).filter(({ status }) => status === 'GOING').length

export const placesLeft = ({ eventId, capacity }: EventRow): number | null =>
  capacity === null ? null : Math.max(0, capacity - goingCount(eventId))

/** An event as sent to the client: with the count, and the link only for attendees and administrators. */
export function toEvent(row: EventRow, user: UserRow | undefined): CommunityEvent {
  const allowed = actsAsAdmin(user, 'listEvents') || findRsvp(row.eventId, user?.userId)?.status === 'GOING'
  return { ...row, onlineUrl: allowed ? row.onlineUrl : null, rsvpCount: goingCount(row.eventId) }
}

/** An RSVP as sent to the client, with its person. */
export function toRsvp(row: RsvpRow): Shape<'Rsvp'> {
  const user = findUser(row.userId)
  return {
    ...row,
    firstName: user?.firstName ?? 'Former',
    lastName: user?.lastName ?? 'member',
    email: user?.email ?? '',
  }
}

/** A published event; throws 404 otherwise. */
export function publicEvent(eventId: string): EventRow {
  const row = db.events.find((event) => event.eventId === eventId && event.status !== 'DRAFT')
  return row ?? reject(404, 'This event does not exist')
}

export const anyEvent = (eventId: string): EventRow =>
  db.events.find((event) => event.eventId === eventId) ?? reject(404, 'This event does not exist')

const refusals: Record<RsvpRefusal, string> = {
  draft: 'This event does not exist',
  cancelled: 'This event was cancelled',
  over: 'This event is over',
  full: 'This event is full',
  going: 'You’re already going',
}

/** Why a person cannot attend an event now; undefined if they can. */
export function whyNotCome(event: EventRow, userId: string | undefined): RsvpRefusal | undefined {
  const own = findRsvp(event.eventId, userId)
  return rsvpRefusal(event, own && toRsvp(own), placesLeft(event), clock.now())
}

/** Throws 409 if the person cannot attend. */
export function checkPlace(event: EventRow, userId: string | undefined): void {
  const why = whyNotCome(event, userId)
  if (why) reject(409, refusals[why], { code: why })
}

/** The price of an RSVP for a person, in cents. */
export function pricesFor(
  event: EventRow,
  user: UserRow | undefined,
): { amount: Cents; premium: Cents; membership: Cents } {
  const [full, premium] = [toCents(event.price), toCents(event.premiumPrice)]
  return { amount: user?.isPremiumMember ? premium : full, premium, membership: planOf('annual').amount }
}

/** The price of one event for the caller, in the contract's shape. */
export function toPrice(event: EventRow, user: UserRow | undefined): Shape<'EventPrice'> {
  const { amount, premium, membership } = pricesFor(event, user)
  const offered = amount > 0 && !user?.isPremiumMember
  return {
    eventId: event.eventId,
    price: event.price,
    premiumPrice: event.premiumPrice,
    amount: toSgd(amount),
    ...(offered ? { addPremiumPrice: toSgd(membership), amountWithPremium: toSgd(premium + membership) } : {}),
    currency: 'SGD',
    free: amount === 0,
    spotsLeft: placesLeft(event),
  }
}

export type Coming = { amount: Cents; newUser: boolean; addPremium: boolean }

/** Adds a person to the attendees, with mail and notification. Reactivates an earlier, cancelled RSVP. */
export function comeTo(event: EventRow, user: UserRow, { amount, newUser, addPremium }: Coming): RsvpRow {
  const before = findRsvp(event.eventId, user.userId)
  const row: RsvpRow = {
    rsvpId: before?.rsvpId ?? freshId('rsvp'),
    eventId: event.eventId,
    userId: user.userId,
    status: 'GOING',
    paid: amount > 0,
    amount: toSgd(amount),
    newUser,
    addPremium,
    attended: false,
    createdAt: clock.iso(),
    cancelledAt: null,
  }
  db.rsvps = [...db.rsvps.filter((other) => other !== before), row]
  sendMail(goingMail(user, event, amount))
  notify(user.userId, {
    kind: 'event',
    title: `You’re going: ${event.title}`,
    text: event.venue ?? 'Online',
    href: paths.event(event.eventId),
  })
  return row
}
