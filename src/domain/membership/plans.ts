import { benefitsValue, monthlyPrice, planOf, type HeldPlan, type PlanId } from './premium'

/** The name of a plan change: a button must never say "Upgrade" for something cheaper. */
export type PlanChange = 'current' | 'upgrade' | 'downgrade' | 'switch'

/**
 * Names the change from one plan to another.
 * More benefits for more money is an upgrade, fewer for less a downgrade; the same benefits for another term or
 * region, any case where benefits and actual monthly price point in different directions, and a change from a plan
 * that is not known, is a switch.
 * @param inrRate rupees for one Singapore dollar; without it India plans are compared by their benefits alone
 */
export function planChange(from: HeldPlan, to: PlanId, inrRate?: number): PlanChange {
  if (from === to) return 'current'
  if (from === 'premium') return 'switch'
  const [old, next] = [planOf(from), planOf(to)]
  const more = next.level - old.level
  if (more === 0) return 'switch'
  const [before, after] = [monthlyPrice(old, inrRate), monthlyPrice(next, inrRate)]
  const dearer = before === undefined || after === undefined ? more : after - before
  if (more > 0 && dearer > 0) return 'upgrade'
  return more < 0 && dearer < 0 ? 'downgrade' : 'switch'
}

export type PlanFeature = { id: string; label: string; level: 0 | 1 | 2 }

/** The features of the plans; a plan includes every feature of its level and below. */
export const planFeatures: readonly PlanFeature[] = [
  { id: 'community', label: 'Community, open events and the blog', level: 0 },
  { id: 'marketplace', label: 'Solutions at the standard price', level: 0 },
  { id: 'referrals', label: 'Referral points', level: 0 },
  { id: 'prices', label: 'Member prices on solutions', level: 1 },
  { id: 'benefits', label: `Benefits worth ${benefitsValue} in total`, level: 1 },
  { id: 'events', label: 'Paid events at the member price', level: 1 },
  { id: 'verification', label: 'ID verification', level: 1 },
  { id: 'team', label: 'Your own team account', level: 1 },
  { id: 'masterclasses', label: 'All masterclasses', level: 2 },
  { id: 'advisor', label: 'A call with an adviser every quarter', level: 2 },
  { id: 'support', label: 'Support within one working day', level: 2 },
]

/** Whether a plan includes a feature. Of a premium plan that is not known, only what every one includes is certain. */
export function gives(plan: HeldPlan, feature: PlanFeature): boolean {
  return (plan === 'premium' ? 1 : planOf(plan).level) >= feature.level
}

/** Features gained and lost by a plan change, as far as both plans are known. */
export function featuresBetween(from: HeldPlan, to: PlanId): { gained: PlanFeature[]; lost: PlanFeature[] } {
  return {
    gained: planFeatures.filter((feature) => gives(to, feature) && !gives(from, feature)),
    lost: planFeatures.filter((feature) => gives(from, feature) && !gives(to, feature)),
  }
}
