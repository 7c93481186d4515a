import { toCents, type Cents } from '@/lib/money/money'

/** The special uid of the premium membership (R-CART-13). */
export const premiumUid = 'premium-membership'

/** Shown where a plan takes the place of another in the cart (R-CART-02). */
export const planReplaced = 'This replaces the plan in your cart.'

/** The variant ids that identify a premium membership (R-CART-13). */
export const premiumVariants = {
  monthly: 'premium-monthly',
  annual: 'premium-annual',
  ultra: 'premium-ultra',
  india: 'premium-india-monthly',
  indiaQuarterly: 'premium-india-quarterly',
} as const

export type PlanId = 'free' | keyof typeof premiumVariants

/** The plan that a member has; `premium` while the server names none that is known here. */
export type HeldPlan = PlanId | 'premium'

export type Plan = {
  id: PlanId
  title: string
  variationUid?: string
  /** The price of one term, in hundredths of `currency` (R-PRICE-02). */
  amount: Cents
  /** Display currency; India plans are charged in SGD at the day's rate (O-27). */
  currency: 'SGD' | 'INR'
  /** Months of one term; 0 for the free plan. */
  months: number
  /** 0 none, 1 premium, 2 ultra: plans of the same level have the same benefits. */
  level: 0 | 1 | 2
}

const paid = (
  id: keyof typeof premiumVariants,
  title: string,
  terms: Pick<Plan, 'amount' | 'currency' | 'months' | 'level'>,
): Plan => ({ id, title, variationUid: premiumVariants[id], ...terms })

/** All plans, in order of comparison (R-PRICE-01, R-PRICE-02). */
export const plans: readonly Plan[] = [
  { id: 'free', title: 'Free', amount: 0, currency: 'SGD', months: 0, level: 0 },
  paid('monthly', 'Monthly', { amount: 990, currency: 'SGD', months: 1, level: 1 }),
  paid('annual', 'Annual', { amount: 9_900, currency: 'SGD', months: 12, level: 1 }),
  paid('ultra', 'Ultra', { amount: 19_900, currency: 'SGD', months: 12, level: 2 }),
  paid('india', 'India monthly', { amount: 25_000, currency: 'INR', months: 1, level: 1 }),
  paid('indiaQuarterly', 'India quarterly', { amount: 69_900, currency: 'INR', months: 3, level: 1 }),
]

/**
 * The plans at the prices of the content source, which the cart charges; those above stand in for what it leaves out.
 * @param variations those of the premium membership, undefined while unread
 */
export const pricedPlans = (variations: readonly PricedVariation[] = []): readonly Plan[] =>
  plans.map((plan) => {
    const priced = variations.find(({ uid }) => uid === plan.variationUid)
    const price = plan.currency === 'INR' ? priced?.priceInr : priced?.price
    return price === undefined ? plan : { ...plan, amount: toCents(price) }
  })

type PricedVariation = { uid: string; price?: number; priceInr?: number }

/** What all benefits are worth together, as the content source says it. */
export const benefitsValue = 'over $400K'

/** The plan that is offered first, wherever one is chosen: it costs least by the month. */
export const firstPlan: PlanId = 'annual'

/** Plans in the order in which they are offered: the first plan first. */
export const byOffer = (offered: readonly Plan[]): Plan[] =>
  [...offered].sort((one, other) => Number(other.id === firstPlan) - Number(one.id === firstPlan))

/**
 * What one term of a plan saves compared with the same benefits paid by the month.
 * @param all the plans with their prices
 * @returns in hundredths of the plan's currency; 0 if nothing is saved
 */
export function termSaving({ amount, currency, level, months }: Plan, all = plans): Cents {
  const monthly = all.find((plan) => plan.level === level && plan.currency === currency && plan.months === 1)
  return monthly ? Math.max(0, monthly.amount * months - amount) : 0
}

const variantIds = new Set<string>(Object.values(premiumVariants))

/** Whether an item is the premium membership: by its uid or by the id of its variation (R-CART-13). */
export function isPremium({ uid, variationUid }: { uid: string; variationUid?: string | null }): boolean {
  return uid === premiumUid || (variationUid !== undefined && variationUid !== null && variantIds.has(variationUid))
}

/** The plan with a given id. */
export function planOf(id: PlanId): Plan {
  return plans.find((plan) => plan.id === id) as Plan
}

/** The plan that a variation of the premium membership represents, if any. */
export function planOfVariation(variationUid: string | null | undefined): Plan | undefined {
  return variationUid ? plans.find((plan) => plan.variationUid === variationUid) : undefined
}

const otherNames: Record<string, PlanId> = {
  indiamonthly: 'india',
  indiaquarterly: 'indiaQuarterly',
}

/** Parses the server's names of a plan (`india`, `India monthly`, `premium-ultra`); undefined if missing or unknown. */
export function readPlan(text: string | null | undefined): PlanId | undefined {
  if (!text) return undefined
  const known = plans.find(({ id, variationUid }) => id === text || variationUid === text)
  const word = text.toLowerCase().replace(/[^a-z]/g, '')
  return known?.id ?? otherNames[word] ?? plans.find(({ id }) => id === word)?.id
}

/**
 * The plan that a member has. Only the status decides whether it is a paid one (O-41); the first known name says which.
 * @param names what the server's answers call it
 */
export function heldPlan(isPremiumMember: boolean, ...names: readonly (string | null | undefined)[]): HeldPlan {
  if (!isPremiumMember) return 'free'
  return names.map(readPlan).find((id) => id !== undefined && id !== 'free') ?? 'premium'
}

/**
 * Converts a price in rupees to the SGD cents to charge (O-27).
 * @param rupees 250
 * @param inrRate rupees for one Singapore dollar
 */
export function rupeesToCents(rupees: number, inrRate: number): Cents {
  return inrRate > 0 ? toCents(rupees / inrRate) : 0
}

/**
 * The charge for one term of a plan.
 * @param inrRate rupees for one Singapore dollar; only needed for India plans
 * @returns SGD cents, undefined while a required rate is unknown
 */
export function termPrice(plan: Plan, inrRate?: number): Cents | undefined {
  if (plan.currency === 'SGD') return plan.amount
  return inrRate && inrRate > 0 ? rupeesToCents(plan.amount / 100, inrRate) : undefined
}

/** The effective monthly price of a plan, in SGD cents with fractions; undefined while a required rate is unknown. */
export function monthlyPrice(plan: Plan, inrRate?: number): number | undefined {
  const price = termPrice(plan, inrRate)
  return price === undefined || plan.months === 0 ? price : price / plan.months
}
