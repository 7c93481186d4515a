import { api } from '@/api/client/api'
import { inBatch } from '@/api/client/batch'
import { showError } from '@/api/client/callToasts'
import { accepted, isApiError } from '@/api/client/errors'
import { fetchFresh } from '@/api/client/fetchOnce'
import { connectionsApi } from '@/api/account/connections'
import { profileApi } from '@/api/account/profile'
import { teamsApi } from '@/api/account/teams'
import { intent } from '@/api/client/callNotes'
import type { Shape, Team, TeamConnection } from '@/contract/types'
import { roleOf } from '@/domain/access/teamAccess'
import { companyOf } from '@/domain/team/teamDraft'
import { isOnSeat, savedInvitation } from '@/domain/team/members'
import { membersOf, seatsToSend, teamToSend, type Admin } from '@/domain/team/teamRegistration'
import type { CompanyDraft, SeatDraft } from '@/domain/team/teamValidation'
import { certaintyOf, isOutdated } from '@/lib/calls/certainty'
import { webAddress } from '@/lib/text/webAddress'
import { toast } from '@/lib/calls/toast'
import { recordLater } from '@/store/payment/recordLater'
import type { AppThunk } from '@/store/store'

const untracked = { track: false }

/** The members of a team as the server has them now. Rejects if they cannot be read. */
export const readMembers =
  (teamId: string): AppThunk<Promise<TeamConnection[]>> =>
  (dispatch) =>
    fetchFresh(dispatch(connectionsApi.endpoints.listTeamConnections.initiate({ id: teamId })))

/** The team as the server has it now. Rejects if it cannot be read. */
export const readTeam =
  (teamId: string): AppThunk<Promise<Team>> =>
  (dispatch) =>
    fetchFresh(dispatch(teamsApi.endpoints.getTeam.initiate({ id: teamId })))

/**
 * Saves the team of a step. Rejects with the call's error. @returns null if it was saved, but the answer has no team
 */
export const saveTeamStep =
  (team: Shape<'TeamDraft'>): AppThunk<Promise<Team | null>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(teamsApi.endpoints.saveTeam.initiate({ body: { team } }, untracked))
    if (!error) return data
    // The membership may have ended in the meantime: the wizard is then replaced by the upgrade (R-TEAM-03).
    if (isApiError(error) && error.status === 403)
      void dispatch(profileApi.endpoints.getPremiumStatus.initiate(undefined, { forceRefetch: true, subscribe: false }))
    throw error
  }

/**
 * Whether the server's team matches a draft whose response was lost. For a team that existed before, all fields count.
 */
function isSaved(team: Team, draft: Shape<'TeamDraft'>): boolean {
  const { companyName, website, companyLocation, companyBrn } = draft
  const isIt =
    team.companyName === companyName &&
    (website === undefined || webAddress(team.website ?? '') === webAddress(website))
  if (!draft.teamId) return isIt
  return (
    isIt &&
    (companyLocation === undefined || team.companyLocation === companyLocation) &&
    (companyBrn === undefined || (team.companyBrn ?? null) === companyBrn)
  )
}

/** Saves step 1. After a lost response, reads whether the team was saved. */
export const saveCompany =
  (company: CompanyDraft, admin: Admin, begun: Team | null): AppThunk<Promise<Team>> =>
  async (dispatch) => {
    const readBegun = () => fetchFresh(dispatch(teamsApi.endpoints.getMyInactiveTeam.initiate()))
    // Another tab may have created it, or an earlier attempt whose answer was lost: it must not be created twice.
    const draft = teamToSend(company, admin, { team: begun ?? (await readBegun()), step: 1 })
    try {
      const saved = await dispatch(saveTeamStep(draft))
      if (saved) return saved
    } catch (error) {
      if (certaintyOf(error) === 'refused') throw error
      const team = await readBegun().catch(() => null)
      if (!team || !isSaved(team, draft)) throw error
      return team
    }
    const team = await readBegun().catch(() => null)
    if (!team) throw accepted('no team')
    return team
  }

/** Adds the place of a row in the form to the errors of its fields. */
const atRow = (error: unknown, row: string): unknown =>
  isApiError(error) && error.fields
    ? {
        ...error,
        fields: Object.fromEntries(Object.entries(error.fields).map(([field, text]) => [`${row}.${field}`, text])),
      }
    : error

