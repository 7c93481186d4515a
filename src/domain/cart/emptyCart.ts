import type { Cart } from '@/contract/types'

/** A cart with nothing in it. */
export const emptyCart: Cart = { discountCode: null, items: [] }
