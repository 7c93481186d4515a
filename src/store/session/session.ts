import { api } from '@/api/client/api'
import { fetchOnce } from '@/api/client/fetchOnce'
import { profileApi } from '@/api/account/profile'
import { isSessionRefused, sessionApi } from '@/api/account/session'
import type { Shape } from '@/contract/types'
import { staysSignedOut } from '@/domain/navigation/intendedPath'
import { paths } from '@/domain/navigation/paths'
import { readCookie, writeCookie } from '@/lib/storage/cookies'
import { errorReporter } from '@/lib/calls/errorReporter'
import { isOneOf } from '@/lib/objects'
import { socialSignIn } from '@/lib/storage/socialSignIn'
import { localStore } from '@/lib/storage/storage'
import { toast } from '@/lib/calls/toast'
import { sendUnsent } from '../account/accountSwitch'
import { loadActiveAccount } from '../account/activeAccount'
import {
  checkUnanswered,
  redirected,
  sessionConfirmed,
  sessionOpened,
  signedOut,
  type Restored,
  type SessionUser,
} from './authSlice'
import { clearIntendedPath, clearIntendedPathOfOthers, rememberIntendedPath } from '../navigation/intendedPath'
import { pathHere } from '../navigation/navigationContext'
import type { AppThunk } from '../store'
import { clearSessionCookies, forgetTold, forgetWork, leave } from './endSession'
import { patiently } from './patience'
import { broadcast } from './tabs'

/** Runs `work`, or returns the session check that is running already. */
const once =
  (work: () => Promise<Restored>): AppThunk<Promise<Restored>> =>
  (_dispatch, _getState, { sessionWork }) =>
    (sessionWork.check ??= work().finally(() => delete sessionWork.check))

/** Runs `work` after the session check in progress. */
const inTurn =
  (work: () => Promise<Restored>): AppThunk<Promise<Restored>> =>
  async (dispatch, _getState, { sessionWork }) => {
    while (sessionWork.check) await sessionWork.check
    return dispatch(once(work))
  }

/** Lazy-loaded when there is a cookie to decrypt or write: visitors never download the crypto. */
const userCookie = () => import('./userCookie')

/** Restores the session from the cookies and validates it with the server (R-SESS-01 to R-SESS-03). */
export const restoreSession = (): AppThunk<Promise<Restored>> => (dispatch) =>
  dispatch(
    once(async () => {
      const restored = await dispatch(openRemembered())
      if (restored === 'unanswered') dispatch(checkUnanswered())
      return restored
    }),
  )

/** Whether the cookie still holds this session: sign-out in any tab clears it immediately. */
const isRemembered = (token: string) => readCookie('token') === token

const openRemembered = (): AppThunk<Promise<Restored>> => async (dispatch, getState) => {
  if (getState().auth.status === 'signedIn') return 'signedIn'
  const token = readCookie('token')
  const sealed = readCookie('user')
  const none = (): Restored => {
    clearSessionCookies()
    dispatch(signedOut({ redirecting: getState().auth.redirecting }))
    return 'anonymous'
  }
  // A provider sign-in that this tab started may leave its token in the cookie; the user cookie is written by the app.
  if (token && !sealed && socialSignIn.underWay()) {
    dispatch(signedOut({ redirecting: getState().auth.redirecting }))
    return 'anonymous'
  }
  // Both cookies or neither (R-SESS-03).
  if (!token || !sealed) return none()
  const cookie = await userCookie().catch(() => undefined)
  // The session may have ended or changed while the crypto was loading: read the cookies again.
  if (!isRemembered(token)) return dispatch(openRemembered())
  if (!cookie) return 'unanswered'
  const user = cookie.decryptUser(sealed, token)
  if (!user) return none()
  dispatch(forgetOthers(user.userId))
  dispatch(sessionOpened({ token, user }))
  return dispatch(checkOpened(token))
}

