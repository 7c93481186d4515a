import { api, calls } from '../client/api'

/** A member's own subscriptions and their lines. */
export const subscriptionsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read } = calls(build, 'subscriptions')
    return {
      listMySubscriptions: read('GET /me/subscriptions', { provides: ['Subscription'] }),
      getMySubscription: read('GET /me/subscriptions/{id}', { provides: ['Subscription'] }),
      listMySubscriptionItems: read('GET /me/subscriptionItems', { provides: ['Subscription'] }),
      getMySubscriptionItem: read('GET /me/subscriptionItems/{id}', { provides: ['Subscription'] }),
      listItemsOfMySubscription: read('GET /me/subscriptions/{id}/subscriptionItems', { provides: ['Subscription'] }),
    }
  },
})

export const { useListMySubscriptionsQuery, useLazyGetMySubscriptionQuery, useListMySubscriptionItemsQuery } =
  subscriptionsApi
