import type { Cents } from '@/lib/money'
import { dayParts, daysInMonth, firstOfNextMonth } from '../billing/periods'
import { seatPrice } from '../membership/premium'

export type SeatsCharge = {
  /** The charge now. */
  amount: Cents
  seatPrice: Cents
  /** Days left in the month, today included, at least 1. */
  remainingDays: number
  daysInMonth: number
  /** The first of the next month, `YYYY-MM-DD`. */
  nextChargeAt: string
  /** The charge on that day, for the new seats and those already paid. */
  nextChargeAmount: Cents
}

/**
 * The cost of additional team seats: prorated for the rest of this month, then in full on the first of each
 * (R-PRICE-03 to -05). The prorated amount is rounded once, as a whole, half up.
 * @param now the server's time (GET /time), ISO or ms: months are Singapore months
 * @param paidSeats seats that the team already pays for
 */
export function seatsCharge(seats: number, now: string | number, paidSeats = 0): SeatsCharge {
  const { year, month, day } = dayParts(now)
  const days = daysInMonth(year, month)
  const remainingDays = Math.max(1, days - day + 1)
  const count = Math.max(0, Math.trunc(seats))
  return {
    amount: Math.round((count * seatPrice * remainingDays) / days),
    seatPrice,
    remainingDays,
    daysInMonth: days,
    nextChargeAt: firstOfNextMonth(now),
    nextChargeAmount: (count + Math.max(0, paidSeats)) * seatPrice,
  }
}
