import { findItem, hasPremium, itemKey } from '@/domain/cart/cart'
import { toCartItem } from '@/domain/cart/cartItem'
import type { CartItem } from '@/contract/types'
import { planReplaced, premiumUid } from '@/domain/membership/premium'
import { toast } from '@/lib/calls/toast'
import { readContent } from '../content/readContent'
import type { AppThunk } from '../store'
import { addToCart } from './cartThunks'

/** Reads a membership plan from the content source; undefined if it isn't sold there. */
export const readPlan =
  (variationUid: string): AppThunk<Promise<CartItem | undefined>> =>
  async (dispatch) => {
    const solutions = (await dispatch(readContent('solutions.json')))?.data
    const membership = solutions?.find(({ uid }) => uid === premiumUid)
    const plan = membership?.variations.find(({ uid }) => uid === variationUid)
    return membership && plan && toCartItem(membership, plan)
  }

/**
 * Puts a plan into the cart, unless it is in it (R-CART-02). Does not wait for the server: the cart shows the plan at
 * once, and removes it again if the server refuses it (R-CART-07).
 */
export const putPlanInCart =
  (plan: CartItem): AppThunk =>
  (dispatch, getState) => {
    const { cart } = getState().cart
    if (findItem(cart, itemKey(plan))) return
    if (hasPremium(cart)) toast.info(planReplaced)
    void dispatch(addToCart([plan]))
  }