/**
 * Shows the failure of a member's call, which shows none itself: it is a failure only if the records don't contain the
 * change either. A session that ended has its own message.
 */
function announce(error: unknown): void {
  if (isApiError(error) && error.status !== 401 && error.status !== 'aborted')
    showError('Member could not be saved', error, undefined)
}

/**
 * Creates or changes one member. After a lost response, reads whether the member was saved. Also after a refusal
 * because the member exists: the browser may have delivered the request twice, and a member without an email so far was
 * just saved.
 * @param row place of its row in the form: `members.2`. Rejects with errors at that row
 * @returns the member if only reading it back has shown that it was saved
 */
export const saveSeat =
  (seat: Shape<'TeamSeat'>, teamId: string, row: string): AppThunk<Promise<TeamConnection | undefined>> =>
  async (dispatch) => {
    const { args } = inBatch({ body: { member: { ...seat, teamId } } })
    const { error } = await dispatch(connectionsApi.endpoints.saveConnection.initiate(args, untracked))
    if (!error) return undefined
    const isRefused = certaintyOf(error) === 'refused'
    if (!isRefused || isOutdated(error)) {
      const members = await dispatch(readMembers(teamId)).catch(() => [])
      const found = isRefused
        ? savedInvitation(members, seat)
        : membersOf(members).find((member) => isOnSeat(member, seat))
      if (found) return found
    }
    announce(error)
    throw atRow(error, row)
  }

/**
 * Changes a member's role or name. After a lost response, reads whether it was saved. Rejects with the call's error.
 */
export const changeMember =
  (teamId: string, seat: Shape<'TeamSeat'> & { id: string }): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { args } = inBatch({ body: { member: { ...seat, teamId } } })
    const { data, error } = await dispatch(connectionsApi.endpoints.saveConnection.initiate(args, untracked))
    const found = error && (await dispatch(findChanged(teamId, seat, error)))
    if (error && !found) {
      announce(error)
      throw error
    }
    dispatch(api.util.invalidateTags(['Connection', 'Team']))
    toast.success(`${(data ?? found)?.targetName ?? seat.name} has been updated`)
    if (!found) return
    const { id: memberId, targetName: name } = found
    dispatch(recordLater({ kind: 'member', act: 'updated', teamId, memberId, name, role: seat.role }))
  }

/** Reads the member after a change whose response was lost. @returns undefined if it was refused, or not saved */
const findChanged =
  (
    teamId: string,
    { id, name, role }: Shape<'TeamSeat'>,
    error: unknown,
  ): AppThunk<Promise<TeamConnection | undefined>> =>
  async (dispatch) => {
    if (certaintyOf(error) === 'refused') return undefined
    const now = (await dispatch(readMembers(teamId)).catch(() => [])).find((one) => one.id === id)
    return now && roleOf(now) === role && (now.userId || now.targetName === name) ? now : undefined
  }

/** Deletes a member of an unpaid team; one that is gone already is no failure. */
const deleteSeat =
  (memberId: string, teamId: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { args } = inBatch({ teamId, memberId, [intent]: 'registration' as const })
    const { error } = await dispatch(connectionsApi.endpoints.deleteConnection.initiate(args, untracked))
    if (!error || (isApiError(error) && error.status === 404)) return
    if (certaintyOf(error) !== 'refused') {
      const now = await dispatch(readMembers(teamId)).catch(() => undefined)
      if (now && !now.some(({ id }) => id === memberId)) return
    }
    throw error
  }

/**
 * Saves step 2: the team, removed members, then each new or changed one. What was saved before a failure stays saved.
 * @param dropped rows that were removed from the form, or sent before
 */
export const saveMembers =
  (rows: readonly SeatDraft[], dropped: readonly SeatDraft[], admin: Admin, teamId: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    // Read first, because the call sends the whole company, which another tab may have changed.
    const team = await dispatch(readTeam(teamId))
    await dispatch(saveTeamStep(teamToSend(companyOf(team), admin, { team, step: 2 })))
    const { save, remove } = seatsToSend(rows, dropped, await dispatch(readMembers(teamId)), teamId)
    try {
      for (const id of remove) await dispatch(deleteSeat(id, teamId))
      for (const { index, seat } of save) await dispatch(saveSeat(seat, teamId, `members.${index}`))
    } finally {
      if (save.length + remove.length > 0) dispatch(api.util.invalidateTags(['Connection', 'Team']))
    }
  }
