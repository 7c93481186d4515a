import { criticalWork } from '@/lib/browser/criticalWork'
import { certaintyOf } from '@/lib/calls/certainty'
import { cartRefusal } from '@/domain/cart/codeRefusal'
import { cartDone, cartFailed, checkoutDone } from './cartToasts'
import { injectCalls } from '../client/api'

/** Cache tags that a purchase may invalidate. */
export const bought = [
  'Order', 'Me', 'Invoice', 'Subscription', 'DoSubscription', 'Eligibility', 'PaymentMethod', 'DiscountCode', 'Activity', 'Cart',
] as const // prettier-ignore

/**
 * The saved cart and its checkouts. Pages use `store/cartThunks`, which keep the displayed and the saved cart in sync.
 */
export const cartApi = injectCalls('cart', ({ read, compute, write }) => ({
  // While a payment is being reconciled, the page itself reports failed reads and stays open.
  getCart: read('GET /user/cart/{hkdRate}', { provides: ['Cart'], keepUnusedFor: 0, silent: criticalWork.pending }),
  saveCart: write('PUT /user/cart/{hkdRate}', {
    // The price of a plan change depends on the cart.
    invalidates: ['Cart'],
    refusal: cartRefusal,
    successToast: cartDone,
    // A save that may have been made is read again first (`unclearSave`).
    errorToast: (error, asked) => certaintyOf(error) === 'refused' && cartFailed(error, asked),
  }),
  calculateCart: compute('POST /user/cart/calculate/{hkdRate}', {
    // Prices and rates move: a price is only as good as the screen that shows it.
    keepUnusedFor: 0,
    refusal: cartRefusal,
    successToast: cartDone,
    errorToast: cartFailed,
  }),
  // The page shows a failed checkout with the next step; it never charges twice.
  checkoutIndiaPremium: write('POST /user/cart/india-premium-checkout/{hkdRate}', {
    invalidates: [...bought],
    successToast: checkoutDone,
    errorToast: false,
    stayOnPage: true,
  }),
  checkoutCart: write('POST /user/cart/checkout/{hkdRate}', {
    invalidates: [...bought],
    successToast: checkoutDone,
    errorToast: false,
    stayOnPage: true,
  }),
  checkoutTeamCart: write('POST /team/cart/checkout/{hkdRate}', {
    invalidates: [...bought],
    successToast: checkoutDone,
    errorToast: false,
    stayOnPage: true,
  }),
}))

export const { useCalculateCartQuery } = cartApi
