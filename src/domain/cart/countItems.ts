import type { Cart } from '@/contract/types'

/**
 * The number of items in a cart: the count shown on the cart link (R-HDR-06). Apart from the other rules of the cart,
 * which the header's first load does not include.
 */
export function countItems(cart: Cart): number {
  return cart.items.reduce((sum, { quantity }) => sum + quantity, 0)
}
