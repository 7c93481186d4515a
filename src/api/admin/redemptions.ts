import { injectCalls } from '../client/api'

/** What has become of a request, by the status that was sent; without one it was a comment. */
export const redemptionSettled = {
  PAID: 'Redemption marked as paid',
  REJECTED: 'Redemption rejected',
  PENDING: 'Comment saved',
} as const

/** The queue of redemptions that administrators settle. */
export const adminRedemptionsApi = injectCalls('redemptions', ({ read, write }) => ({
  listRedemptions: read('GET /redemptions', { provides: ['Redemption'] }),
  updateRedemption: write('PUT /redemption/{id}', {
    invalidates: ['Redemption', 'Points'],
    successToast: (_answer, { body }) => redemptionSettled[body.status ?? 'PENDING'],
    errorToast: 'Redemption could not be updated',
  }),
}))

export const { useListRedemptionsQuery, useUpdateRedemptionMutation } = adminRedemptionsApi
