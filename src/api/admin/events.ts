import { api, calls } from '../client/api'

/** Events as administrators keep them. The list is `listEvents`, which answers drafts to administrators. */
export const adminEventsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'events')
    return {
      getEventForAdmin: read('GET /event/admin/{id}', { provides: ['Event'] }),
      createEvent: write('POST /event', {
        changes: ['Event'],
        done: ({ title }) => `Event '${title}' created`,
        failed: 'Event could not be created',
      }),
      updateEvent: write('PUT /event/{eventId}', {
        changes: ['Event'],
        done: ({ title }) => `Event '${title}' saved`,
        failed: 'Event could not be saved',
      }),
      deleteEvent: write('DELETE /event/{eventId}', {
        changes: ['Event'],
        done: 'Event deleted',
        failed: 'Event could not be deleted',
      }),
      // A toggle: the answer tells the new state; never send it again without reading first. At the door, where
      // the network comes and goes, the page keeps a queue and must stay.
      toggleRsvpAttendance: write('PUT /event/rsvp/attended/{eventId}/{userId}', {
        changes: ['Event'],
        failed: 'Failed to toggle attendance',
        stay: true,
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
