import { toSgd, type Cents } from '@/lib/money/money'
import { addMonths, daysAtLeastNone } from '@/domain/billing/periods'
import { planOf, termPrice, type PlanId } from '@/domain/membership/premium'
import { singaporeDay } from '@/lib/dates/singaporeDay'

/** The current term of a membership. */
export type Membership = {
  plan: PlanId
  /** ISO 8601. */
  periodStart: string
  periodEnd: string
  /** The price paid for this term; the plan's price if unknown. */
  paid?: Cents
}

export type TopUp = {
  /** Price of the new term without the credit. */
  fullPrice: Cents
  /** The unused part of the current term. */
  credit: Cents
  /** The amount due today, never below 0. */
  due: Cents
  daysRemaining: number
  /** When the new plan is next charged, `YYYY-MM-DD`. */
  nextChargeAt: string
}

/**
 * The cost of changing to another plan today: its price minus the unused part of the current term, in full days.
 * The same plan again is a renewal and gets no credit.
 * @param now ISO or ms
 * @param inrRate rupees for one Singapore dollar
 * @returns undefined while the rate that an India plan needs is unknown
 */
export function topUpTo(
  to: PlanId,
  membership: Membership | undefined,
  now: string | number,
  inrRate?: number,
): TopUp | undefined {
  const plan = planOf(to)
  const fullPrice = termPrice(plan, inrRate)
  if (fullPrice === undefined) return undefined
  const { credit, daysRemaining } = creditOf(to, membership, now, inrRate)
  return {
    fullPrice,
    credit: Math.min(credit, fullPrice),
    due: Math.max(0, fullPrice - credit),
    daysRemaining,
    nextChargeAt: addMonths(singaporeDay(now) ?? '1970-01-01', plan.months),
  }
}

function creditOf(to: PlanId, membership: Membership | undefined, now: string | number, inrRate?: number) {
  if (!membership || membership.plan === 'free') return { credit: 0, daysRemaining: 0 }
  const term = daysAtLeastNone(membership.periodStart, membership.periodEnd) ?? 0
  const daysRemaining = Math.min(daysAtLeastNone(now, membership.periodEnd) ?? 0, term)
  const paid = membership.paid ?? termPrice(planOf(membership.plan), inrRate) ?? 0
  const credit = membership.plan === to || term <= 0 ? 0 : Math.round((paid * daysRemaining) / term)
  return { credit, daysRemaining }
}

/** Converts a top-up to the API's `MembershipTopUp`. */
export function topUpAnswer(to: PlanId, membership: Membership, topUp: TopUp) {
  return {
    requiredMembershipTopUp: toSgd(topUp.due),
    fullPrice: toSgd(topUp.fullPrice),
    credit: toSgd(topUp.credit),
    discount: 0,
    currency: 'SGD',
    currentTier: membership.plan,
    newTier: to,
    daysRemaining: topUp.daysRemaining,
    currentPeriodEnd: membership.periodEnd,
    nextChargeDate: `${topUp.nextChargeAt}T00:00:00.000Z`,
    nextChargeAmount: toSgd(topUp.fullPrice),
  }
}
