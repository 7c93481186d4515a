import type { Shape } from '@/contract/types'
import { toCents, type Cents } from '@/lib/money/money'
import { daysBetween } from './periods'

type Subscription = Partial<Pick<Shape<'Subscription'>, 'status' | 'noticePeriodDays' | 'noticePeriodCharge'>> & {
  /** End of the time that is paid for, if it is known. */
  currentPeriodEnd?: string | undefined
}

/** A subscription that can be cancelled: a member's, or a team's. */
export type Cancellable = Subscription & Pick<Shape<'Subscription'>, 'title' | 'variation' | 'stripeSubscriptionId'>

/** Converts a team's subscription to one that can be cancelled; its paid term ends with the next charge. */
export function teamCancellable(subscription: Shape<'TeamSubscription'>): Cancellable {
  const { status, title, variation, stripeSubscriptionId, noticePeriodDays, noticePeriodCharge } = subscription
  const { nextChargeAt, endDate } = subscription
  return {
    status,
    title,
    currentPeriodEnd: nextChargeAt ?? endDate ?? undefined,
    ...(variation && { variation }),
    ...(stripeSubscriptionId !== undefined && { stripeSubscriptionId }),
    ...(noticePeriodDays !== undefined && { noticePeriodDays }),
    ...(noticePeriodCharge !== undefined && { noticePeriodCharge }),
  }
}

/** The effect of cancelling a subscription now. */
export type Cancelling = {
  /** End of the time that is paid for (ISO 8601); undefined if it is over, or not known. */
  runsUntil: string | undefined
  /** The notice period beyond the paid term, which is charged at once; null if it is unknown whether there is one. */
  notice: { days: number; daysLeft: number; cents: Cents } | undefined | null
}

/**
 * The effect of cancelling a subscription now (R-LIFE-07).
 * The notice period runs within the paid term; only the part beyond its end is charged. If a renewal wasn’t paid, no
 * notice is charged: a declined charge would prevent the cancellation.
 * @param now ISO or milliseconds
 */
export function cancelling(subscription: Subscription, now: string | number): Cancelling {
  const { status, currentPeriodEnd, noticePeriodDays, noticePeriodCharge } = subscription
  const left = currentPeriodEnd === undefined ? undefined : daysBetween(now, currentPeriodEnd)
  if (status === 'PAST_DUE') return { runsUntil: undefined, notice: undefined }
  const runsUntil = left !== undefined && left < 0 ? undefined : currentPeriodEnd
  if (noticePeriodDays === null || noticePeriodCharge === null || noticePeriodCharge === 0)
    return { runsUntil, notice: undefined }
  if (noticePeriodDays === undefined || noticePeriodCharge === undefined || left === undefined)
    return { runsUntil, notice: null }
  const notice = { days: noticePeriodDays, daysLeft: Math.max(0, left), cents: toCents(noticePeriodCharge) }
  return { runsUntil, notice: left < noticePeriodDays ? notice : undefined }
}
