import { api, calls } from './client/api'
import { sendOnLeaving } from './client/leaving'

/** What visitors do, told without anything personal. */
export const trackingApi = api.injectEndpoints({
  endpoints: (build) => {
    const { write } = calls(build, 'tracking')
    return {
      // R-TRK-06: the answer is the visitor's distinct id.
      trackEvent: write('POST /tracking', { quiet: true, apart: true }),
    }
  },
})

/** The same while the page is being left: nobody is there for the answer any more. */
export const trackOnLeaving = (body: Parameters<typeof trackingApi.endpoints.trackEvent.initiate>[0]['body']): void =>
  sendOnLeaving('/tracking', body)

export const { useTrackEventMutation } = trackingApi
