import type { CartCalculated, Shape } from '@/contract/types'
import { toCents, type Cents } from '@/lib/money'
import { singaporeDay } from '@/lib/singaporeDay'
import { addMonths } from '../billing/periods'
import { planOf, termPrice, type PlanId } from './premium'

export type PlanQuote = {
  /** One term of the plan. */
  fullPrice: Cents
  /** The unused part of the present term. */
  credit: Cents
  discount: Cents
  /** What the cart will ask for. */
  today: Cents
  /** When the plan is charged next, `YYYY-MM-DD` or ISO 8601. */
  next: { at: string; cents: Cents }
}

type Known = {
  plan: PlanId
  /** The server's figures for a cart that holds nothing but the plan. */
  calculated: CartCalculated
  /** The server's own preview, if it is about this plan: it knows the next charge. */
  topUp?: Shape<'MembershipTopUp'> | undefined
  /** ISO or milliseconds. */
  now: string | number
  /** Rupees for one Singapore dollar. */
  inrRate?: number | undefined
}

/**
 * What changing to a plan costs today, and what comes next (T6.1). Today's amount is the server's, to the cent:
 * the cart will show the same.
 */
export function planQuote({ plan: id, calculated, topUp, now, inrRate }: Known): PlanQuote {
  const plan = planOf(id)
  const known = topUp?.newTier === id ? topUp : undefined
  // With the membership in the cart premium prices apply, whoever buys.
  const today = toCents(calculated.totalPremium ?? calculated.total)
  const told = calculated.discountPremium ?? calculated.discount
  const discount = told?.errorMessage ? 0 : toCents(told?.amount)
  const fullPrice = known?.fullPrice ? toCents(known.fullPrice) : (termPrice(plan, inrRate) ?? today + discount)
  const next = known?.nextChargeDate
    ? { at: known.nextChargeDate, cents: toCents(known.nextChargeAmount) }
    : { at: addMonths(singaporeDay(now) ?? '1970-01-01', plan.months), cents: fullPrice }
  return { fullPrice, credit: Math.max(0, fullPrice - today - discount), discount, today, next }
}
