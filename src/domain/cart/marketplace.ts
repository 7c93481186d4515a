import type { Solution, SolutionAddOn, SolutionCategory, SolutionVariation } from '@/contract/content'
import { toCents, type Cents } from '@/lib/money'

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
  { id: 'price', label: 'Price, lowest first' },
  { id: 'price-down', label: 'Price, highest first' },
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

/** The cheapest variation at the standard price. */
export function cheapestVariation({ variations }: Pick<Solution, 'variations'>): SolutionVariation | undefined {
  return variations.reduce<SolutionVariation | undefined>(
    (least, one) => (least === undefined || one.price < least.price ? one : least),
    undefined,
  )
}

/** "a month", "every 3 months"; undefined for one-time purchases. */
export function perInterval({ interval, intervalCount = 1 }: SolutionVariation): string | undefined {
  if (interval === 'once') return undefined
  return intervalCount === 1 ? `a ${interval}` : `every ${intervalCount} ${interval}s`
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

type Wanted = { search: string; category: SolutionCategory | undefined; order: SolutionOrder }

const priceOf = (solution: Solution) => cheapestVariation(solution)?.price ?? 0
const recommendation = ({ kind, topDeal, topBenefit }: Solution) =>
  Number(kind === 'membership') * 4 + Number(topDeal ?? false) * 2 + Number(topBenefit ?? false)

const orders: Record<SolutionOrder, (one: Solution, other: Solution) => number> = {
  recommended: (one, other) => recommendation(other) - recommendation(one),
  name: (one, other) => one.title.localeCompare(other.title, 'en'),
  price: (one, other) => priceOf(one) - priceOf(other),
  'price-down': (one, other) => priceOf(other) - priceOf(one),
}

/** The solutions that match a visitor's filters, in the requested order; every search word must occur. */
export function filterSolutions(all: readonly Solution[], { search, category, order }: Wanted): Solution[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return all
    .filter((solution) => category === undefined || solution.category === category)
    .filter(({ title, tagline, summary, partner = '' }) => {
      const text = `${title} ${tagline} ${summary} ${partner}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .sort(orders[order])
}
