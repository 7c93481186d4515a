import { injectCalls } from '../client/api'
import { sendBeacon } from '../client/beacon'
import { inBackground } from '../client/callToasts'

/** Visitor tracking without personal data. */
export const trackingApi = injectCalls('tracking', ({ write }) => ({
  // R-TRK-06: the response is the visitor's distinct id.
  trackEvent: write('POST /tracking', { ...inBackground, skipAuthHandling: true }),
}))

/** The same while the page is being unloaded, when no response can be read. */
export const trackOnLeaving = (body: Parameters<typeof trackingApi.endpoints.trackEvent.initiate>[0]['body']) =>
  sendBeacon('/tracking', body)
