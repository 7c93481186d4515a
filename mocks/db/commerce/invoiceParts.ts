import type { Shape } from '@/contract/types'
import { planTitle } from '@/domain/billing/planTitle'
import { toCents, type Cents } from '@/lib/money/money'
import type { OrderRow } from './commerceTables'

export type InvoiceAddress = Shape<'InvoiceAddress'>

/** The GST (9%) contained in an amount. */
export const gstOf = (cents: Cents): Cents => Math.round((cents * 9) / 109)

/** Summary of an invoice: the first item, and how many more there are. */
export function descriptionOf({ items }: Pick<OrderRow, 'items'>): string {
  const [first, ...others] = items
  const name = planTitle(first ?? {})
  return others.length === 0 ? name : `${name} and ${others.length} more`
}

/** Whether an order was charged premium prices; if both totals are equal (nothing to pay), its items decide. */
export function paidPremium({ charged, calculated, items }: OrderRow): boolean {
  const [standard, premium] = [toCents(calculated.total), toCents(calculated.totalPremium ?? calculated.total)]
  if (standard !== premium) return charged === premium
  const lines = calculated.items ?? []
  return items.every(({ price }, index) => toCents(price) === toCents(lines[index]?.pricePremium ?? price))
}

/** How much the discount code took off an order, at the prices charged. */
export function discountGiven(order: OrderRow): Cents {
  const { discount, discountPremium } = order.calculated
  return toCents((paidPremium(order) ? (discountPremium ?? discount) : discount)?.amount)
}

type Line = { text: string; quantity: number; amount: Cents }

/** An order as invoice lines, add-ons below their item: they add up to the sub-total charged. */
export function linesOf(order: OrderRow): Line[] {
  const premium = paidPremium(order)
  return order.items.flatMap(({ title, variation, quantity = 1, price, addOns = [] }, index) => {
    const below = addOns.map((addOn): Line => ({
      text: `Add-on: ${addOn.title ?? addOn.uid}`,
      quantity: addOn.quantity,
      amount: toCents(addOn.price) * addOn.quantity,
    }))
    const line = order.calculated.items?.[index]
    const charged = premium ? (line?.totalPremium ?? line?.total) : line?.total
    // A plan change costs its top-up, not its price: only the total of the line has that amount.
    const rest = toCents(charged) - below.reduce((sum, { amount }) => sum + amount, 0)
    const amount = charged === undefined ? toCents(price) * quantity : rest
    return [{ text: planTitle({ title, variation }), quantity, amount }, ...below]
  })
}
