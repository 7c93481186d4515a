import { injectCalls } from '../client/api'

/** Referral points: the user's own, any user's for administrators. */
export const userPointsApi = injectCalls('userPoints', ({ read }) => ({
  getUserPoints: read('GET /userPoints/{userId}', {
    provides: ['Points', 'Redemption'],
    errorToast: 'Points could not be retrieved',
  }),
}))

export const { useGetUserPointsQuery } = userPointsApi
