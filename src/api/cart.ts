import { criticalWork } from '@/lib/criticalWork'
import { cartDone, cartFailed, checkoutDone, type CartAction } from './cartFeedback'
import { api, calls } from './client/api'

/** What a purchase may change. */
export const bought = [
  'Order', 'Me', 'Invoice', 'Subscription', 'DoSubscription', 'Eligibility', 'PaymentMethod', 'DiscountCode', 'Activity', 'Cart',
] as const // prettier-ignore

/** The saved cart and its checkouts. Pages use `store/cartThunks`, which keep what is shown and what is saved in step. */
export const cartApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'cart')
    return {
      // While a payment is cleared up its page says itself what could not be read, and stays (T5.2).
      getCart: read('GET /user/cart/{hkdRate}', { provides: ['Cart'], keepUnusedFor: 0, silent: criticalWork.pending }),
      saveCart: write<'PUT /user/cart/{hkdRate}', CartAction>('PUT /user/cart/{hkdRate}', {
        // What a change of plan costs depends on the cart.
        invalidates: ['Cart'],
        successToast: cartDone,
        errorToast: cartFailed,
      }),
      calculateCart: write<'POST /user/cart/calculate/{hkdRate}', CartAction>('POST /user/cart/calculate/{hkdRate}', {
        successToast: cartDone,
        errorToast: cartFailed,
      }),
      // A failed checkout stands in the page, with what to do next; it never charges twice (T5.2, T5.3).
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
    }
  },
})

export const {
  useCalculateCartMutation,
  useCheckoutIndiaPremiumMutation,
  useCheckoutCartMutation,
  useCheckoutTeamCartMutation,
} = cartApi
