import type { Shape } from '@/contract/types'
import { optionalCents, type Cents } from '@/lib/money/money'

type Subscription = Shape<'Subscription'>
type Flags = Pick<Subscription, 'cancelAtPeriodEnd' | 'cancelledAt' | 'nextChargeDate'> & { status: string }

/**
 * Whether a subscription is charged again; undefined if the server doesn't say: a cancelled one may be active, too, and one
 * that was resumed may keep the time of its cancellation.
 */
export function renews({ status, cancelAtPeriodEnd, cancelledAt, nextChargeDate }: Flags): boolean | undefined {
  const isSaid = cancelAtPeriodEnd === false || Boolean(nextChargeDate)
  if (status === 'CANCELLED' || status === 'ENDED' || cancelAtPeriodEnd || (cancelledAt && !isSaid)) return false
  return status === 'PAST_DUE' || (status === 'ACTIVE' && isSaid) ? true : undefined
}

/**
 * The next charge of a subscription, as far as the server says: its day (ISO 8601) and amount. One that renews is
 * charged at the end of its period, unless the server says that nothing is (null).
 * @param isRenewed whether it renews, where more is known than its record says
 */
export function nextCharge(
  one: Subscription,
  isRenewed = renews(one),
): { at: string | undefined; cents: Cents | undefined } {
  const { nextChargeDate = isRenewed ? one.currentPeriodEnd : undefined, nextChargeAmount, amount } = one
  return { at: nextChargeDate ?? undefined, cents: optionalCents(nextChargeAmount ?? amount) }
}
