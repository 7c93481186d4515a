import { api, calls } from '../client/api'

/** What visitors did: the latest events, and sums by day. */
export const adminTrackingApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read } = calls(build, 'tracking')
    return {
      listTrackingEvents: read('GET /tracking/all', {
        provides: ['Tracking'],
        errorToast: 'Tracking events could not be retrieved',
      }),
      getTrackingSummary: read('GET /tracking/summary/{from}/{to}', {
        provides: ['Tracking'],
        errorToast: 'The tracking summary could not be retrieved',
      }),
    }
  },
})

export const { useListTrackingEventsQuery, useGetTrackingSummaryQuery } = adminTrackingApi
