import { api, calls } from '../client/api'

/** Events as administrators keep them. The list is `listEvents`, which answers drafts to administrators. */
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
      // A toggle: the answer tells the new state; never send it again without reading first. At the door, where
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
