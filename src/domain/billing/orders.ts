import type { Order, OrderItem, Shape } from '@/contract/types'
import { momentMs } from '@/lib/dates/dates'
import { optionalCents, toCents, type Cents } from '@/lib/money/money'
import { figuresOf } from '../cart/pricing'
import { isPremium } from '../membership/premium'
import { planTitle } from './planTitle'

type Line = Shape<'CartLine'>

/** The totals of an order in cents, at premium or standard prices, whichever the buyer paid. */
export type OrderAmounts = { subTotal: Cents; discount: Cents; total: Cents }

const isLineOf = (line: Line, item: OrderItem) =>
  line.uid === item.uid && (line.variationUid ?? '') === (item.variationUid ?? '')

type Priced = Pick<Order, 'calculated' | 'items'>

/**
 * Whether premium prices applied to an order, which stores both price lists (R-CART-21). They did if it contains a
 * premium plan; otherwise the prices of its items show it.
 * @returns undefined if neither does
 */
function atMemberPrices({ calculated, items }: Priced): boolean | undefined {
  const lines = calculated?.items ?? []
  if ([...items, ...lines].some(({ uid = '', variationUid = null }) => isPremium({ uid, variationUid }))) return true
  const paid = lines.flatMap((line) => {
    const { price, pricePremium } = line
    if (price === undefined || pricePremium === undefined || toCents(pricePremium) === toCents(price)) return []
    const charged = items.filter((item) => isLineOf(line, item)).map((item) => optionalCents(item.price))
    return charged.includes(toCents(pricePremium)) ? [true] : charged.includes(toCents(price)) ? [false] : []
  })
  return paid.includes(true) || paid[0]
}

/** Sorts orders by date, the latest first; those without a date come last. */
export const latestFirst = (orders: readonly Order[]): Order[] =>
  orders.toSorted((one, other) => (momentMs(other.createdAt) ?? 0) - (momentMs(one.createdAt) ?? 0))

/** Whether the totals at premium prices are there, or not needed because no premium price is there either. */
function hasBothTotals(sums: NonNullable<Order['calculated']>): boolean {
  const ofMembers = [sums.totalPremium, sums.subTotalPremium]
  const prices = [...ofMembers, sums.discountPremium, ...(sums.items ?? []).map(({ pricePremium }) => pricePremium)]
  return !ofMembers.includes(undefined) || prices.every((price) => price === undefined)
}

/**
 * The totals of an order as paid; undefined for an order without prices, if it is unknown which price list applied, or
 * if its totals are missing.
 */
export function orderAmounts(order: Priced): OrderAmounts | undefined {
  const { calculated: sums } = order
  if (!sums) return undefined
  const amountsAt = (premium: boolean): OrderAmounts => {
    const { due, subTotal = due, discount } = figuresOf(sums, premium)
    return { subTotal, discount: toCents(discount?.amount), total: due }
  }
  const [standard, member] = [amountsAt(false), amountsAt(true)]
  const isWhole = hasBothTotals(sums)
  const isMember = atMemberPrices(order) ?? (isWhole && member.total === standard.total ? false : undefined)
  return isMember === undefined || (isMember && !isWhole) ? undefined : isMember ? member : standard
}

/** The titles of the items in one line; '' if none has a title. */
export const titlesOf = (items: readonly Pick<OrderItem, 'title' | 'variation'>[]): string =>
  items.map(planTitle).filter(Boolean).join('; ')

/** The total of the order that an item of a flat list belongs to. */
export const totalOfItems = (items: readonly OrderItem[]): Cents | undefined =>
  orderAmounts({ items: [...items], ...(items[0]?.calculatedOrder && { calculated: items[0].calculatedOrder }) })?.total

/** The amount of an order line before discounts, including add-ons; undefined if no price is known. */
export function lineAmount(order: Order, item: OrderItem): Cents | undefined {
  const line = order.calculated?.items?.find((one) => isLineOf(one, item))
  const { total, pricePremium, totalPremium = pricePremium === undefined ? total : undefined } = line ?? {}
  const isMember = atMemberPrices(order)
  const sum = isMember ? totalPremium : total
  if (sum !== undefined && (isMember !== undefined || totalPremium === total)) return toCents(sum)
  const { price, quantity, addOns = [] } = item
  // The price of add-ons is only contained in the total of a line.
  return price === undefined || quantity === undefined || addOns.length > 0 ? undefined : toCents(price) * quantity
}
