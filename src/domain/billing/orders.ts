import type { Order, OrderItem, Shape } from '@/contract/types'
import { momentMs } from '@/lib/dates/dates'
import { toCents, type Cents } from '@/lib/money/money'

type Line = Shape<'CartLine'>

/** The totals of an order in cents, at premium or standard prices, whichever the buyer paid. */
export type OrderAmounts = { subTotal: Cents; discount: Cents; total: Cents }

const isLineOf = (line: Line, item: OrderItem) =>
  line.uid === item.uid && (line.variationUid ?? '') === (item.variationUid ?? '')

/** An order stores both price lists; the price of its lines tells which one applied. */
function atMemberPrices({ calculated, items }: Order): boolean {
  return (calculated?.items ?? []).some((line) => {
    const { price, pricePremium } = line
    if (pricePremium === undefined || toCents(pricePremium) === toCents(price)) return false
    return items.some((item) => isLineOf(line, item) && toCents(item.price) === toCents(pricePremium))
  })
}

/** The orders by their date, whichever way they come; those without one last. */
export const latestFirst = (orders: readonly Order[]): Order[] =>
  orders.toSorted((one, other) => (momentMs(other.createdAt) ?? 0) - (momentMs(one.createdAt) ?? 0))

/** The totals of an order as paid; undefined for an order without prices. */
export function orderAmounts(order: Order): OrderAmounts | undefined {
  const { calculated: sums } = order
  if (!sums) return undefined
  const [total, discount] = [toCents(sums.total), toCents(sums.discount?.amount)]
  if (!atMemberPrices(order)) return { subTotal: toCents(sums.subTotal), discount, total }
  return {
    subTotal: toCents(sums.subTotalPremium ?? sums.subTotal),
    discount: toCents((sums.discountPremium ?? sums.discount)?.amount),
    total: toCents(sums.totalPremium ?? sums.total),
  }
}

/** The amount of an order line before discounts, including add-ons; undefined if no price is known. */
export function lineAmount(order: Order, item: OrderItem): Cents | undefined {
  const line = order.calculated?.items?.find((one) => isLineOf(one, item))
  const sum = atMemberPrices(order) ? (line?.totalPremium ?? line?.total) : line?.total
  if (sum !== undefined) return toCents(sum)
  return item.price === undefined ? undefined : toCents(item.price) * (item.quantity ?? 1)
}
