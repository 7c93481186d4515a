import { injectCalls } from '../client/api'

/** Visitor tracking: the latest events, and daily totals. */
export const adminTrackingApi = injectCalls('tracking', ({ read }) => ({
  listTrackingEvents: read('GET /tracking/all', {
    provides: ['Tracking'],
    errorToast: 'Tracking events could not be retrieved',
  }),
  getTrackingSummary: read('GET /tracking/summary/{from}/{to}', {
    provides: ['Tracking'],
    errorToast: 'The tracking summary could not be retrieved',
  }),
}))

export const { useListTrackingEventsQuery, useGetTrackingSummaryQuery } = adminTrackingApi
