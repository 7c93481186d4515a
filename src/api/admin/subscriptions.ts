import { injectCalls } from '../client/api'

/** Subscriptions of all users, with their lines and history. */
export const adminSubscriptionsApi = injectCalls('subscriptions', ({ read }) => ({
  listSubscriptionEvents: read('GET /subscriptionEvents', { provides: ['Subscription'] }),
  listAllSubscriptions: read('GET /admin/subscriptions', { provides: ['Subscription'] }),
  getSubscriptionForAdmin: read('GET /admin/subscriptions/{id}', { provides: ['Subscription'] }),
  listUserSubscriptions: read('GET /admin/users/{id}/subscriptions', { provides: ['Subscription'] }),
  listAllSubscriptionItems: read('GET /admin/subscriptionItems', { provides: ['Subscription'] }),
  getSubscriptionItemForAdmin: read('GET /admin/subscriptionItems/{id}', { provides: ['Subscription'] }),
  listUserSubscriptionItems: read('GET /admin/users/{id}/subscriptionItems', { provides: ['Subscription'] }),
  listItemsOfSubscription: read('GET /admin/subscriptions/{id}/subscriptionItems', { provides: ['Subscription'] }),
}))

export const {
  useListSubscriptionEventsQuery,
  useListAllSubscriptionsQuery,
  useGetSubscriptionForAdminQuery,
  useListUserSubscriptionsQuery,
  useListAllSubscriptionItemsQuery,
  useGetSubscriptionItemForAdminQuery,
  useListUserSubscriptionItemsQuery,
  useListItemsOfSubscriptionQuery,
} = adminSubscriptionsApi
