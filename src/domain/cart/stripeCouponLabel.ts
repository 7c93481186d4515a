import type { Shape } from '@/contract/types'
import { formatSgd } from '@/lib/money/money'
import { countOf } from '@/lib/money/counts'
import { said } from '@/lib/text/said'

type Coupon = Shape<'StripeCoupon'>

const durations: Readonly<Record<string, string>> = { once: 'once', forever: 'on every payment' }

function durationOf({ duration, duration_in_months: months }: Coupon): string {
  if (duration === 'repeating') return months ? `for ${countOf(months, 'month')}` : 'for some months'
  return duration === undefined ? '' : (durations[duration] ?? duration)
}

const twoDecimals = new Intl.NumberFormat('en-SG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A coupon of the card-payment provider in one line: `DOER10: 10% off once`. Its amounts are in cents. */
export function couponLabel(coupon: Coupon): string {
  const { id, percent_off: percent, amount_off: amount, currency, valid } = coupon
  const isSgd = (currency ?? 'sgd').toLowerCase() === 'sgd'
  const money = (cents: number) =>
    isSgd ? formatSgd(cents) : `${currency?.toUpperCase()} ${twoDecimals.format(cents / 100)}`
  const off = typeof percent === 'number' ? `${percent}%` : said(amount, money)
  return `${id}: ${[`${off} off`, durationOf(coupon)].filter(Boolean).join(' ')}${valid ? '' : ' (no longer valid)'}`
}
