import { momentMs } from '@/lib/dates/dates'
import type { CommunityEvent, Shape } from '@/contract/types'
import { optionalCents, type Cents } from '@/lib/money/money'
import { bySoonest, eventPhase } from './eventTimes'

type Rsvp = Shape<'Rsvp'>

/** Why an RSVP to an event is not possible now. */
export type RsvpRefusal = 'going' | 'cancelled' | 'over' | 'full' | 'draft'

/**
 * Whether a person can RSVP.
 * @param own the person's RSVP, if any; a cancelled one does not prevent a new one
 * @param spotsLeft null is unlimited
 * @param now milliseconds
 * @returns the reason why not, or undefined if they can
 */
export function rsvpRefusal(
  event: CommunityEvent,
  own: Rsvp | undefined,
  spotsLeft: number | null | undefined,
  now: number,
): RsvpRefusal | undefined {
  if (event.status === 'DRAFT') return 'draft'
  if (event.status === 'CANCELLED') return 'cancelled'
  if (eventPhase(event, now) === 'over') return 'over'
  if (own && own.status !== 'CANCELLED') return 'going'
  return spotsLeft === 0 ? 'full' : undefined
}

/**
 * Places left according to the event's list row; null is unlimited, undefined unknown.
 * The price call is more current just before paying.
 */
export function spotsLeft({ capacity, rsvpCount }: CommunityEvent): number | null | undefined {
  if (capacity === null || capacity === undefined) return capacity
  return rsvpCount === undefined ? undefined : Math.max(0, capacity - rsvpCount)
}

/**
 * The refund for cancelling an RSVP now: the full charge until the event's `refundUntil`, nothing afterwards; undefined
 * if no answer says what was paid or until when it is refunded.
 * @param now milliseconds
 * @returns SGD cents
 */
export function refundOf(rsvp: Rsvp, { refundUntil }: CommunityEvent, now: number): Cents | undefined {
  if (rsvp.paid === false || refundUntil === null) return 0
  if (rsvp.paid === undefined || refundUntil === undefined) return undefined
  const until = momentMs(refundUntil)
  if (until === undefined) return undefined
  return now <= until ? optionalCents(rsvp.amount) : 0
}

/**
 * Whether the person can still cancel: they have not yet, and the event is not over. Whether one in progress may be
 * cancelled is the server's to say.
 * @param now milliseconds
 */
export function canCancel({ status }: Rsvp, event: CommunityEvent, now: number): boolean {
  return status !== 'CANCELLED' && event.status !== 'CANCELLED' && eventPhase(event, now) !== 'over'
}

/**
 * Whether a cancellation can be undone. A refunded RSVP cannot: it needs a new payment.
 * @param now milliseconds
 */
export function canUncancel(rsvp: Rsvp, event: CommunityEvent, left: number | null | undefined, now: number): boolean {
  return rsvp.status === 'CANCELLED' && !rsvp.refundAmount && rsvpRefusal(event, rsvp, left, now) === undefined
}

/**
 * The next event that a person is going to, or the one in progress.
 * @param now milliseconds
 */
export function nextGoing(mine: readonly Shape<'EventRsvp'>[], now: number): CommunityEvent | undefined {
  return mine
    .filter(({ event, rsvp }) => rsvp.status !== 'CANCELLED' && event.status !== 'CANCELLED')
    .map(({ event }) => event)
    .filter((event) => eventPhase(event, now) !== 'over')
    .sort(bySoonest)[0]
}
