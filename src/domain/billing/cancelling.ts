import type { Shape } from '@/contract/types'
import { toCents, type Cents } from '@/lib/money'
import { daysBetween } from './periods'

type Subscription = Pick<
  Shape<'Subscription'>,
  'status' | 'currentPeriodEnd' | 'noticePeriodDays' | 'noticePeriodCharge'
>

/** A subscription that can be cancelled: a member's, or a team's. */
export type Cancellable = Subscription & Pick<Shape<'Subscription'>, 'title' | 'variation' | 'stripeSubscriptionId'>

/** A team's subscription as one to cancel; its paid term ends with the next charge. */
export function teamCancellable(subscription: Shape<'TeamSubscription'>): Cancellable {
  const { status, title, variation, stripeSubscriptionId, noticePeriodDays, noticePeriodCharge } = subscription
  const { nextChargeAt, endDate, startDate = '' } = subscription
  return {
    status,
    title,
    currentPeriodEnd: nextChargeAt ?? endDate ?? startDate,
    ...(variation && { variation }),
    ...(stripeSubscriptionId !== undefined && { stripeSubscriptionId }),
    ...(noticePeriodDays !== undefined && { noticePeriodDays }),
    ...(noticePeriodCharge !== undefined && { noticePeriodCharge }),
  }
}

/**
 * Whether the server's record says that a subscription was cancelled (R-LIFE-07): one that runs to the end of its period
 * may keep its status.
 * @returns undefined for a status that we don't know, which says neither
 */
export function isCancelled({
  status,
  cancelAtPeriodEnd,
}: Pick<Shape<'Subscription'>, 'status' | 'cancelAtPeriodEnd'>): boolean | undefined {
  if (cancelAtPeriodEnd === true || status === 'CANCELLED' || status === 'ENDED') return true
  return status === 'ACTIVE' || status === 'PAST_DUE' ? false : undefined
}

/** The effect of cancelling a subscription now. */
export type Cancelling = {
  /** End of the remaining service (ISO 8601); undefined if it ends at once. */
  runsUntil: string | undefined
  /** The part of the notice period beyond the paid term, charged at once. */
  notice: { days: number; daysLeft: number; cents: Cents } | undefined
}

/**
 * The effect of cancelling a subscription now (R-LIFE-07).
 * The notice period runs within the paid term; only the part beyond its end is charged.
 * A past-due subscription ends at once, without further charges.
 * @param now ISO or milliseconds
 */
export function cancelling(subscription: Subscription, now: string | number): Cancelling {
  const { status, currentPeriodEnd, noticePeriodDays, noticePeriodCharge } = subscription
  if (status === 'PAST_DUE') return { runsUntil: undefined, notice: undefined }
  const cents = toCents(noticePeriodCharge)
  const days = noticePeriodDays ?? 0
  const daysLeft = Math.max(0, daysBetween(now, currentPeriodEnd))
  const isDue = cents > 0 && daysLeft < days
  return { runsUntil: currentPeriodEnd, notice: isDue ? { days, daysLeft, cents } : undefined }
}
