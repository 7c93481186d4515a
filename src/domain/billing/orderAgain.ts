import type { Solution } from '@/contract/content'
import type { Cart, CartItem, Order } from '@/contract/types'
import { findItem, itemKey } from '../cart/cart'
import { toCartItem } from '../cart/cartItem'

/** What it takes to place an order again. */
export type OrderAgain = {
  /** Items to add to the cart, at today's price; those in the cart already are left out. */
  wanted: CartItem[]
  /** Titles that are no longer sold. */
  missing: string[]
}

/** The cart items of an earlier order, from today's catalogue. */
export function itemsToOrderAgain(
  { items }: Pick<Order, 'items'>,
  catalogue: readonly Solution[],
  cart: Cart,
): OrderAgain {
  const wanted: CartItem[] = []
  const missing: string[] = []
  for (const { uid, title, variation, variationUid, quantity = 1, addOns = [], customerEmail } of items) {
    const solution = catalogue.find((one) => one.uid === uid)
    const option = solution?.variations.find((one) => one.uid === variationUid || one.title === variation)
    if (!solution || !option) missing.push(title)
    else {
      const item = toCartItem(solution, option, {
        quantity,
        customerEmail,
        // One that stands there twice was bought as often.
        addOns: addOns.reduce<Record<string, number>>(
          (sums, one) => ({ ...sums, [one.uid]: (sums[one.uid] ?? 0) + one.quantity }),
          {},
        ),
      })
      if (!findItem(cart, itemKey(item))) wanted.push(item)
    }
  }
  return { wanted, missing }
}
