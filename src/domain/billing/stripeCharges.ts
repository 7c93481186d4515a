import type { Shape } from '@/contract/types'
import { formatSgd, type Cents } from '@/lib/money/money'

export type Charge = Shape<'StripeCharge'>
export type ChargeState = 'SUCCEEDED' | 'PENDING' | 'FAILED' | 'PARTLY_REFUNDED' | 'REFUNDED'

/**
 * The state of a charge at the card-payment provider, including refunds. The provider's own status if this app doesn't
 * know it, or if it is unknown whether a successful charge was refunded.
 */
export function chargeState(charge: Charge): ChargeState | string {
  const { status, refunded, amount } = charge
  if (status === 'failed') return 'FAILED'
  if (status === 'pending') return 'PENDING'
  const back = refundOf(charge) ?? 0
  if (refunded || (amount > 0 && back >= amount)) return 'REFUNDED'
  if (back > 0) return 'PARTLY_REFUNDED'
  return isPaid(charge) && refundOf(charge) !== undefined ? 'SUCCEEDED' : status
}

/** The refunded amount; undefined if it is unknown. If only the flag `refunded` is set, it is the whole amount. */
const refundOf = ({ amount, amount_refunded, refunded }: Charge): Cents | undefined =>
  amount_refunded ?? (refunded ? amount : undefined)

/** Whether a charge went through, refunded or not. */
export const isPaid = ({ status }: Pick<Charge, 'status'>) => status === 'succeeded'

/**
 * The amount of a charge that was not refunded, in hundredths of its currency: 0 if it failed or is pending; undefined
 * if its status or its refund is unknown.
 */
export function keptOf(charge: Charge): Cents | undefined {
  if (charge.status === 'failed' || charge.status === 'pending') return 0
  const back = refundOf(charge)
  return isPaid(charge) && back !== undefined ? Math.max(0, charge.amount - Math.max(0, back)) : undefined
}

/** Whether a charge is in Singapore dollars. */
export const inSgd = ({ currency }: { currency?: string | null | undefined }) =>
  (currency ?? 'sgd').toLowerCase() === 'sgd'

const figures = new Intl.NumberFormat('en-SG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats an amount in hundredths of a currency of the card-payment provider: `S$99.00`, `INR 404.00`. */
export function formatCharge(amount: Cents, currency: string | null | undefined): string {
  return inSgd({ currency }) ? formatSgd(amount) : `${currency?.toUpperCase()} ${figures.format(amount / 100)}`
}
