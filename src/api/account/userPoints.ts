import { api, calls } from '../client/api'

/** Referral points: the user's own, any user's for administrators. */
export const userPointsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read } = calls(build, 'userPoints')
    return {
      getUserPoints: read('GET /userPoints/{userId}', {
        provides: ['Points', 'Redemption'],
        errorToast: 'Points could not be retrieved',
      }),
    }
  },
})

export const { useGetUserPointsQuery } = userPointsApi
