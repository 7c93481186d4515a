import { injectCalls } from '../client/api'

/** A member's redemptions of referral points. */
export const redemptionsApi = injectCalls('redemptions', ({ read, write }) => ({
  createRedemption: write('POST /redemption', {
    invalidates: ['Redemption', 'Points'],
    successToast: 'Redemption requested',
    errorToast: 'Redemption could not be requested',
  }),
  listMyRedemptions: read('GET /redemptions/me/{userId}', { provides: ['Redemption'] }),
}))

export const { useCreateRedemptionMutation, useListMyRedemptionsQuery } = redemptionsApi
