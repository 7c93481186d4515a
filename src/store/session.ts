import { api } from '@/api/client/api'
import type { ApiError } from '@/api/client/errors'
import { fetchOnce } from '@/api/client/fetchOnce'
import { profileApi } from '@/api/profile'
import { sessionApi } from '@/api/session'
import type { Shape } from '@/contract/types'
import { staysSignedOut } from '@/domain/navigation/intendedPath'
import { paths } from '@/domain/navigation/paths'
import { clearCookie, readCookie, writeCookie } from '@/lib/cookies'
import { awaitReturn, clearDrafts } from '@/lib/drafts'
import { errorReporter } from '@/lib/errorReporter'
import { socialSignIn } from '@/lib/socialSignIn'
import { localStore } from '@/lib/storage'
import { toast } from '@/lib/toast'
import { loadActiveAccount } from './activeAccount'
import { redirected, sessionConfirmed, sessionOpened, signedOut, type SessionUser } from './authSlice'
import { clearIntendedPath, clearIntendedPathOfOthers, rememberIntendedPath } from './intendedPath'
import { pathHere } from './navigation'
import type { AppThunk, RootState } from './store'
import { broadcast } from './tabs'

type GetState = () => RootState

/** How a session that was being checked ended: unreachable leaves everything as it is, to be tried again. */
export type Restored = 'signedIn' | 'anonymous' | 'unreachable'

/** How long signing in and out wait for what they could do without, in ms; tests shorten it. */
export const sessionDelays = { patience: 4000 }

const patiently = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((done) => setTimeout(done, sessionDelays.patience))])

/** The check of each store that is under way: everyone who needs its outcome waits for the same one. */
const running = new WeakMap<GetState, Promise<Restored>>()

function once(getState: GetState, work: () => Promise<Restored>): Promise<Restored> {
  const going = running.get(getState)
  if (going) return going
  const started = work().finally(() => running.delete(getState))
  running.set(getState, started)
  return started
}

/** Waits for its turn, and is then what everyone else waits for. */
async function inTurn(getState: GetState, work: () => Promise<Restored>): Promise<Restored> {
  while (running.has(getState)) await running.get(getState)
  return once(getState, work)
}

function clearSessionCookies(): void {
  clearCookie('token')
  clearCookie('user')
}

/** Loaded only when there is a record to open or to write: visitors never fetch the crypto. */
const userCookie = () => import('./userCookie')

/** Restores the remembered session, if there is one, and has the server check it (R-SESS-01 to R-SESS-03). */
export const restoreSession = (): AppThunk<Promise<Restored>> => (dispatch, getState) =>
  once(getState, () => dispatch(openRemembered()))

/** Whether the cookie still holds this session: signing out, here or in another tab, clears it at once. */
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
  // A provider's sign-in that this tab began may leave its token in the cookie; the record is written by us.
  if (token && !sealed && socialSignIn.underWay()) {
    dispatch(signedOut({ redirecting: getState().auth.redirecting }))
    return 'anonymous'
  }
  // Both or none (R-SESS-03).
  if (!token || !sealed) return none()
  const cookie = await userCookie().catch(() => undefined)
  // Signed out, or somebody else signed in, while the crypto was loading: the cookies are read again.
  if (!isRemembered(token)) return dispatch(openRemembered())
  if (!cookie) return 'unreachable'
  const user = cookie.decryptUser(sealed, token)
  if (!user) return none()
  forgetOthers(user.userId)
  dispatch(sessionOpened({ token, user }))
  return dispatch(checkOpened(token))
}

/** R-SILENT-01: nobody is told that it failed, but it is logged. */
const readProfile = (): AppThunk<Promise<void>> => async (dispatch) => {
  const me = profileApi.endpoints.getMe.initiate(undefined, { forceRefetch: true })
  const { error } = await fetchOnce(dispatch(me))
  if (error) errorReporter.report({ error, seen: 'profile' })
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
    if (check.error) return dispatch(endCheck(check.error as ApiError))
    if (user && user.userId !== auth.user?.userId) return dispatch(endCheck({ status: 401, message: 'Another user' }))
    dispatch(sessionConfirmed({ kept: true, ...(user ? { user } : {}) }))
    dispatch(askAgain())
    void dispatch(loadActiveAccount())
    return 'signedIn'
  }

/** R-SESS-02: the check failed. The visitor is signed out and goes to /login silently (R-ERR-05), or stays and is told. */
const endCheck =
  (error: ApiError): AppThunk<Restored> =>
  (dispatch, _getState, { navigation }) => {
    if (error.status === 'offline' || error.status === 'timeout' || error.status === 'aborted') return 'unreachable'
    // A server in trouble has not refused anything: the cookies stay for when it is well again.
    const refused = typeof error.status === 'number' && error.status < 500 && error.status !== 429
    if (refused) clearSessionCookies()
    const stays = staysSignedOut(pathHere(navigation))
    void dispatch(leave({ remember: true }))
    // The page stays and merely looks signed out: say so.
    if (stays && refused) {
      rememberIntendedPath(navigation.here())
      toast.info('Your session has expired', { undo: { label: 'Sign in', run: () => void navigation.go(paths.login) } })
    }
    return 'anonymous'
  }

/**
 * Signs in with what the server answered to a sign-in or an activation (R-SESS-04).
 * The pages of signing in do nothing after it: the router takes the visitor to where they were going.
 * @returns false when the answer is a refusal; its `errorMessage` belongs to the form
 */
export const signIn =
  (answer: Shape<'SignInAnswer'>): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { token, user } = answer
    if (!token || !user?.userId) return false
    return (await inTurn(getState, () => dispatch(complete(token, user)))) === 'signedIn'
  }

