import type { CommunityEvent, Shape } from '@/contract/types'
import { toCents, type Cents } from '@/lib/money'
import { eventPhase } from './eventTimes'

type Rsvp = Shape<'Rsvp'>

/** Why nobody can say yes to an event now. */
export type RsvpRefusal = 'going' | 'cancelled' | 'over' | 'full' | 'draft'

/**
 * Whether a person may RSVP.
 * @param own the person's RSVP, if there is one; a cancelled one may be followed by a new one
 * @param spotsLeft null is unlimited
 * @param now milliseconds
 * @returns why not, or undefined when they may
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

/** Places left of an event as its list row tells them; null is unlimited. The price call knows better just before paying. */
export function spotsLeft({ capacity, rsvpCount }: CommunityEvent): number | null {
  return capacity === null || capacity === undefined ? null : Math.max(0, capacity - (rsvpCount ?? 0))
}

/**
 * What cancelling an RSVP pays back now: all that was charged until the event's `refundUntil`, nothing afterwards.
 * @param now milliseconds
 * @returns SGD cents
 */
export function refundOf(rsvp: Rsvp, { refundUntil }: CommunityEvent, now: number): Cents {
  const charged = rsvp.paid ? toCents(rsvp.amount) : 0
  return refundUntil && now <= Date.parse(refundUntil) ? charged : 0
}

/**
 * Whether the person may still cancel: the event has not begun and they are going.
 * @param now milliseconds
 */
export function canCancel({ status }: Rsvp, event: CommunityEvent, now: number): boolean {
  return status === 'GOING' && event.status !== 'CANCELLED' && eventPhase(event, now) === 'upcoming'
}

/**
 * Whether a cancellation may be taken back. A refunded RSVP cannot: it needs a new payment.
 * @param now milliseconds
 */
export function canUncancel(rsvp: Rsvp, event: CommunityEvent, left: number | null | undefined, now: number): boolean {
  return rsvp.status === 'CANCELLED' && !rsvp.refundAmount && rsvpRefusal(event, rsvp, left, now) === undefined
}
