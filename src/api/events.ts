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
      getEventPrice: read('GET /event/price/{id}', { provides: ['Event', 'Me'], keep: 0 }),
      rsvpFree: write('POST /event/rsvp/free/{id}', {
        changes: ['Event', 'Notification'],
        done: refusedRsvp,
        failed: rsvpFailed,
      }),
      // Premium may be bought along. On status 0 the page stays and reads listMyEvents to find out.
      rsvpPaid: write('POST /event/rsvp/paid/{id}', {
        changes: ['Event', 'Notification', 'Me', 'Order', 'Invoice', 'Subscription', 'PaymentMethod'],
        done: refusedRsvp,
        failed: rsvpFailed,
        stay: true,
      }),
      cancelRsvp: write('PUT /event/rsvp/cancel/{id}', { changes: ['Event'], failed: 'Failed to cancel RSVP' }),
      uncancelRsvp: write('PUT /event/rsvp/un-cancel/{id}', { changes: ['Event'], failed: 'Failed to un-cancel RSVP' }),
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
