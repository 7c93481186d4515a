import { injectCalls } from '../client/api'

/** A member's own subscriptions and their lines. */
export const subscriptionsApi = injectCalls('subscriptions', ({ read }) => ({
  listMySubscriptions: read('GET /me/subscriptions', { provides: ['Subscription'] }),
  getMySubscription: read('GET /me/subscriptions/{id}', { provides: ['Subscription'] }),
  listMySubscriptionItems: read('GET /me/subscriptionItems', { provides: ['Subscription'] }),
  getMySubscriptionItem: read('GET /me/subscriptionItems/{id}', { provides: ['Subscription'] }),
  listItemsOfMySubscription: read('GET /me/subscriptions/{id}/subscriptionItems', { provides: ['Subscription'] }),
}))

export const { useListMySubscriptionsQuery, useLazyGetMySubscriptionQuery, useListMySubscriptionItemsQuery } =
  subscriptionsApi
