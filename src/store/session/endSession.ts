import { api } from '@/api/client/api'
import { staysSignedOut } from '@/domain/navigation/intendedPath'
import { paths } from '@/domain/navigation/paths'
import { criticalWork } from '@/lib/browser/criticalWork'
import { clearCookie } from '@/lib/storage/cookies'
import { awaitReturn, clearDrafts, disownDrafts } from '@/lib/storage/drafts'
import { toast, toastLog } from '@/lib/calls/toast'
import { unansweredActs } from '@/lib/calls/unansweredActs'
import { redirected, signedOut } from './authSlice'
import { clearIntendedPath, rememberIntendedPath } from '../navigation/intendedPath'
import { pathHere } from '../navigation/navigationContext'
import type { AppThunk } from '../store'
import { broadcast } from './tabs'

export function clearSessionCookies(): void {
  clearCookie('token')
  clearCookie('user')
}

/** Forgets what the last user left unfinished, in all tabs, and what this tab has told them. */
export function forgetWork(): void {
  clearDrafts()
  forgetTold()
}

/** Forgets what this tab holds of the last user: messages, acts that were never answered, what is typed or being sent. */
export function forgetTold(): void {
  disownDrafts()
  toastLog.clear()
  unansweredActs.clear()
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

/** Clears the session and all cached data, and redirects to /login unless the page is public and nothing is being paid. */
export const leave =
  ({ remember }: { remember: boolean }): AppThunk<Promise<void>> =>
  async (dispatch, getState, { navigation }) => {
    const { redirecting, user } = getState().auth
    // What came of a payment is in records that only its payer reads: who signs in returns to it.
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
