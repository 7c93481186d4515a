import type { Shape } from '@/contract/types'
import { optionalCents, type Cents } from '@/lib/money/money'

type Subscription = Shape<'Subscription'>
type Flags = Partial<Pick<Subscription, 'cancelAtPeriodEnd' | 'cancelledAt' | 'nextChargeDate'>> &
  Partial<Pick<Shape<'TeamSubscription'>, 'kind' | 'nextChargeAt' | 'endDate'>> & { status: string }

/**
 * Whether a subscription, of a member or a team, is charged again. A cancelled one (R-LIFE-07) may keep its status
 * until its period ends, and a resumed one the time of its cancellation. Seats are given back one by one, and are never
 * set to end with their period.
 * @returns undefined if the server doesn't say: its status is unknown, or only its next charge is sent, and is null
 */
export function renews(one: Flags): boolean | undefined {
  const { status, kind, cancelAtPeriodEnd = kind === 'SEATS' ? false : undefined, cancelledAt, endDate } = one
  if (cancelAtPeriodEnd || status === 'CANCELLED' || status === 'ENDED') return false
  if (status !== 'ACTIVE' && status !== 'PAST_DUE') return undefined
  if (cancelAtPeriodEnd === false || one.nextChargeDate || one.nextChargeAt) return true
  if (cancelledAt) return false
  // Only a team's subscription has an `endDate`; for a member's, `cancelledAt` decides.
  return (kind === undefined ? cancelledAt : endDate) === null ? true : undefined
}

/**
 * Whether the record of a subscription says that it was cancelled.
 * @returns undefined if it doesn't say, or has only the time of a cancellation, which a resumed one may keep
 */
export function isCancelled(one: Flags): boolean | undefined {
  if (one.cancelAtPeriodEnd || one.status === 'CANCELLED' || one.status === 'ENDED') return true
  return renews(one) ? false : undefined
}

/**
 * The day (ISO 8601) on which a subscription, of a member or a team, is charged next; null if the server says that
 * nothing more is charged, undefined if it doesn't say. A null day only counts if something else says that the
 * subscription renews.
 * @param periodEnd the day of a subscription that renews and whose day isn't sent, or whose last charge failed
 */
export function chargeDay(
  status: string,
  isRenewed: boolean | undefined,
  sentDay: string | null | undefined,
  periodEnd: string | undefined,
): string | null | undefined {
  if (sentDay) return sentDay
  if (status === 'PAST_DUE') return isRenewed === false ? undefined : periodEnd
  if (!isRenewed) return undefined
  return sentDay === null ? null : periodEnd
}

/**
 * The next charge of a member's subscription, as far as it is known: its day, as in `chargeDay`, and its amount.
 * A subscription that renews is charged at the end of its period.
 * @param isRenewed whether it renews, if the caller knows more than the record says
 */
export function nextCharge(
  one: Subscription,
  isRenewed = renews(one),
): { at: string | null | undefined; cents: Cents | undefined } {
  const { status, nextChargeDate, currentPeriodEnd, nextChargeAmount, amount } = one
  const at = chargeDay(status, isRenewed, nextChargeDate, currentPeriodEnd)
  return {
    // If only the caller knows that it renews, a null day in the record contradicts that: the day is unknown.
    at: at === null && !renews(one) ? undefined : at,
    cents: optionalCents(nextChargeAmount ?? amount),
  }
}
