import type { CartAction } from '@/api/commerce/cartToasts'
import type { Cart, CartCalculated } from '@/contract/types'
import type { CartChange } from '@/domain/cart/cart'
import type { MergeSummary } from '@/domain/cart/cartMerge'
import { countItems } from '@/domain/cart/countItems'
import { emptyCart } from '@/domain/cart/emptyCart'

/** Where a visitor's cart is stored. */
export const visitorKey = 'cart'

/** Shown for a cart without figures: neither the last request nor the calculation after it returned any. */
export const uncalculated = 'We couldn’t calculate your cart. Please try again.'

/** A change that is shown already and waits for confirmation. */
export type PendingChange = { id: number; change: CartChange; intent: CartAction }

/** The cart's owner: not known yet, a visitor (stored in this browser), or the user with this id. */
export type CartOwner = { kind: 'unknown' } | { kind: 'visitor' } | { kind: 'user'; userId: string }

export type CartState = {
  /** The displayed cart: the confirmed cart plus the pending changes. */
  cart: Cart
  /** The last cart accepted by the server; failed changes roll back to it (R-CART-07, R-CART-08). */
  confirmed: Cart
  /** The server's figures for `confirmed`. */
  calculated?: CartCalculated
  pending: PendingChange[]
  /** waiting: for the session or the exchange rate; failed: `problem` says why, `retryCart` retries. */
  status: 'waiting' | 'loading' | 'saving' | 'ready' | 'failed'
  problem?: string
  /** HKD for one Singapore dollar, from the server; never estimated (R-CART-14). */
  hkdRate?: number
  /** Number of the latest request: responses to earlier ones are ignored. */
  sequence: number
  owner: CartOwner
  /** The confirmed cart or its figures must be fetched before anything else is sent. */
  stale: boolean
  /** Another tab has changed it since the latest request was sent: the response is older than that. */
  overtaken: boolean
  /** Why the last discount code was rejected, shown next to its field. */
  codeNotice?: { code: string; text: string }
  /** Changes made by merging the visitor's cart at sign-in, and the saved cart before and after, for Undo (O-29). */
  merge?: { summary: MergeSummary; before: Cart; after: Cart }
  /**
   * Number of carts paid in this tab: other tabs are notified when it grows. `premium`: the last one had a membership.
   */
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
  overtaken: false,
  paid: { count: 0, premium: false },
}

/** The item count next to the cart link (R-HDR-06). */
export const selectCartCount = ({ cart }: { cart: CartState }): number => countItems(cart.cart)

/** Cart requests are sent one after the other, so that they arrive in order. */
export type CartWorker = {
  running?: Promise<void>
  /** A change arrived while it was running. */
  again: boolean
  /** The debounce of + and − is still running. */
  timer?: ReturnType<typeof setTimeout>
  /** When the server's cart was last read or saved, in epoch ms. */
  checkedAt?: number
  waiting: Map<number, (taken: boolean) => void>
}
