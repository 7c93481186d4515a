import { findItem, hasPremium, itemKey } from '@/domain/cart/cart'
import { toCartItem } from '@/domain/cart/cartItem'
import { planReplaced, premiumUid } from '@/domain/membership/premium'
import { toast } from '@/lib/calls/toast'
import { readContent } from '../content/readContent'
import type { AppThunk } from '../store'
import { addToCart } from './cartThunks'

/**
 * Puts a plan of the membership into the cart, unless it is there (R-CART-02). Does not wait for the server: the cart
 * shows the plan at once, and takes it out again if it is refused (R-CART-07).
 * @param isWanted whether the reader still waits for it, asked when the plan has been read
 * @returns whether the cart has it; false if the content source doesn't sell it
 */
export const putPlanInCart =
  (variationUid: string, isWanted: () => boolean): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const solutions = (await dispatch(readContent('solutions.json')))?.data
    const membership = solutions?.find(({ uid }) => uid === premiumUid)
    const plan = membership?.variations.find(({ uid }) => uid === variationUid)
    if (!membership || !plan || !isWanted()) return false
    const item = toCartItem(membership, plan)
    const { cart } = getState().cart
    if (findItem(cart, itemKey(item))) return true
    if (hasPremium(cart)) toast.info(planReplaced)
    void dispatch(addToCart([item]))
    return true
  }
