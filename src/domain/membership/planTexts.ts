import { formatSgd } from '@/lib/money/money'
import { termSaving, type Plan, type PlanId } from './premium'

const texts: Record<PlanId, string> = {
  free: 'Browse, and join open events.',
  monthly: 'Try it for a month.',
  annual: 'Billed once a year.',
  ultra: 'Everything in Premium, plus personal support.',
  india: 'For members in India.',
  indiaQuarterly: 'For members in India.',
}

/** What a plan is, in a few words. */
export const planText = (plan: PlanId): string => texts[plan]

/** What a plan saves compared with paying by the month: `Save S$19.80 a year`; undefined if nothing. @param all the plans with their prices */
export function savingText(plan: Plan, all?: readonly Plan[]): string | undefined {
  const saving = termSaving(plan, all)
  if (saving === 0) return undefined
  if (plan.currency === 'INR') return `Save ₹${saving / 100} a quarter`
  return `Save ${formatSgd(saving)} a year`
}
