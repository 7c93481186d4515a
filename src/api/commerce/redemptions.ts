import { api, calls } from '../client/api'

/** A member's redemptions of referral points. */
export const redemptionsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'redemptions')
    return {
      createRedemption: write('POST /redemption', {
        invalidates: ['Redemption', 'Points'],
        successToast: 'Redemption requested',
        errorToast: 'Redemption could not be requested',
      }),
      listMyRedemptions: read('GET /redemptions/me/{userId}', { provides: ['Redemption'] }),
    }
  },
})

export const { useCreateRedemptionMutation, useListMyRedemptionsQuery } = redemptionsApi
