import type { CartCalculated, Shape } from '@/contract/types'
import { optionalCents, toCents, type Cents } from '@/lib/money/money'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { addMonths } from '../billing/periods'
import { figuresOf } from '../cart/pricing'
import { termPrice, type Plan } from './premium'

export type PlanQuote = {
  /** One term of the plan. */
  fullPrice: Cents
  /** The unused part of the current term; 0 also if no answer says that the price contains one. */
  credit: Cents
  discount: Cents
  /** The amount that the cart will charge. */
  today: Cents
  /** When the plan is charged next, `YYYY-MM-DD` or ISO 8601. */
  next: { at: string; cents: Cents }
}

type Known = {
  /** The plan at the price that the cart charges. */
  plan: Plan
  /** The server's totals for a cart with only the plan. */
  calculated: CartCalculated
  /** The server's preview, if it is for this plan: it contains the next charge. */
  topUp?: Shape<'MembershipTopUp'> | undefined
  /** ISO or milliseconds. */
  now: string | number
  /** Rupees for one Singapore dollar. */
  inrRate?: number | undefined
}

/**
 * The cost of changing to a plan today, and the next charge. Today's amount is the server's, to the cent: the
 * cart shows the same.
 */
export function planQuote({ plan, calculated, topUp, now, inrRate }: Known): PlanQuote {
  const known = topUp?.newTier === plan.id ? topUp : undefined
  // With the membership in the cart, premium prices apply to every buyer.
  const { due: today, discount: told } = figuresOf(calculated, true)
  // A discount of these prices that isn’t sent must not be taken for a credit.
  const isUnsaid = told === undefined && Boolean(calculated.discount)
  const discount = told?.errorMessage ? 0 : toCents(told?.amount)
  const fullPrice = known?.fullPrice ? toCents(known.fullPrice) : (termPrice(plan, inrRate) ?? today + discount)
  const next = known?.nextChargeDate
    ? { at: known.nextChargeDate, cents: optionalCents(known.nextChargeAmount) ?? fullPrice }
    : { at: addMonths(singaporeDay(now) ?? '1970-01-01', plan.months), cents: fullPrice }
  const isCredited = known !== undefined || toCents(calculated.requiredMembershipTopUp) > 0
  return {
    fullPrice,
    credit: isCredited && !isUnsaid ? Math.max(0, fullPrice - today - discount) : 0,
    discount,
    today,
    next,
  }
}