/** R-SILENT-01: a failure shows no toast, but is logged. */
const readProfile = (): AppThunk<Promise<void>> => async (dispatch) => {
  const { getMe, getPremiumStatus } = profileApi.endpoints
  const { data, error } = await fetchOnce(dispatch(getMe.initiate(undefined, { forceRefetch: true })))
  if (error) errorReporter.report({ error, seen: 'profile' })
  // A profile may leave out whether they are premium; prices and offers depend on it (O-41).
  if (data && data.isPremiumMember === undefined)
    await fetchOnce(dispatch(getPremiumStatus.initiate(undefined, { forceRefetch: true })))
}

const checkOpened =
  (token: string): AppThunk<Promise<Restored>> =>
  async (dispatch, getState) => {
    const [check] = await Promise.all([
      fetchOnce(dispatch(sessionApi.endpoints.checkSession.initiate(undefined, { forceRefetch: true }))),
      dispatch(readProfile()),
    ])
    const { auth } = getState()
    if (auth.token !== token) return auth.status === 'signedIn' ? 'signedIn' : 'anonymous'
    if (!isRemembered(token)) {
      dispatch(signedOut({ redirecting: auth.redirecting }))
      return dispatch(openRemembered())
    }
    const user = check.data?.user
    if (isSessionRefused(check) || (user && user.userId !== auth.user?.userId)) return dispatch(endRefused())
    if (check.error) return 'unanswered'
    dispatch(sessionConfirmed({ kept: true, ...(user ? { user } : {}) }))
    dispatch(rereadEvents())
    void dispatch(loadActiveAccount())
    return 'signedIn'
  }

/** R-SESS-02: the server refused the session. Redirects to /login silently (R-ERR-05), or stays with a toast. */
const endRefused =
  (): AppThunk<Restored> =>
  (dispatch, _getState, { navigation }) => {
    clearSessionCookies()
    const stays = staysSignedOut(pathHere(navigation))
    void dispatch(leave({ remember: true }))
    // The page stays but now looks signed out: show a toast.
    if (stays) {
      rememberIntendedPath(navigation.here())
      toast.info('Your session has expired', { undo: { label: 'Sign in', run: () => void navigation.go(paths.login) } })
    }
    return 'anonymous'
  }

/**
 * Signs in with the response of a sign-in or an activation (R-SESS-04).
 * Sign-in pages do nothing afterwards: the router redirects to the intended path.
 * @returns false if the response is a rejection; its `errorMessage` belongs to the form
 */
export const signIn =
  (answer: Shape<'SignInAnswer'>): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const { token, user } = answer
    if (!token || !user?.userId) return false
    return (await dispatch(inTurn(() => dispatch(complete(token, user))))) === 'signedIn'
  }

/** Starts a new session: profile, account, cookies, and a broadcast to other tabs. */
const complete =
  (token: string, user: SessionUser): AppThunk<Promise<Restored>> =>
  async (dispatch, getState) => {
    dispatch(forgetOthers(user.userId))
    if (getState().auth.token) dispatch(api.util.resetApiState())
    dispatch(sessionOpened({ token, user }))
    // Stored at once: a page that is reloaded during the reads stays signed in.
    const stored = dispatch(writeSession(token))
    await patiently(Promise.all([dispatch(readProfile()), dispatch(loadActiveAccount())]))
    await stored
    if (getState().auth.token !== token) return 'anonymous'
    // Again, because the profile may have changed the user.
    const kept = await dispatch(writeSession(token))
    if (getState().auth.token !== token) return 'anonymous'
    dispatch(sessionConfirmed({ kept }))
    dispatch(rereadEvents())
    if (!kept) toast.info('Your browser blocks cookies, so you’ll be signed out when you close this page')
    broadcast({ kind: 'signedIn' })
    return 'signedIn'
  }

/** Public reads whose response differs for attendees: it contains the join link. */
const eventReads = ['listEvents', 'listEventsByCategory', 'getEvent', 'getEventPrice']

