import { momentMs } from '@/lib/dates/dates'
import { dayMs } from '@/lib/dates/day'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import type { Shape } from '@/contract/types'
import type { Cents } from '@/lib/money/money'
import { nextCharge, renews as renewsItself } from '../billing/nextCharge'
import { addMonths, daysBetween } from '../billing/periods'
import { heldPlan, isPremium, planOf, readPlan, type HeldPlan } from './premium'

/** The content of the membership card. Dates are ISO 8601. */
export type Membership = {
  plan: HeldPlan
  since?: string
  until?: string
  /** Undefined if no answer says whether it is charged again. */
  renews: boolean | undefined
  /** Whether the subscriptions were read: without them, upcoming charges are unknown. */
  chargesKnown: boolean
  /** Null if nothing more is charged, undefined if no answer says so. An amount may be unknown. */
  nextCharge?: { at: string; cents: Cents | undefined } | null
  /** The last renewal failed. */
  pastDue: boolean
}

type Subscription = Shape<'Subscription'>

type Known = {
  status: Shape<'PremiumStatus'>
  tier?: Shape<'MembershipTier'> | undefined
  subscriptions?: readonly Subscription[] | undefined
}

/** Whether a subscription is a premium membership, by its solution or its plan. */
export const isMembership = ({ uid, plan }: Pick<Subscription, 'uid' | 'plan'>): boolean =>
  uid ? isPremium({ uid }) : (readPlan(plan) ?? 'free') !== 'free'

/** The membership among the member's own subscriptions that is not over, if any. */
export const runningMembership = (subscriptions: readonly Subscription[] | undefined): Subscription | undefined =>
  subscriptions?.find((one) => isMembership(one) && one.status !== 'ENDED' && !one.teamId)

/** Combines three responses into one membership; only the status decides whether there is one (O-41). */
export function membershipOf({ status, tier, subscriptions }: Known): Membership {
  const chargesKnown = subscriptions !== undefined
  if (!status.isPremiumMember) return { plan: 'free', renews: false, pastDue: false, chargesKnown }
  const running = runningMembership(subscriptions)
  const own = running && renewsItself(running)
  // A flag weighs more than the status alone.
  const renews =
    own === false || (own && running?.cancelAtPeriodEnd === false) ? own : (status.willRenew ?? tier?.willRenew ?? own)
  const since = tier?.startedAt ?? running?.createdAt
  const until = status.expiresAt ?? tier?.endsAt ?? running?.currentPeriodEnd
  const next = running && renews !== false ? nextCharge(running, renews) : undefined
  return {
    plan: heldPlan(true, status.tier, running?.plan, tier?.tier),
    ...(since ? { since } : {}),
    ...(until ? { until } : {}),
    renews,
    chargesKnown,
    ...(next?.at ? { nextCharge: { at: next.at, cents: next.cents } } : next?.at === null ? { nextCharge: null } : {}),
    pastDue: running?.status === 'PAST_DUE',
  }
}

/**
 * How much of the paid term is left: whole days, and their share of the term in percent. Undefined without an end or
 * a length.
 * @param now in ms
 */
export function membershipTerm(
  { until, plan }: Pick<Membership, 'until' | 'plan'>,
  now: number,
): { daysLeft: number; percentLeft: number } | undefined {
  const end = momentMs(until)
  const lastDay = singaporeDay(until)
  const months = plan === 'premium' ? 0 : planOf(plan).months
  if (end === undefined || lastDay === undefined || months === 0) return undefined
  const left = Math.max(0, end - now) / dayMs
  const term = daysBetween(addMonths(lastDay, -months), lastDay) ?? 0
  return { daysLeft: Math.ceil(left), percentLeft: Math.min(100, Math.round((left / term) * 100)) }
}
