import { connectionsApi } from '@/api/account/connections'
import { fetchFresh } from '@/api/client/fetchOnce'
import { emailApi } from '@/api/community/email'
import { teamsApi } from '@/api/account/teams'
import { teamAccount } from '@/domain/account/teamAccount'
import { singleFlight } from '@/lib/calls/singleFlight'
import { switchAccount } from '@/store/account/accountSwitch'
import type { AppThunk } from '@/store/store'
import { registered, type FollowUp, type Registered } from './registered'

const untracked = { track: false }

/**
 * Completes a paid registration, each step once and in the order of R-TEAM-12: sends the emails, marks the invitations
 * as seen, makes the new team the active account. Continues where an earlier page stopped.
 * @returns whether the new team is the active account; failures have shown their toasts
 */
export const finishRegistration =
  (userId: string): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const done = (step: FollowUp, more: Partial<Registered> = {}) => {
      const record = registered.read(userId)
      if (record) registered.write(userId, { ...record, ...more, left: record.left.filter((one) => one !== step) })
    }
    const run = async () => {
      const record = registered.read(userId)
      if (!record) return false
      const { teamId, left } = record
      const team = await fetchFresh(dispatch(teamsApi.endpoints.getTeam.initiate({ id: teamId })))
      if (left.includes('email')) {
        // Noted before it is sent: sending the emails twice is worse than an administrator having to resend them.
        done('email')
        const { error } = await dispatch(
          emailApi.endpoints.sendTeamCreatedEmail.initiate({ body: { team } }, untracked),
        )
        done('email', { isMailed: !error })
      }
      if (left.includes('seen')) {
        const { error } = await dispatch(connectionsApi.endpoints.markInvitationsSeen.initiate(undefined, untracked))
        if (!error) done('seen')
      }
      if (!left.includes('switch')) return true
      const switched = await dispatch(switchAccount(teamAccount(team)))
      if (switched) done('switch')
      return switched
    }
    const flight = await singleFlight(`registered:${userId}`, () => run().catch(() => false))
    return 'done' in flight ? flight.done : registered.read(userId)?.left.includes('switch') === false
  }
