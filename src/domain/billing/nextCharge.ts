import type { Shape } from '@/contract/types'
import { optionalCents, type Cents } from '@/lib/money/money'

type Subscription = Shape<'Subscription'>
type Flags = Partial<Pick<Subscription, 'cancelAtPeriodEnd' | 'cancelledAt' | 'nextChargeDate'>> &
  Partial<Pick<Shape<'TeamSubscription'>, 'kind' | 'nextChargeAt' | 'endDate'>> & { status: string }

/**
 * Whether a subscription is charged again, of a member or a team: one that was cancelled (R-LIFE-07) may keep its status
 * until its period ends, and one that was resumed the time of its cancellation. Seats are given back one by one, never set
 * to end with their period.
 * @returns undefined if the server doesn't say: it has a status that we don't know, or no more than a null next charge
 */
export function renews(one: Flags): boolean | undefined {
  const { status, kind, cancelAtPeriodEnd = kind === 'SEATS' ? false : undefined, cancelledAt, endDate } = one
  if (cancelAtPeriodEnd || status === 'CANCELLED' || status === 'ENDED') return false
  if (status !== 'ACTIVE' && status !== 'PAST_DUE') return undefined
  if (cancelAtPeriodEnd === false || one.nextChargeDate || one.nextChargeAt) return true
  if (cancelledAt) return false
  // An end is what a team's subscription has; of a member's, that none is set says nothing of its cancellation.
  return (kind === undefined ? cancelledAt : endDate) === null ? true : undefined
}

/**
 * Whether the record of a subscription says that it was cancelled.
 * @returns undefined if it doesn't say, or only by the time of a cancellation, which a resumed one may keep
 */
export function isCancelled(one: Flags): boolean | undefined {
  if (one.cancelAtPeriodEnd || one.status === 'CANCELLED' || one.status === 'ENDED') return true
  return renews(one) ? false : undefined
}

/**
 * When a subscription is charged next, of a member or a team: its day (ISO 8601), null if the server says that nothing more is
 * charged, undefined if it doesn't say. A null day counts only where something else says that it renews, and what failed is due.
 * @param periodEnd when the day of one that renews, or has failed, isn't said
 */
export function chargeDay(
  status: string,
  isRenewed: boolean | undefined,
  said: string | null | undefined,
  periodEnd: string | undefined,
): string | null | undefined {
  if (said) return said
  if (status === 'PAST_DUE') return isRenewed === false ? undefined : periodEnd
  if (!isRenewed) return undefined
  return said === null ? null : periodEnd
}

/**
 * The next charge of a member's subscription, as far as the server says: its day, as `chargeDay` reads it, and amount.
 * One that renews is charged at the end of its period.
 * @param isRenewed whether it renews, where more is known than its record says
 */
export function nextCharge(
  one: Subscription,
  isRenewed = renews(one),
): { at: string | null | undefined; cents: Cents | undefined } {
  const { status, nextChargeDate, currentPeriodEnd, nextChargeAmount, amount } = one
  const at = chargeDay(status, isRenewed, nextChargeDate, currentPeriodEnd)
  return {
    // What says elsewhere that it renews contradicts a record that has no more than null.
    at: at === null && !renews(one) ? undefined : at,
    cents: optionalCents(nextChargeAmount ?? amount),
  }
}
