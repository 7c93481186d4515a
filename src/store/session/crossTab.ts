import { onReturn } from '@/lib/browser/leaving'
import { listen, together } from '@/lib/browser/listen'
import { api } from '@/api/client/api'
import { fetchOnce } from '@/api/client/fetchOnce'
import { isSessionRefused, sessionApi } from '@/api/account/session'
import { readCookie } from '@/lib/storage/cookies'
import { switchedElsewhere } from '../account/activeAccountSlice'
import { redirected, signedOut } from './authSlice'
import { endSession, expire, forgetWork, leave } from './endSession'
import { restoreSession } from './session'
import type { AppStore, AppThunk } from '../store'
import { subscribe, type TabMessage } from './tabs'

/** Keeps this tab in sync with the others, and with the cookies when it becomes visible again. @returns stops it */
export function connectTabs(store: AppStore): () => void {
  const stop = subscribe((message) => store.dispatch(onMessage(message)))
  // A page restored from the back/forward cache shows its old state, even after a sign-out. Its data may be out of
  // date, and reads that were running when it was left were cancelled.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void store.dispatch(checkAgain()).then(() => store.dispatch(api.internalActions.onOnline()))
  }
  return together(
    stop,
    onReturn(() => store.dispatch(compareCookies())),
    listen(window, 'pageshow', onPageShow),
  )
}

const onMessage =
  (message: TabMessage): AppThunk =>
  (dispatch, getState) => {
    const { status } = getState().auth
    if (message.kind === 'signedIn') void dispatch(adoptSession())
    else if (status === 'anonymous') return
    else if (message.kind === 'account') dispatch(switchedElsewhere(message.account))
    else if (message.kind === 'expired') dispatch(expire())
    else {
      // Unsaved input in this tab belongs to the user who has signed out in the other tab.
      forgetWork()
      void dispatch(leave({ remember: false }))
    }
  }

/** The cookies are the source of truth for the session. */
const compareCookies = (): AppThunk => (dispatch, getState) => {
  const { status, token, kept } = getState().auth
  const cookie = readCookie('token')
  if (status === 'anonymous' && cookie) void dispatch(adoptSession())
  else if (status !== 'signedIn' || !kept || cookie === token) return
  else if (cookie) void dispatch(adoptSession())
  else void dispatch(leave({ remember: false }))
}

/** Another user has signed in elsewhere: clears everything of the previous user and adopts the new session. */
const adoptSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { navigation }) => {
    const { status, token } = getState().auth
    if (status === 'signedIn' && token === readCookie('token')) return
    if (status === 'signedIn') {
      dispatch(signedOut({ redirecting: true }))
      dispatch(api.util.resetApiState())
    }
    await dispatch(restoreSession())
    await navigation.recheck()
    dispatch(redirected())
  }

const checkAgain = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { status, token } = getState().auth
  if (status !== 'signedIn') return
  const check = sessionApi.endpoints.checkSession.initiate(undefined, { forceRefetch: true })
  const answer = await fetchOnce(dispatch(check))
  if (isSessionRefused(answer) && getState().auth.token === token) dispatch(endSession())
}
