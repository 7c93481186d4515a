import type { Shape } from '@/contract/types'
import { injectCalls } from '../client/api'
import { inBackground } from '../client/callToasts'
import { isApiError } from '../client/errors'

/**
 * Whether a session check says that there is no such session, or no such administrator (R-SESS-02, R-PERM-02).
 * Any other failure says nothing about the session.
 */
export const isSessionRefused = ({
  data,
  error,
}: {
  data?: Shape<'SessionCheck'> | undefined
  error?: unknown
}): boolean =>
  error === undefined ? data?.ok === false : isApiError(error) && (error.status === 401 || error.status === 403)

export const sessionApi = injectCalls('session', ({ read, write }) => ({
  // A rejected sign-in may be a 200 with errorMessage, or a 401: the form shows both.
  login: write('POST /login', {
    invalidates: ['Session', 'Me'],
    // A member who re-enters the password is signed in already.
    successToast: ({ token, user }, _asked, session) => (token && user && !session.token() ? 'Logged in' : undefined),
    errorToast: false,
    skipAuthHandling: true,
    changesNothing: true,
  }),
  logout: write('POST /logout', { ...inBackground, skipAuthHandling: true }),
  checkSession: read('GET /checkSession', { provides: ['Session'], ...inBackground, skipAuthHandling: true }),
  checkAdminSession: read('GET /checkSessionAdmin', {
    provides: ['Session'],
    ...inBackground,
    skipAuthHandling: true,
  }),
  getLoginStatus: read('GET /user/loginStatus', {
    provides: ['Session'],
    errorToast: 'Login status could not be retrieved',
    skipAuthHandling: true,
  }),
}))

export const { useLoginMutation, useGetLoginStatusQuery } = sessionApi
