import type { CartItem } from '@/contract/types'
import { formatSgd, toCents, type Cents } from '@/lib/money'

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
