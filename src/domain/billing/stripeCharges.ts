import type { Shape } from '@/contract/types'
import { formatSgd, type Cents } from '@/lib/money/money'

export type Charge = Shape<'StripeCharge'>
export type ChargeState = 'SUCCEEDED' | 'PENDING' | 'FAILED' | 'PARTLY_REFUNDED' | 'REFUNDED'

/** The state of a charge at the card-payment provider, refunds included; a status this app doesn't know is its own. */
export function chargeState({ status, refunded, amount, amount_refunded: back = 0 }: Charge): ChargeState | string {
  if (status === 'failed') return 'FAILED'
  if (status === 'pending') return 'PENDING'
  if (refunded || (amount > 0 && back >= amount)) return 'REFUNDED'
  if (back > 0) return 'PARTLY_REFUNDED'
  return isPaid({ status }) ? 'SUCCEEDED' : status
}

/** Whether a charge went through, refunded or not. */
export const isPaid = ({ status }: Pick<Charge, 'status'>) => status === 'succeeded'

/**
 * What we still hold of a charge, in hundredths of its currency: nothing if it failed or is pending; undefined if its
 * status doesn't say.
 */
export function keptOf(charge: Charge): Cents | undefined {
  if (charge.status === 'failed' || charge.status === 'pending') return 0
  // A refund that only the flag tells is one of the whole amount.
  const back = charge.amount_refunded ?? (charge.refunded ? charge.amount : 0)
  return isPaid(charge) ? Math.max(0, charge.amount - Math.max(0, back)) : undefined
}

/** Whether a charge is in Singapore dollars. */
export const inSgd = ({ currency }: { currency?: string | null | undefined }) =>
  (currency ?? 'sgd').toLowerCase() === 'sgd'

const figures = new Intl.NumberFormat('en-SG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats an amount in hundredths of a currency of the card-payment provider: `S$99.00`, `INR 404.00`. */
export function formatCharge(amount: Cents, currency: string | null | undefined): string {
  return inSgd({ currency }) ? formatSgd(amount) : `${currency?.toUpperCase()} ${figures.format(amount / 100)}`
}
