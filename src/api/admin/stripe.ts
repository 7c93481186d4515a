import { injectCalls } from '../client/api'

/** The card-payment provider for administrators. */
export const adminStripeApi = injectCalls('stripe', ({ read }) => ({
  listAllStripeSubscriptions: read('GET /stripe/subscriptions/all', { provides: ['Subscription'] }),
  listOrphanedCharges: read('GET /stripe/orphanedCharges/{from}/{to}', { provides: ['Order'] }),
  listStripeCoupons: read('GET /stripe/coupons', { provides: ['DiscountCode'] }),
}))

export const { useListAllStripeSubscriptionsQuery, useListOrphanedChargesQuery, useListStripeCouponsQuery } =
  adminStripeApi
