import { monthlyPrice, planOf, type PlanId } from './premium'

/** What a change of plan is called: a button may never say "Upgrade" to something cheaper (T4.4). */
export type PlanChange = 'current' | 'upgrade' | 'downgrade' | 'switch'

/**
 * Names the change from one plan to another.
 * More for more money is an upgrade, less for less a downgrade; the same benefits for another term or region, and
 * anything where benefits and real monthly price disagree, is a switch.
 * @param inrRate rupees for one Singapore dollar; without it the India plans are told apart by their benefits alone
 */
export function planChange(from: PlanId, to: PlanId, inrRate?: number): PlanChange {
  if (from === to) return 'current'
  const [old, next] = [planOf(from), planOf(to)]
  const more = next.level - old.level
  if (more === 0) return 'switch'
  const [before, after] = [monthlyPrice(old, inrRate), monthlyPrice(next, inrRate)]
  const dearer = before === undefined || after === undefined ? more : after - before
  if (more > 0 && dearer > 0) return 'upgrade'
  return more < 0 && dearer < 0 ? 'downgrade' : 'switch'
}

export type PlanFeature = { id: string; label: string; level: 0 | 1 | 2 }

/** What the plans give; a plan has every feature of its level and below. */
export const planFeatures: readonly PlanFeature[] = [
  { id: 'community', label: 'Community, open events and the blog', level: 0 },
  { id: 'marketplace', label: 'Solutions at the standard price', level: 0 },
  { id: 'referrals', label: 'Referral points', level: 0 },
  { id: 'prices', label: 'Member prices on solutions', level: 1 },
  { id: 'benefits', label: 'Benefits worth over $400K in total', level: 1 },
  { id: 'events', label: 'Paid events at the premium price', level: 1 },
  { id: 'verification', label: 'ID verification', level: 1 },
  { id: 'team', label: 'Your own team account', level: 1 },
  { id: 'masterclasses', label: 'All masterclasses', level: 2 },
  { id: 'advisor', label: 'A call with an adviser every quarter', level: 2 },
  { id: 'support', label: 'Support within one working day', level: 2 },
]

/** Whether a plan gives a feature. */
export function gives(plan: PlanId, feature: PlanFeature): boolean {
  return planOf(plan).level >= feature.level
}

/** What a change of plan brings and takes (T6.1). */
export function featuresBetween(from: PlanId, to: PlanId): { gained: PlanFeature[]; lost: PlanFeature[] } {
  return {
    gained: planFeatures.filter((feature) => gives(to, feature) && !gives(from, feature)),
    lost: planFeatures.filter((feature) => gives(from, feature) && !gives(to, feature)),
  }
}
