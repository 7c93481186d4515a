import { api, calls } from '../client/api'

/** Event management for administrators. The list is `listEvents`, which includes drafts for administrators. */
export const adminEventsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'events')
    return {
      getEventForAdmin: read('GET /event/admin/{id}', { provides: ['Event'] }),
      createEvent: write('POST /event', {
        invalidates: ['Event'],
        successToast: ({ title }) => `Event '${title}' created`,
        errorToast: 'Event could not be created',
      }),
      updateEvent: write('PUT /event/{eventId}', {
        invalidates: ['Event'],
        successToast: ({ title }) => `Event '${title}' saved`,
        errorToast: 'Event could not be saved',
      }),
      deleteEvent: write('DELETE /event/{eventId}', {
        invalidates: ['Event'],
        successToast: 'Event deleted',
        errorToast: 'Event could not be deleted',
      }),
      // A toggle: the response contains the new state; never resend without reading first. At the venue the network is
// unreliable: the page queues the calls and must stay open.
      // the network comes and goes, the page keeps a queue and must stay.
      toggleRsvpAttendance: write('PUT /event/rsvp/attended/{eventId}/{userId}', {
        invalidates: ['Event'],
        errorToast: 'Failed to toggle attendance',
        stayOnPage: true,
      }),
    }
  },
})

export const {
  useGetEventForAdminQuery,
  useLazyGetEventForAdminQuery,
  useCreateEventMutation,
  useUpdateEventMutation,
  useDeleteEventMutation,
  useToggleRsvpAttendanceMutation,
} = adminEventsApi
