import type { Shape } from '@/contract/types'
import { countOf } from '@/lib/money/counts'
import { orDash } from '@/lib/text/wording'
import { formatCharge } from '../billing/stripeCharges'

type Coupon = Shape<'StripeCoupon'>

const durations: Readonly<Record<string, string>> = { once: 'once', forever: 'on every payment' }

function durationOf({ duration, duration_in_months: months }: Coupon): string {
  if (duration === 'repeating') return months ? `for ${countOf(months, 'month')}` : 'for some months'
  return duration === undefined ? '' : (durations[duration] ?? duration)
}

/** A coupon of the card-payment provider in one line: `DOER10: 10% off once`. Its amounts are in cents. */
export function couponLabel(coupon: Coupon): string {
  const { id, percent_off: percent, amount_off: amount, currency, valid } = coupon
  const off = typeof percent === 'number' ? `${percent}%` : orDash(amount, (cents) => formatCharge(cents, currency))
  return `${id}: ${[`${off} off`, durationOf(coupon)].filter(Boolean).join(' ')}${valid ? '' : ' (no longer valid)'}`
}
