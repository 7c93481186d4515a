import type { Shape } from '@/contract/types'
import { formatDate } from '@/lib/dates/dates'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { countOf } from '@/lib/money/counts'
import { formatSgd, toCents, type Cents } from '@/lib/money/money'
import { dayParts, daysInMonth, firstOfNextMonth } from '../billing/periods'

/** The monthly price of a team seat (R-PRICE-03). */
export const seatPrice: Cents = 550

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

type Price = Partial<Pick<Shape<'TeamPaymentRequired'>, 'seatPrice' | 'remainingDays' | 'daysInMonth' | 'nextChargeAt'>>

/**
 * The cost of additional team seats: prorated for the rest of this month, then in full on the first of each
 * (R-PRICE-03 to -05). The prorated amount is rounded once, as a whole, half up.
 * @param price the server's own price and days (`isTeamPaymentRequired`); what it leaves out is calculated
 * @param now the server's time (GET /time), ISO or ms: months are Singapore months
 * @param paidSeats seats that the team already pays for
 */
export function seatsQuote(seats: number, price: Price, now: string | number, paidSeats = 0): SeatsCharge {
  const { year, month, day } = dayParts(now)
  const ownDays = daysInMonth(year, month)
  const days = price.daysInMonth || ownDays
  // Amounts may be below zero, prices not: a server may say −1 for one that it doesn't have.
  const hasPrice = price.seatPrice !== undefined && price.seatPrice >= 0
  const perSeat = hasPrice ? toCents(price.seatPrice) : seatPrice
  const { nextChargeAt = firstOfNextMonth(now) } = price
  const remainingDays = Math.max(1, price.remainingDays ?? ownDays - day + 1)
  const count = Math.max(0, Math.trunc(seats))
  return {
    amount: Math.round((count * perSeat * remainingDays) / days),
    seatPrice: perSeat,
    remainingDays,
    daysInMonth: days,
    nextChargeAt,
    nextChargeAmount: (count + Math.max(0, paidSeats)) * perSeat,
  }
}

/** The day of a charge in Singapore, `DD/MM/YYYY` (R-CONST-10), the same in every zone. @param at a day or a moment */
export const chargeDay = (at: string): string => formatDate(singaporeDay(at) ?? at)

/** The price before anything is sent: `3 × S$5.50 × 9/30 = S$4.95 today, then S$16.50 on 01/12/2026`. */
export function seatsPriceText(seats: number, charge: SeatsCharge): string {
  const { amount, remainingDays, daysInMonth: days, nextChargeAt, nextChargeAmount } = charge
  const sum = `${seats} × ${formatSgd(charge.seatPrice)} × ${remainingDays}/${days} = ${formatSgd(amount)} today`
  return `${sum}, then ${formatSgd(nextChargeAmount)} on ${chargeDay(nextChargeAt)}`
}

/** What is bought: `1 extra seat`, `3 extra seats`; `3 seats` for a team that pays for none yet. */
export const extraSeatsText = (seats: number, paid: number): string => countOf(seats, paid > 0 ? 'extra seat' : 'seat')

/** The paid seats of a team: a server may say them only as what it was asked for. */
export const paidSeats = ({ seats, count }: Pick<Shape<'TeamSeatCount'>, 'seats' | 'count'>): number => seats ?? count

/** How many seats have to be bought for new members: those that find no vacant one. */
export function seatsToBuy(members: number, vacant: number): number {
  return Math.max(0, members - Math.max(0, vacant))
}
