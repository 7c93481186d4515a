import type { Shape } from '@/contract/types'
import { api, calls } from './client/api'
import type { Notice } from './client/feedback'

const rsvpFailed = 'Failed to RSVP'

/** An RSVP may be refused in an answer that looks like a success. */
const refusedRsvp = ({ errorMessage }: Shape<'RsvpAnswer'>): Notice | undefined =>
  errorMessage ? { kind: 'error', text: rsvpFailed, detail: errorMessage } : undefined

/** Events of the community and the visitor's own RSVPs. Failures are rethrown by `unwrap()` after the toast (R-ERR-17). */
export const eventsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'events')
    return {
      listEvents: read('GET /events', { provides: ['Event'] }),
      listEventsByCategory: read('GET /events/{category}', { provides: ['Event'] }),
      listMyEvents: read('GET /events/user', { provides: ['Event'] }),
      getEvent: read('GET /event/{eventId}', { provides: ['Event'] }),
      // A price depends on who asks and on the places left: it is never older than the page.
      getEventPrice: read('GET /event/price/{id}', { provides: ['Event', 'Me'], keepUnusedFor: 0 }),
      rsvpFree: write('POST /event/rsvp/free/{id}', {
        invalidates: ['Event', 'Notification'],
        successToast: refusedRsvp,
        errorToast: rsvpFailed,
      }),
      // Premium may be bought along. On status 0 the page stays and reads listMyEvents to find out.
      rsvpPaid: write('POST /event/rsvp/paid/{id}', {
        invalidates: ['Event', 'Notification', 'Me', 'Order', 'Invoice', 'Subscription', 'PaymentMethod'],
        successToast: refusedRsvp,
        errorToast: rsvpFailed,
        stayOnPage: true,
      }),
      cancelRsvp: write('PUT /event/rsvp/cancel/{id}', { invalidates: ['Event'], errorToast: 'Failed to cancel RSVP' }),
      uncancelRsvp: write('PUT /event/rsvp/un-cancel/{id}', {
        invalidates: ['Event'],
        errorToast: 'Failed to un-cancel RSVP',
      }),
    }
  },
})

export const {
  useListEventsQuery,
  useListEventsByCategoryQuery,
  useListMyEventsQuery,
  useLazyListMyEventsQuery,
  useGetEventQuery,
  useGetEventPriceQuery,
  useLazyGetEventPriceQuery,
  useRsvpFreeMutation,
  useRsvpPaidMutation,
  useCancelRsvpMutation,
  useUncancelRsvpMutation,
} = eventsApi
