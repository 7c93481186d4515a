import type { Shape } from '@/contract/types'
import { formatSgd, type Cents } from '@/lib/money'

export type Charge = Shape<'StripeCharge'>
export type ChargeState = 'SUCCEEDED' | 'PENDING' | 'FAILED' | 'PARTLY_REFUNDED' | 'REFUNDED'

/** The state of a charge at the card-payment provider, refunds included. */
export function chargeState({ status, refunded, amount, amount_refunded: back = 0 }: Charge): ChargeState {
  if (status === 'failed') return 'FAILED'
  if (status === 'pending') return 'PENDING'
  if (refunded || (amount > 0 && back >= amount)) return 'REFUNDED'
  return back > 0 ? 'PARTLY_REFUNDED' : 'SUCCEEDED'
}

/** What we still hold of a charge, in hundredths of its currency: nothing if it failed or is pending. */
export function keptOf(charge: Charge): Cents {
  if (charge.status === 'failed' || charge.status === 'pending') return 0
  return Math.max(0, charge.amount - (charge.amount_refunded ?? 0))
}

const isSgd = (currency: string | undefined) => (currency ?? 'sgd').toLowerCase() === 'sgd'

/** Whether a charge is in Singapore dollars. */
export const inSgd = ({ currency }: Pick<Charge, 'currency'>) => isSgd(currency)

const figures = new Intl.NumberFormat('en-SG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats an amount in hundredths of a currency of the card-payment provider: `S$99.00`, `INR 404.00`. */
export function formatCharge(amount: Cents, currency: string | undefined): string {
  return isSgd(currency) ? formatSgd(amount) : `${currency?.toUpperCase()} ${figures.format(amount / 100)}`
}
