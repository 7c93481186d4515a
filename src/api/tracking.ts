import { api, calls } from './client/api'
import { sendBeacon } from './client/beacon'

/** What visitors do, told without anything personal. */
export const trackingApi = api.injectEndpoints({
  endpoints: (build) => {
    const { write } = calls(build, 'tracking')
    return {
      // R-TRK-06: the answer is the visitor's distinct id.
      trackEvent: write('POST /tracking', { silent: true, skipAuthHandling: true }),
    }
  },
})

/** The same while the page is being left: nobody is there for the answer any more. */
export const trackOnLeaving = (body: Parameters<typeof trackingApi.endpoints.trackEvent.initiate>[0]['body']) =>
  sendBeacon('/tracking', body)

export const { useTrackEventMutation } = trackingApi
