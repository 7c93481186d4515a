import type { Shape } from '@/contract/types'
import { toCents, type Cents } from '@/lib/money'
import { isPremium, planOf, readPlan, type Plan } from './premium'

/** The content of the membership card. Dates are ISO 8601. */
export type Membership = {
  plan: Plan
  since?: string
  until?: string
  /** True while unknown: nobody is told that their membership ends because it could not be read. */
  renews: boolean
  /** Whether the subscriptions were read: without them, upcoming charges are unknown. */
  chargesKnown: boolean
  /** Undefined if there are no further charges, or while `chargesKnown` is false. */
  nextCharge?: { at: string; cents: Cents }
  /** The last renewal failed. */
  pastDue: boolean
}

type Known = {
  status: Shape<'PremiumStatus'>
  tier?: Shape<'MembershipTier'> | undefined
  subscriptions?: readonly Shape<'Subscription'>[] | undefined
}

/** Combines three responses into one membership; only the status decides whether there is one (O-41). */
export function membershipOf({ status, tier, subscriptions }: Known): Membership {
  const chargesKnown = subscriptions !== undefined
  if (!status.isPremiumMember) return { plan: planOf('free'), renews: false, pastDue: false, chargesKnown }
  const running = subscriptions?.find(
    (one) => isPremium({ uid: one.uid ?? '' }) && one.status !== 'ENDED' && one.teamId === null,
  )
  const named = readPlan(status.tier ?? running?.plan)
  const renews = running
    ? running.status !== 'CANCELLED' && !running.cancelAtPeriodEnd
    : (status.willRenew ?? !chargesKnown)
  const since = tier?.startedAt ?? running?.createdAt
  const until = status.expiresAt ?? tier?.endsAt ?? running?.currentPeriodEnd
  const at = renews ? running?.nextChargeDate : undefined
  return {
    // Premium, whatever the server calls the plan.
    plan: named === 'free' ? { ...planOf('annual'), title: 'Premium' } : planOf(named),
    ...(since ? { since } : {}),
    ...(until ? { until } : {}),
    renews,
    chargesKnown,
    ...(at ? { nextCharge: { at, cents: toCents(running?.nextChargeAmount ?? running?.amount) } } : {}),
    pastDue: running?.status === 'PAST_DUE',
  }
}

const day = 86_400_000

/**
 * How much of the paid term is left: whole days, and their share of the term in percent. Undefined without an end or
 * a length.
 * @param now in ms
 */
export function membershipTerm(
  { until, plan }: Pick<Membership, 'until' | 'plan'>,
  now: number,
): { daysLeft: number; percentLeft: number } | undefined {
  const end = Date.parse(until ?? '')
  if (Number.isNaN(end) || plan.months === 0) return undefined
  const begin = new Date(end)
  begin.setUTCMonth(begin.getUTCMonth() - plan.months)
  const left = Math.max(0, end - now)
  return {
    daysLeft: Math.ceil(left / day),
    percentLeft: Math.min(100, Math.round((left / (end - begin.getTime())) * 100)),
  }
}
