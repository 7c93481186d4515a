import type { Solution, SolutionAddOn, SolutionCategory, SolutionVariation } from '@/contract/content'
import { toCents, type Cents } from '@/lib/money/money'
import { fitsSearch } from '@/lib/text/foldText'

/** The six categories in menu order. */
export const solutionCategories: readonly { id: SolutionCategory; label: string }[] = [
  { id: 'workspace', label: 'Workspace' },
  { id: 'marketing', label: 'Marketing' },
  { id: 'legal', label: 'Legal' },
  { id: 'business', label: 'Business' },
  { id: 'tech', label: 'Tech' },
  { id: 'health', label: 'Health' },
]

export const solutionOrders = [
  { id: 'recommended', label: 'Recommended' },
  { id: 'name', label: 'Name' },
  { id: 'price', label: 'Lowest price' },
  { id: 'price-down', label: 'Highest price' },
] as const
export type SolutionOrder = (typeof solutionOrders)[number]['id']

/** Whether a URL segment is a category. */
export function isCategory(text: string | undefined): text is SolutionCategory {
  return solutionCategories.some(({ id }) => id === text)
}

/** The sort order in the URL; `recommended` if unknown. */
export function readOrder(text: string | undefined): SolutionOrder {
  return solutionOrders.find(({ id }) => id === text)?.id ?? 'recommended'
}

/** The variations sold in the visitor's country: the India plans in India, the others everywhere (R-GEN-09). */
export function variationsIn(
  { variations }: Pick<Solution, 'variations'>,
  country: string | undefined,
): SolutionVariation[] {
  return variations.filter(({ priceInr }) => priceInr === undefined || country?.toLowerCase() === 'in')
}

/** What a reader pays: premium members their own price. */
const ownPrice = ({ price, premiumPrice = price }: SolutionVariation, premium: boolean) =>
  premium ? premiumPrice : price

/** The cheapest variation: at the standard price, or at that of premium members. */
export function cheapestVariation(
  { variations }: Pick<Solution, 'variations'>,
  premium = false,
): SolutionVariation | undefined {
  return variations.reduce<SolutionVariation | undefined>(
    (least, one) => (least === undefined || ownPrice(one, premium) < ownPrice(least, premium) ? one : least),
    undefined,
  )
}

/** "Billed monthly or yearly", "One-time purchase": how the variations are charged. */
export function billingOf(variations: readonly SolutionVariation[]): string {
  const has = (interval: SolutionVariation['interval']) => variations.some((one) => one.interval === interval)
  const rates = [has('month') ? 'monthly' : '', has('year') ? 'yearly' : ''].filter(Boolean).join(' or ')
  if (!rates) return 'One-time purchase'
  return has('once') ? `One-time purchase, or billed ${rates}` : `Billed ${rates}`
}

/**
 * The price of a selection: the quantity times the price, plus the add-ons.
 * @param price decimal amount as in the API
 * @param chosen quantity of each add-on, by uid
 */
export function choiceCents(
  price: number,
  quantity: number,
  addOns: readonly Pick<SolutionAddOn, 'uid' | 'price'>[],
  chosen: Readonly<Record<string, number>>,
): Cents {
  return addOns.reduce((sum, one) => sum + toCents(one.price) * (chosen[one.uid] ?? 0), toCents(price) * quantity)
}

/** How solutions are charged, as a filter. */
export const solutionBillings = [
  { id: 'once', label: 'One-time' },
  { id: 'month', label: 'Billed monthly' },
  { id: 'year', label: 'Billed yearly' },
] as const satisfies readonly { id: SolutionVariation['interval']; label: string }[]

/** The billing in the URL; undefined if unknown. */
export function readBilling(text: string | undefined): SolutionVariation['interval'] | undefined {
  return solutionBillings.find(({ id }) => id === text)?.id
}

/** Filters that are either on or off. */
export const solutionFacets = [
  { id: 'free', label: 'Free with Premium' },
  { id: 'open', label: 'Open to everyone' },
] as const
export type SolutionFacet = (typeof solutionFacets)[number]['id']

const facets: Record<SolutionFacet, (solution: Solution) => boolean> = {
  free: ({ variations }) => variations.some(({ premiumPrice }) => premiumPrice === 0),
  open: ({ eligibility = [] }) => eligibility.length === 0,
}

type Wanted = {
  search: string
  category: SolutionCategory | undefined
  order: SolutionOrder
  billing?: SolutionVariation['interval'] | undefined
  /** All of them have to be met. */
  facets?: readonly SolutionFacet[]
  /** Whether the reader pays premium prices: the order is that of the prices on the cards. */
  premium?: boolean
}

const priceOf = (solution: Solution, premium: boolean) => {
  const variation = cheapestVariation(solution, premium)
  return variation ? ownPrice(variation, premium) : 0
}
const recommendation = ({ kind, topDeal, topBenefit }: Solution) =>
  Number(kind === 'membership') * 4 + Number(topDeal ?? false) * 2 + Number(topBenefit ?? false)

const orders: Record<SolutionOrder, (one: Solution, other: Solution, premium: boolean) => number> = {
  recommended: (one, other) => recommendation(other) - recommendation(one),
  name: (one, other) => one.title.localeCompare(other.title, 'en'),
  price: (one, other, premium) => priceOf(one, premium) - priceOf(other, premium),
  'price-down': (one, other, premium) => priceOf(other, premium) - priceOf(one, premium),
}

/**
 * The solutions that match a visitor's filters, in the requested order; every search word must occur. What was made for
 * one customer is not among them (R-CART-12).
 */
export function filterSolutions(
  all: readonly Solution[],
  { search, category, order, billing, facets: wanted = [], premium = false }: Wanted,
): Solution[] {
  return all
    .filter(({ isPersonalised }) => !isPersonalised)
    .filter((solution) => category === undefined || solution.category === category)
    .filter(({ variations }) => billing === undefined || variations.some(({ interval }) => interval === billing))
    .filter((solution) => wanted.every((facet) => facets[facet](solution)))
    .filter(({ title, tagline, summary, partner }) => fitsSearch(search, [title, tagline, summary, partner]))
    .sort((one, other) => orders[order](one, other, premium))
}

/** Splits solutions by category, in menu order, without empty ones. */
export function byCategory(
  solutions: readonly Solution[],
): { id: SolutionCategory; label: string; solutions: Solution[] }[] {
  return solutionCategories
    .map(({ id, label }) => ({ id, label, solutions: solutions.filter(({ category }) => category === id) }))
    .filter(({ solutions: some }) => some.length > 0)
}
