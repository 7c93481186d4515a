import { injectCalls } from '../client/api'
import { inBackground } from '../client/callToasts'

/** The timeline of a team. */
export const activitiesApi = injectCalls('activities', ({ read, write }) => ({
  // Silent: the recorded action has succeeded, and a missing entry must not look like its failure.
  createActivity: write('POST /activities', { invalidates: ['Activity'], ...inBackground }),
  listTeamActivities: read('GET /teams/{id}/activities', {
    provides: ['Activity'],
    errorToast: 'Activities could not be retrieved',
  }),
  listMyTeamActivities: read('GET /teams/{id}/myActivities', {
    provides: ['Activity'],
    errorToast: 'Activities could not be retrieved',
  }),
}))

export const { useListTeamActivitiesQuery, useListMyTeamActivitiesQuery } = activitiesApi
