import { injectCalls } from '../client/api'

/** A member's solutions in a team (the server calls them doSubscriptions). */
export const solutionsApi = injectCalls('solutions', ({ read, write }) => ({
  listMyTeamDoSubscriptions: read('GET /me/doSubscriptions/team/{id}', { provides: ['DoSubscription'] }),
  listMyActiveTeamDoSubscriptions: read('GET /me/activeDoSubscriptions/team/{id}', {
    provides: ['DoSubscription'],
  }),
  listMyFormerTeamDoSubscriptions: read('GET /me/formerDoSubscriptions/team/{id}', {
    provides: ['DoSubscription'],
  }),
  listMyUnseenRemovedDoSubscriptions: read('GET /me/unseenRemovedDoSubscriptions', {
    provides: ['DoSubscription'],
  }),
  getRemovedDoSubscription: read('GET /doSubscriptions/{id}/removed', { provides: ['DoSubscription'] }),
  removeDoSubscription: write('PUT /doSubscriptions/{id}/remove', {
    invalidates: ['DoSubscription', 'Connection', 'Activity'],
    successToast: ({ title, assigneeName }) => `${title} removed from ${assigneeName ?? 'the member'}`,
    errorToast: 'Solution could not be removed from this member',
  }),
  markDoSubscriptionStatusSeen: write('PUT /me/doSubscriptions/{id}/markStatusSeen', {
    invalidates: ['DoSubscription'],
  }),
}))

export const {
  useListMyActiveTeamDoSubscriptionsQuery,
  useListMyFormerTeamDoSubscriptionsQuery,
  useListMyTeamDoSubscriptionsQuery,
  useListMyUnseenRemovedDoSubscriptionsQuery,
  useGetRemovedDoSubscriptionQuery,
  useMarkDoSubscriptionStatusSeenMutation,
} = solutionsApi