/** Refetches events that were read before the session was known. */
const rereadEvents = (): AppThunk => (dispatch, getState) => {
  const { queries } = getState().api
  if (Object.values(queries).some((query) => isOneOf(eventReads, query?.endpointName)))
    dispatch(api.util.invalidateTags(['Event']))
}

/** Signs in with only a token, as provider sign-ins return it. An unanswered check can be repeated. */
export const signInWithToken =
  (token: string): AppThunk<Promise<Restored>> =>
  (dispatch, getState) =>
    dispatch(
      inTurn(async () => {
        dispatch(sessionOpened({ token, user: { userId: '', email: '' } }))
        const check = await fetchOnce(
          dispatch(sessionApi.endpoints.checkSession.initiate(undefined, { forceRefetch: true })),
        )
        if (getState().auth.token !== token) return 'anonymous'
        const refused = isSessionRefused(check) || (!check.error && !check.data?.user)
        if (!check.error && check.data?.user && !refused) return dispatch(complete(token, check.data.user))
        if (refused) clearSessionCookies()
        dispatch(signedOut({ redirecting: false }))
        return refused ? 'anonymous' : 'unanswered'
      }),
    )

/** Deletes drafts, intended paths and messages of an expired session if another user signs in. */
const forgetOthers =
  (userId: string): AppThunk =>
  (_dispatch, _getState, { sessionWork }) => {
    const last = localStore.read('last-user')
    localStore.write('last-user', userId)
    clearIntendedPathOfOthers(userId)
    if (typeof last === 'string' && last !== userId) forgetWork()
    // The user signed in in another tab, which could not delete the messages of this one.
    else if (sessionWork.lastUser !== undefined && sessionWork.lastUser !== userId) forgetTold()
    sessionWork.lastUser = userId
  }

/** Writes both cookies, or neither. @returns false if cookies are blocked or the crypto could not be loaded */
const writeSession =
  (token: string): AppThunk<Promise<boolean>> =>
  async (_dispatch, getState) => {
    const cookie = await userCookie().catch(() => undefined)
    const { auth } = getState()
    // Signed out while the crypto was loading: writing a cookie now would restore the session.
    if (auth.token !== token || !auth.user) return false
    const written = cookie && writeCookie('token', token) && writeCookie('user', cookie.encryptUser(auth.user, token))
    if (!written) clearSessionCookies()
    return written === true
  }

/** Updates the user cookie after a profile change. */
export const rewriteUserCookie = (): AppThunk<Promise<void>> => async (_dispatch, getState) => {
  const cookie = await userCookie().catch(() => undefined)
  const { status, token, user, kept } = getState().auth
  // Signed out in any tab while the crypto was loading.
  if (!cookie || status !== 'signedIn' || !kept || !token || !user || readCookie('token') !== token) return
  writeCookie('user', cookie.encryptUser(user, token))
}

/**
 * Signs out (R-SESS-05): clears cookies, cart and stored path, ends the session on the server silently, goes to /login.
 */
export const signOut =
  (): AppThunk<Promise<void>> =>
  (dispatch, _getState, { sessionWork }) =>
    (sessionWork.signOut ??= dispatch(depart()).finally(() => delete sessionWork.signOut))

const depart = (): AppThunk<Promise<void>> => async (dispatch, getState, extra) => {
  // While the session is still being restored, only the cookie has its token.
  const token = getState().auth.token ?? readCookie('token')
  clearSessionCookies()
  clearIntendedPath()
  forgetWork()
  localStore.remove('last-user')
  if (token) broadcast({ kind: 'signedOut' })
  await sendUnsent()
  dispatch(signedOut({ redirecting: true }))
  dispatch(api.util.resetApiState())
  if (token) {
    extra.logoutToken = token
    await patiently(dispatch(sessionApi.endpoints.logout.initiate(undefined, { track: false })))
    if (extra.logoutToken === token) delete extra.logoutToken
  }
  await extra.navigation.go(paths.login)
  dispatch(redirected())
}
