import type { CartItem, Shape } from '@/contract/types'
import { formatSgd, optionalCents, toCents, type Cents } from '@/lib/money/money'

type Line = Shape<'CartLine'>

/** What the buyer pays for one of an item: the premium price if premium prices apply; undefined if none was sent. */
export function linePrice({ price, pricePremium }: Line, premium: boolean): Cents | undefined {
  return optionalCents(premium ? (pricePremium ?? price) : price)
}

/** What the buyer pays for all of an item, with its add-ons; undefined if it was not sent. */
export function lineTotal({ total, totalPremium }: Line, premium: boolean): Cents | undefined {
  return optionalCents(premium ? (totalPremium ?? total) : total)
}

/**
 * How the total of an item came about: "2 × S$30.00 + add-ons S$5.00".
 * @param price the server's price of one
 * @param total the server's total
 * @returns undefined if there is nothing to explain, or the figures follow another rule, as for a plan change
 */
export function describeSum({ quantity, addOns = [] }: CartItem, price: Cents, total: Cents): string | undefined {
  const extra = addOns.reduce((sum, one) => sum + toCents(one.price) * one.quantity, 0)
  if ((quantity === 1 && extra === 0) || price * quantity + extra !== total) return undefined
  const own = quantity > 1 ? `${quantity} × ${formatSgd(price)}` : formatSgd(price)
  return extra > 0 ? `${own} + add-ons ${formatSgd(extra)}` : own
}
