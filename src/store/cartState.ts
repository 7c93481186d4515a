import type { CartAction } from '@/api/cartFeedback'
import type { Cart, CartCalculated } from '@/contract/types'
import type { CartChange } from '@/domain/cart/cart'
import type { MergeSummary } from '@/domain/cart/cartMerge'
import { emptyCart } from '@/domain/cart/emptyCart'

/** A change that is shown already and waits to be confirmed. */
export type PendingChange = { id: number; change: CartChange; intent: CartAction }

/** Whose cart it is: nobody's yet, a visitor's (kept in this browser), or the user's of this id. */
export type CartOwner = { kind: 'unknown' } | { kind: 'visitor' } | { kind: 'user'; userId: string }

export type CartState = {
  /** What is shown: the confirmed cart with the pending changes on top. */
  cart: Cart
  /** What the server has taken; failed changes fall back to it (R-CART-07, R-CART-08). */
  confirmed: Cart
  /** The server's figures of `confirmed`. */
  calculated?: CartCalculated
  pending: PendingChange[]
  /** waiting: for the session or the exchange rate; failed: `problem` says why, `retryCart` tries again. */
  status: 'waiting' | 'loading' | 'saving' | 'ready' | 'failed'
  problem?: string
  /** HKD for one Singapore dollar, as the server told it; never guessed (R-CART-14). */
  hkdRate?: number
  /** The number of the latest request: an answer to an earlier one changes nothing any more (T5.6). */
  sequence: number
  owner: CartOwner
  /** The confirmed cart or its figures must be read before anything else is sent. */
  stale: boolean
  /** Why the last discount code was not taken, for the place beside its field. */
  codeNotice?: { code: string; text: string }
  /** What joining the visitor's cart changed at sign-in, and the saved cart as it was, for the undo (O-29). */
  merge?: { summary: MergeSummary; before: Cart }
  /** How many carts were paid here: other tabs are told when it grows. `premium`: the last one held the membership. */
  paid: { count: number; premium: boolean }
}

export const initialState: CartState = {
  cart: emptyCart,
  confirmed: emptyCart,
  pending: [],
  status: 'waiting',
  sequence: 0,
  owner: { kind: 'unknown' },
  stale: true,
  paid: { count: 0, premium: false },
}
