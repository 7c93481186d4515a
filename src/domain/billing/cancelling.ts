import type { Shape } from '@/contract/types'
import { toCents, type Cents } from '@/lib/money'
import { daysBetween } from './periods'

type Subscription = Pick<
  Shape<'Subscription'>,
  'status' | 'currentPeriodEnd' | 'noticePeriodDays' | 'noticePeriodCharge'
>

/** What cancelling a subscription means now. */
export type Cancelling = {
  /** What runs on, until when (ISO 8601); undefined when it ends at once. */
  runsUntil: string | undefined
  /** The notice period that the paid term no longer covers, charged at once. */
  notice: { days: number; daysLeft: number; cents: Cents } | undefined
}

/**
 * What happens to a subscription that is cancelled now (R-LIFE-07).
 * A notice period is served within the term that is paid already; it is charged only where the term ends before it.
 * What is past due ends at once, and nothing is charged for it any more.
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
