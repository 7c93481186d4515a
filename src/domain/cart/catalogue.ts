import type { HomeContent, PricedItem, Solution, SolutionCategory, SolutionVariation } from '@/contract/content'
import { toCents, type Cents } from '@/lib/money/money'

/** What a variation costs everyone, and what it costs premium members. */
type Prices = { standard: Cents; premium: Cents }

/** The prices of a variation, for a number of charges. */
export function pricesOf({ price, premiumPrice = price }: SolutionVariation, times = 1): Prices {
  return { standard: toCents(price) * times, premium: toCents(premiumPrice) * times }
}

/** A variation by its uids; undefined if it is no longer sold. */
export function findVariation(
  solutions: readonly Solution[],
  { solution, variation }: PricedItem,
): SolutionVariation | undefined {
  return solutions.find(({ uid }) => uid === solution)?.variations.find(({ uid }) => uid === variation)
}

/** The variations without the India plans: texts for everyone don't name them (R-GEN-09). */
const soldEverywhere = ({ variations }: Solution) => variations.filter(({ priceInr }) => priceInr === undefined)

/** The cheapest variation that is sold everywhere. */
export function startingVariation(solution: Solution): SolutionVariation | undefined {
  const [cheapest] = soldEverywhere(solution).sort((one, other) => one.price - other.price)
  return cheapest
}

/**
 * How many solutions a category has that are for everyone, how many of them are free for the reader, and the reader's
 * lowest price; memberships count, but do not make the price.
 */
export function categoryFigures(
  solutions: readonly Solution[],
  category: SolutionCategory,
  premium = false,
): { count: number; free: number; from: Cents | undefined } {
  const found = solutions.filter((solution) => solution.category === category && !solution.isPersonalised)
  const prices = found
    .filter(({ kind }) => kind !== 'membership')
    .map((solution) =>
      soldEverywhere(solution).map((variation) => pricesOf(variation)[premium ? 'premium' : 'standard']),
    )
    .flatMap((all) => (all.length > 0 ? Math.min(...all) : []))
  const from = prices.length > 0 ? Math.min(...prices) : undefined
  return { count: found.length, free: prices.filter((price) => price === 0).length, from }
}

type FirstYear = {
  lines: (Prices & { label: string })[]
  membership: { label: string; cents: Cents }
  /** The premium total includes the membership. */
  total: Prices
  saved: Cents
}

/**
 * What a year costs with and without the membership, from today's prices.
 * @returns undefined if the membership is not sold, if fewer than two solutions are left, or if nothing is saved
 */
export function firstYear(
  { lines: wanted, membership }: NonNullable<HomeContent['firstYear']>,
  solutions: readonly Solution[],
): FirstYear | undefined {
  const fee = findVariation(solutions, membership)
  const lines = wanted.flatMap(({ label, times, ...item }) => {
    const variation = findVariation(solutions, item)
    return variation ? [{ label, ...pricesOf(variation, times) }] : []
  })
  if (!fee || lines.length < 2) return undefined
  const cents = toCents(fee.price)
  const standard = lines.reduce((sum, line) => sum + line.standard, 0)
  const premium = lines.reduce((sum, line) => sum + line.premium, cents)
  const saved = standard - premium
  if (saved <= 0) return undefined
  return { lines, membership: { label: membership.label, cents }, total: { standard, premium }, saved }
}
