import type { CommunityEvent, Shape } from '@/contract/types'
import { toCents, type Cents } from '@/lib/money'
import { eventPhase } from './eventTimes'

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
  if (own?.status === 'GOING') return 'going'
  return spotsLeft === 0 ? 'full' : undefined
}

/**
 * Places left according to the event's list row; null is unlimited. The price call is more current just before paying.
 */
export function spotsLeft({ capacity, rsvpCount }: CommunityEvent): number | null {
  return capacity === null || capacity === undefined ? null : Math.max(0, capacity - (rsvpCount ?? 0))
}

/**
 * The refund for cancelling an RSVP now: the full charge until the event's `refundUntil`, nothing afterwards.
 * @param now milliseconds
 * @returns SGD cents
 */
export function refundOf(rsvp: Rsvp, { refundUntil }: CommunityEvent, now: number): Cents {
  const charged = rsvp.paid ? toCents(rsvp.amount) : 0
  return refundUntil && now <= Date.parse(refundUntil) ? charged : 0
}

/**
 * Whether the person can still cancel: they are going and the event has not started.
 * @param now milliseconds
 */
export function canCancel({ status }: Rsvp, event: CommunityEvent, now: number): boolean {
  return status === 'GOING' && event.status !== 'CANCELLED' && eventPhase(event, now) === 'upcoming'
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
    .filter(({ event, rsvp }) => rsvp.status === 'GOING' && event.status !== 'CANCELLED')
    .map(({ event }) => event)
    .filter((event) => eventPhase(event, now) !== 'over')
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))[0]
}
