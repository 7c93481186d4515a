import type { CartAction } from '@/api/commerce/cartToasts'
import type { CartItem } from '@/contract/types'
import { changeCart, findItem, mayBuy, personalisedRefusal, type CartChange } from '@/domain/cart/cart'
import { discountCodeOf } from '@/domain/cart/codeRefusal'
import { toast } from '@/lib/calls/toast'
import { cartActions } from './cartSlice'
import { visitorCart } from './cartStorage'
import type { AppThunk } from '../store'
import { distrustOld, runCart, submitChange } from './cartSync'

type Change = AppThunk<Promise<boolean>>

const change =
  (wanted: CartChange, intent: CartAction): Change =>
  (dispatch, getState) => {
    const { cart } = getState().cart
    // Forbidden or redundant changes are not sent.
    if (changeCart(cart, wanted) === cart) return Promise.resolve(false)
    return dispatch(submitChange(wanted, intent))
  }

/**
 * Adds items to the cart. Every thunk here is an optimistic update and shows its outcome in a toast.
 * @param intent `topUp` for a change of the membership plan
 * @returns whether the server accepted it; false also for a personalised item of another customer (R-CART-12)
 */
export const addToCart =
  (items: CartItem[], intent?: 'topUp'): Change =>
  (dispatch, getState) => {
    const { auth, cart } = getState()
    if (!items.every((item) => mayBuy(item, auth.status === 'signedIn' ? auth.user?.email : undefined))) {
      toast.failure(personalisedRefusal)
      return Promise.resolve(false)
    }
    const wanted: CartChange = { type: 'add', items }
    if (items.length > 0 && changeCart(cart.cart, wanted) === cart.cart) {
      toast.info(items.length === 1 ? 'This is already in your cart.' : 'These are already in your cart.')
      return Promise.resolve(false)
    }
    return dispatch(change(wanted, intent ?? (items.length > 1 ? 'addMany' : 'add')))
  }

/** Removes an item; `key` is `itemKey(item)`. */
export const removeFromCart = (key: string): Change => change({ type: 'remove', key }, 'remove')

export const increaseQuantity = (key: string): Change => change({ type: 'quantity', key, by: 1 }, 'increase')

/** Subtracts one; at one the item is removed (R-CART-03). */
export const decreaseQuantity =
  (key: string): Change =>
  (dispatch, getState) => {
    const isLast = findItem(getState().cart.cart, key)?.quantity === 1
    return dispatch(change({ type: 'quantity', key, by: -1 }, isLast ? 'remove' : 'decrease'))
  }

/** Adds or subtracts one of an add-on, between 1 and its maximum (R-CART-05). */
export const changeAddOn = (key: string, addOnUid: string, by: 1 | -1): Change =>
  change({ type: 'addOn', key, addOnUid, by }, by > 0 ? 'increase' : 'decrease')

export const removeAddOn = (key: string, addOnUid: string): Change =>
  change({ type: 'removeAddOn', key, addOnUid }, 'addOnRemove')

export const emptyTheCart = (): Change => change({ type: 'empty' }, 'empty')

/** Applies a discount code as typed; the reason of a rejection is also in `state.cart.codeNotice`. */
export const applyDiscountCode =
  (code: string): Change =>
  async (dispatch, getState) => {
    const wanted = discountCodeOf(code)
    if (!wanted) return false
    await dispatch(change({ type: 'code', code: wanted }, 'applyCode'))
    // The server may answer with its own spelling of the code.
    return getState().cart.confirmed.discountCode?.toUpperCase() === wanted.toUpperCase()
  }

export const removeDiscountCode = (): Change => change({ type: 'code', code: null }, 'removeCode')

/** Keeps what the merge has changed; what could not be added is forgotten. */
export const keepMerge = (): AppThunk => (dispatch) => {
  visitorCart.clear()
  dispatch(cartActions.mergeSeen())
}

/** Takes what the merge has added out of the cart. */
export const undoMerge = (): Change => async (dispatch, getState) => {
  const { merge } = getState().cart
  visitorCart.clear()
  return merge ? dispatch(change({ type: 'undo', before: merge.before, after: merge.after }, 'sync')) : false
}

/** Retries after the cart or the exchange rate could not be loaded. */
export const retryCart = (): AppThunk<Promise<void>> => (dispatch) => {
  dispatch(cartActions.resumed())
  return dispatch(runCart())
}

/** Refetches the cart after a checkout was rejected because its total has changed (409). */
export const reloadCart = (): AppThunk<Promise<void>> => (dispatch) => {
  dispatch(cartActions.outdated({}))
  return dispatch(retryCart())
}

/** Waits until every change is decided: then the displayed cart is what would be paid. @returns whether it may be paid */
export const settleCart = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  dispatch(distrustOld())
  await dispatch(runCart())
  const { status, calculated } = getState().cart
  return status === 'ready' && calculated !== undefined
}
