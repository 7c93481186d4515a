import type { Order, OrderItem, Shape } from '@/contract/types'
import { toCents, type Cents } from '@/lib/money'

type Line = Shape<'CartLine'>

/** What an order came to, in cents: at the members' prices or at the others', whichever its buyer paid. */
export type OrderAmounts = { subTotal: Cents; discount: Cents; total: Cents }

const isLineOf = (line: Line, item: OrderItem) =>
  line.uid === item.uid && (line.variationUid ?? '') === (item.variationUid ?? '')

/** Both price lists are kept with an order; which one held is told by the price that its lines were bought at. */
function atMemberPrices({ calculated, items }: Order): boolean {
  return (calculated?.items ?? []).some((line) => {
    const { price, pricePremium } = line
    if (pricePremium === undefined || toCents(pricePremium) === toCents(price)) return false
    return items.some((item) => isLineOf(line, item) && toCents(item.price) === toCents(pricePremium))
  })
}

/** The sums of an order as they were paid; nothing for an order that was never priced. */
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

/** What one line of an order came to before discounts, its add-ons included; nothing where no price is known. */
export function lineAmount(order: Order, item: OrderItem): Cents | undefined {
  const line = order.calculated?.items?.find((one) => isLineOf(one, item))
  const sum = atMemberPrices(order) ? (line?.totalPremium ?? line?.total) : line?.total
  if (sum !== undefined) return toCents(sum)
  return item.price === undefined ? undefined : toCents(item.price) * (item.quantity ?? 1)
}
