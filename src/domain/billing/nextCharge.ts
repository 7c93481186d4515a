import type { Shape } from '@/contract/types'
import { optionalCents, type Cents } from '@/lib/money/money'

type Subscription = Shape<'Subscription'>
type Flags = Pick<Subscription, 'cancelAtPeriodEnd' | 'cancelledAt' | 'nextChargeDate'> & { status: string }

/**
 * Whether a subscription is charged again; undefined if the server doesn't say: a cancelled one may be active, too, and one
 * that was resumed may keep the time of its cancellation.
 */
export function renews({ status, cancelAtPeriodEnd, cancelledAt, nextChargeDate }: Flags): boolean | undefined {
  if (status === 'CANCELLED' || status === 'ENDED' || (cancelAtPeriodEnd ?? cancelledAt)) return false
  const isSaid = cancelAtPeriodEnd === false || Boolean(nextChargeDate)
  return status === 'PAST_DUE' || (status === 'ACTIVE' && isSaid) ? true : undefined
}

/**
 * The next charge of a subscription, as far as the server says: its day (ISO 8601) and amount. One that renews is
 * charged at the end of its period, unless the server says that nothing is (null).
 */
export function nextCharge(one: Subscription): { at: string | undefined; cents: Cents | undefined } {
  const { nextChargeDate = renews(one) ? one.currentPeriodEnd : undefined, nextChargeAmount, amount } = one
  return { at: nextChargeDate ?? undefined, cents: optionalCents(nextChargeAmount ?? amount) }
}
