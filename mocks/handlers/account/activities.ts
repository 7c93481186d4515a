import { activitiesOf, recordActivity, toActivity } from '../../db/teams/activities'
import { enterTeam } from '../../db/teams/teams'
import { reject, type Handlers } from '../../http'

export const activities = {
  createActivity: ({ me, body: { activity } }) => {
    enterTeam(me, activity.teamId)
    if (!activity.message.trim())
      reject(422, 'Please say what happened', { fields: { message: 'This field is required' } })
    return toActivity(recordActivity(activity, me.userId))
  },
  listTeamActivities: ({ me, path }) => {
    enterTeam(me, path.id)
    return activitiesOf(path.id).map(toActivity)
  },
  listMyTeamActivities: ({ me, path }) => {
    enterTeam(me, path.id)
    return activitiesOf(path.id)
      .filter(({ userId }) => userId === me.userId)
      .map(toActivity)
  },
} satisfies Partial<Handlers>
