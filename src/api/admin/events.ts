import { injectCalls } from '../client/api'

/**
 * Event management for administrators. The list is `listEvents`, which includes drafts for administrators. Both prices
 * are fields of the event: `getEventPrice`, the price for the caller, is asked by the public page only.
 */
export const adminEventsApi = injectCalls('events', ({ read, write }) => ({
  // The door list reads it again and again while the network comes and goes: the page stays, and tells its failures.
  getEventForAdmin: read('GET /event/admin/{id}', { provides: ['Event'], errorToast: false, stayOnPage: true }),
  createEvent: write('POST /event', {
    invalidates: ['Event'],
    successToast: (_answer, { body }) => `Event '${body.title}' created`,
    errorToast: 'Event could not be created',
  }),
  updateEvent: write('PUT /event/{eventId}', {
    invalidates: ['Event'],
    successToast: (_answer, { body }) => `Event '${body.title}' saved`,
    errorToast: 'Event could not be saved',
  }),
  deleteEvent: write('DELETE /event/{eventId}', {
    invalidates: ['Event'],
    successToast: 'Event deleted',
    errorToast: 'Event could not be deleted',
  }),
  // A toggle: the response contains the new state; never resend without reading first. At the venue the network is
  // unreliable: the page queues the changes and must stay open.
  toggleRsvpAttendance: write('PUT /event/rsvp/attended/{eventId}/{userId}', {
    invalidates: ['Event'],
    errorToast: 'Failed to toggle attendance',
    stayOnPage: true,
  }),
}))

export const { useGetEventForAdminQuery, useCreateEventMutation, useUpdateEventMutation, useDeleteEventMutation } =
  adminEventsApi