/** What belongs to a fresh session: profile, account, cookies; the other tabs hear of it. */
const complete =
  (token: string, user: SessionUser): AppThunk<Promise<Restored>> =>
  async (dispatch, getState) => {
    forgetOthers(user.userId)
    if (getState().auth.token) dispatch(api.util.resetApiState())
    dispatch(sessionOpened({ token, user }))
    await patiently(Promise.all([dispatch(readProfile()), dispatch(loadActiveAccount())]))
    if (getState().auth.token !== token) return 'anonymous'
    const kept = await dispatch(writeSession(token))
    if (getState().auth.token !== token) return 'anonymous'
    dispatch(sessionConfirmed({ kept }))
    dispatch(askAgain())
    if (!kept) toast.info('Your browser keeps no cookies, so you will be signed out when you close this page')
    broadcast({ kind: 'signedIn' })
    return 'signedIn'
  }

/** Anybody may ask for an event; only who is going is told where it is joined. */
const askAgain = () => api.util.invalidateTags(['Event'])

/** Signs in with a token alone, as a provider's sign-in leaves it: the server says whose it is. @returns whether it worked */
export const signInWithToken =
  (token: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const outcome = await inTurn(getState, async () => {
      dispatch(sessionOpened({ token, user: { userId: '', email: '' } }))
      const check = sessionApi.endpoints.checkSession.initiate(undefined, { forceRefetch: true })
      const { data } = await fetchOnce(dispatch(check))
      if (getState().auth.token !== token) return 'anonymous'
      if (data?.user) return dispatch(complete(token, data.user))
      clearSessionCookies()
      dispatch(signedOut({ redirecting: false }))
      return 'anonymous'
    })
    return outcome === 'signedIn'
  }

/** Drafts and paths of an expired session wait for the same person only. */
function forgetOthers(userId: string): void {
  const last = localStore.read('last-user')
  localStore.write('last-user', userId)
  clearIntendedPathOfOthers(userId)
  if (typeof last === 'string' && last !== userId) clearDrafts()
}

/** Writes both cookies, or none. @returns false when the browser keeps none, or the crypto could not be fetched */
const writeSession =
  (token: string): AppThunk<Promise<boolean>> =>
  async (_dispatch, getState) => {
    const cookie = await userCookie().catch(() => undefined)
    const { auth } = getState()
    // Signed out while the crypto was loading: a cookie written now would sign the visitor in again.
    if (auth.token !== token || !auth.user) return false
    const written = cookie && writeCookie('token', token) && writeCookie('user', cookie.encryptUser(auth.user, token))
    if (!written) clearSessionCookies()
    return written === true
  }

/** Writes the user record again after the profile has changed. */
export const rewriteUserCookie = (): AppThunk<Promise<void>> => async (_dispatch, getState) => {
  const cookie = await userCookie().catch(() => undefined)
  const { status, token, user, kept } = getState().auth
  // Signed out, here or in another tab, while the crypto was on its way.
  if (!cookie || status !== 'signedIn' || !kept || !token || !user || readCookie('token') !== token) return
  writeCookie('user', cookie.encryptUser(user, token))
}

const departing = new WeakMap<GetState, Promise<void>>()

/** Signs out: cookies, cart and stored path go first, then the server is told silently, then /login (R-SESS-05). */
export const signOut = (): AppThunk<Promise<void>> => (dispatch, getState) => {
  const going = departing.get(getState)
  if (going) return going
  const started = dispatch(depart()).finally(() => departing.delete(getState))
  departing.set(getState, started)
  return started
}

const depart = (): AppThunk<Promise<void>> => async (dispatch, getState, extra) => {
  // While a remembered session is still being opened, only the cookie knows its token.
  const token = getState().auth.token ?? readCookie('token')
  clearSessionCookies()
  clearIntendedPath()
  clearDrafts()
  localStore.remove('last-user')
  dispatch(signedOut({ redirecting: true }))
  dispatch(api.util.resetApiState())
  if (token) {
    broadcast({ kind: 'signedOut' })
    extra.logoutToken = token
    await patiently(dispatch(sessionApi.endpoints.logout.initiate(undefined, { track: false })))
    if (extra.logoutToken === token) delete extra.logoutToken
  }
  await extra.navigation.go(paths.login)
  dispatch(redirected())
}

/**
 * Ends a session that the server has refused with 401 (R-ERR-01): once, however many calls were refused.
 * The server has just said that it knows no such session, so it is not asked to end it.
 */
export const endSession = (): AppThunk => (dispatch, getState) => {
  if (getState().auth.status !== 'signedIn') return
  clearSessionCookies()
  broadcast({ kind: 'expired' })
  dispatch(expire())
}

/** The local half of an expired session; also what other tabs do when one of them finds out. */
export const expire =
  (): AppThunk =>
  (dispatch, _getState, { navigation }) => {
    const here = pathHere(navigation)
    if (here !== paths.login && here !== paths.logout) toast.failure('Session expired')
    void dispatch(leave({ remember: true }))
  }

/** Forgets the session and all that it showed, and goes to /login unless the page may stay. */
export const leave =
  ({ remember }: { remember: boolean }): AppThunk<Promise<void>> =>
  async (dispatch, getState, { navigation }) => {
    const { redirecting, user } = getState().auth
    const stays = staysSignedOut(pathHere(navigation))
    if (remember && !stays) rememberIntendedPath(navigation.here(), user?.userId)
    if (remember) awaitReturn()
    else clearIntendedPath()
    dispatch(signedOut({ redirecting: redirecting || !stays }))
    dispatch(api.util.resetApiState())
    // Whoever began to leave also arrives.
    if (redirecting || stays) return
    await navigation.go(paths.login)
    dispatch(redirected())
  }
