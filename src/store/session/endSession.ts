import { api } from '@/api/client/api'
import { staysSignedOut } from '@/domain/navigation/intendedPath'
import { paths } from '@/domain/navigation/paths'
import { criticalWork } from '@/lib/browser/criticalWork'
import { clearCookie } from '@/lib/storage/cookies'
import { awaitReturn, clearDrafts, disownDrafts } from '@/lib/storage/drafts'
import { toast, toastLog } from '@/lib/calls/toast'
import { unansweredWrites } from '@/lib/calls/unansweredWrites'
import { redirected, signedOut } from './authSlice'
import { clearIntendedPath, rememberIntendedPath } from '../navigation/intendedPath'
import { pathHere } from '../navigation/navigationContext'
import type { AppThunk } from '../store'
import { broadcast } from './tabs'

export function clearSessionCookies(): void {
  clearCookie('token')
  clearCookie('user')
}

/** Deletes the last user's unfinished work in all tabs, and their messages in this tab. */
export function forgetWork(): void {
  clearDrafts()
  forgetTold()
}

/**
 * Deletes what this tab has in memory of the last user: messages, unanswered acts, input that is typed or being sent.
 */
export function forgetTold(): void {
  disownDrafts()
  toastLog.clear()
  unansweredWrites.clear()
}

/**
 * Ends a session that the server rejected with 401 (R-ERR-01): once, however many calls were rejected.
 * The server no longer knows the session, so no sign-out request is sent.
 */
export const endSession = (): AppThunk => (dispatch, getState) => {
  if (getState().auth.status !== 'signedIn') return
  clearSessionCookies()
  broadcast({ kind: 'expired' })
  dispatch(expire())
}

/** The local part of an expired session; also runs in the other tabs. */
export const expire =
  (): AppThunk =>
  (dispatch, _getState, { navigation }) => {
    const here = pathHere(navigation)
    if (here !== paths.login && here !== paths.logout) toast.failure('Session expired')
    void dispatch(leave({ remember: true }))
  }

/**
 * Clears the session and all cached data, and redirects to /login unless the page is public and nothing is being paid.
 */
export const leave =
  ({ remember }: { remember: boolean }): AppThunk<Promise<void>> =>
  async (dispatch, getState, { navigation }) => {
    const { redirecting, user } = getState().auth
    // During a payment, even a public page is left: the payer has to sign in to read its outcome, and then returns to
    // it.
    const stays = staysSignedOut(pathHere(navigation)) && !(remember && criticalWork.pending())
    if (remember && !stays) rememberIntendedPath(navigation.here(), user?.userId)
    if (remember) awaitReturn()
    else clearIntendedPath()
    dispatch(signedOut({ redirecting: redirecting || !stays }))
    dispatch(api.util.resetApiState())
    // A redirect in progress is completed.
    if (redirecting || stays) return
    await navigation.go(paths.login)
    dispatch(redirected())
  }
