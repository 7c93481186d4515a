import { activitiesApi } from '@/api/account/activities'
import { connectionsApi } from '@/api/account/connections'
import { intent } from '@/api/client/callNotes'
import { isTimelineCall, timelineEntry, type TimelineEntry } from '@/domain/team/timeline'
import type { AppThunk, RootState } from '../store'
import type { TeamAction } from './teamTimeline'

/** Sends the timeline entry of a successful team call, if it has one. @param then the state when it succeeded */
export const recordCall =
  ({ payload, meta: { arg } }: TeamAction, then: RootState): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const call = { id: arg.endpointName, answer: payload, sent: arg.originalArgs }
    if (!isTimelineCall(call)) return
    const entry = timelineEntry(call, {
      connectionName: (id) => nameOf(then, id),
      invitingTeam: (id) => invitations(then).data?.find((one) => one.id === id)?.team.teamId,
      registering: then.activeAccount.registering,
      intent: intentOf(arg.originalArgs),
    })
    if (entry) await dispatch(recordEntry(entry))
  }

/** Adds an entry to a team's timeline; silent, and never repeated. */
export const recordEntry =
  (activity: TimelineEntry): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await dispatch(activitiesApi.endpoints.createActivity.initiate({ body: { activity } }, { track: false }))
  }

const intentOf = (sent: unknown) =>
  typeof sent === 'object' && sent !== null && intent in sent && typeof sent[intent] === 'string'
    ? sent[intent]
    : undefined

const invitations = connectionsApi.endpoints.listMyInvitations.select()

/** A member's name in the lists that pages have read: deletions name their member by id only. */
function nameOf(state: RootState, id: string): string | undefined {
  const { endpoints, util } = connectionsApi
  const pages = util
    .selectCachedArgsForQuery(state, 'listActiveTeamConnections')
    .map((args) => endpoints.listActiveTeamConnections.select(args)(state).data?.connections ?? [])
  const lists = util
    .selectCachedArgsForQuery(state, 'listTeamConnections')
    .map((args) => endpoints.listTeamConnections.select(args)(state).data ?? [])
  return [...pages, ...lists].flat().find((one) => one.id === id)?.targetName
}
