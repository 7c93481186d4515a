import { personName } from '@/domain/account/personName'
import { activeAccountApi } from '@/api/account/activeAccount'
import { api } from '@/api/client/api'
import { isApiError } from '@/api/client/errors'
import { fetchOnce } from '@/api/client/fetchOnce'
import { dashboardOf, pathAfterSwitch } from '@/domain/account/activeAccount'
import { sendUnsent, switchAccount } from './accountSwitch'
import { resynced, switchedHere } from './activeAccountSlice'
import { pathHere } from '../navigation/navigationContext'
import type { AppThunk } from '../store'

const { getActiveAccount, createActiveAccount } = activeAccountApi.endpoints

/** Fetches the active account; creates a Personal one for users without a record. */
export const loadActiveAccount = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { error } = await fetchOnce(dispatch(getActiveAccount.initiate(undefined, { forceRefetch: true })))
  const { auth, activeAccount } = getState()
  const { user } = auth
  if (!isApiError(error) || error.status !== 404 || !user) return
  const body = {
    name: personName(user),
    type: 'Personal',
    accountId: user.userId,
    accountPhoto: activeAccount.ownPhoto,
  } as const
  const answer = await dispatch(createActiveAccount.initiate({ body }, { track: false }))
  if (!answer.error) dispatch(switchedHere(answer.data ?? body))
}

/** Another tab has switched the account: this tab follows, refetches, and opens the right dashboard. */
export const followServer =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { navigation }) => {
    // First, while this tab still has its account: later they would be sent as the other account, or not at all.
    await sendUnsent()
    dispatch(resynced())
    dispatch(api.util.invalidateTags(['ActiveAccount', 'Team', 'Connection']))
    const { mine } = getState().activeAccount
    const to = mine && pathAfterSwitch(mine.type, pathHere(navigation))
    if (to) await navigation.go(to)
  }

/** Another tab has switched the account: makes this tab's account active again. @returns whether it succeeded */
export const keepMine = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  const { mine } = getState().activeAccount
  return mine ? dispatch(switchAccount(mine)) : false
}

/** How long the redirect after sign-in waits for the active account, in ms; tests shorten it. */
export const landingDelays = { patience: 4000 }

/** Default page after signing in, without an intended path: the account's dashboard (R-ACC-07). */
export const landing = (): AppThunk<Promise<string>> => async (dispatch, getState) => {
  const mine = () => getState().activeAccount.mine
  if (!mine()) {
    const late = new Promise((done) => setTimeout(done, landingDelays.patience))
    await Promise.race([fetchOnce(dispatch(getActiveAccount.initiate())), late])
  }
  return dashboardOf(mine()?.type)
}
