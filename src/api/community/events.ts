import type { Shape } from '@/contract/types'
import { injectCalls } from '../client/api'
import { missingInPlace, type Notice } from '../client/callToasts'

const rsvpFailed = 'Failed to RSVP'

/** A rejected RSVP may look like a success response. */
const refusedRsvp = ({ errorMessage }: Shape<'RsvpAnswer'>): Notice | undefined =>
  errorMessage ? { kind: 'error', text: rsvpFailed, detail: errorMessage } : undefined

/** Community events and the visitor's own RSVPs. `unwrap()` rejects after the toast (R-ERR-17). */
export const eventsApi = injectCalls('events', ({ read, write }) => ({
  listEvents: read('GET /events', { provides: ['Event'] }),
  listEventsByCategory: read('GET /events/{category}', { provides: ['Event'] }),
  listMyEvents: read('GET /events/user', { provides: ['Event'] }),
  getEvent: read('GET /event/{eventId}', { provides: ['Event'], errorToast: missingInPlace }),
  // A price depends on the user and the places left, so it is never served from an older page's cache.
  getEventPrice: read('GET /event/price/{id}', { provides: ['Event', 'Me'], keepUnusedFor: 0 }),
  rsvpFree: write('POST /event/rsvp/free/{id}', {
    invalidates: ['Event', 'Notification'],
    successToast: refusedRsvp,
    errorToast: rsvpFailed,
  }),
  // Premium may be bought with it. On status 0 the page stays open and reads listMyEvents to find the result.
  rsvpPaid: write('POST /event/rsvp/paid/{id}', {
    invalidates: ['Event', 'Notification', 'Me', 'Order', 'Invoice', 'Subscription', 'PaymentMethod'],
    successToast: refusedRsvp,
    // Only a decline is certain; after anything else the page finds out whether the payment went through.
    errorToast: ({ status }) => status === 402 && rsvpFailed,
    stayOnPage: true,
  }),
  cancelRsvp: write('PUT /event/rsvp/cancel/{id}', { invalidates: ['Event'], errorToast: 'Failed to cancel RSVP' }),
  uncancelRsvp: write('PUT /event/rsvp/un-cancel/{id}', {
    invalidates: ['Event'],
    errorToast: 'Failed to un-cancel RSVP',
  }),
}))

export const {
  useListEventsQuery,
  useListEventsByCategoryQuery,
  useListMyEventsQuery,
  useGetEventQuery,
  useGetEventPriceQuery,
  useRsvpFreeMutation,
  useCancelRsvpMutation,
  useUncancelRsvpMutation,
} = eventsApi
