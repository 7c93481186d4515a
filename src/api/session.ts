import { api, calls } from './client/api'
import { source } from './client/source'

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'session')
    return {
      // A refused sign-in may be a 200 with errorMessage, or a 401: the form shows either.
      login: write('POST /login', {
        changes: ['Session', 'Me'],
        // A member who proves the password once more is logged in already.
        done: ({ token }) => (token && !source.token() ? 'Logged in' : undefined),
        failed: false,
        apart: true,
      }),
      logout: write('POST /logout', { quiet: true, apart: true }),
      checkSession: read('GET /checkSession', { provides: ['Session'], quiet: true, apart: true }),
      checkAdminSession: read('GET /checkSessionAdmin', { provides: ['Session'], quiet: true, apart: true }),
      getLoginStatus: read('GET /user/loginStatus', {
        provides: ['Session'],
        failed: 'Login status could not be retrieved',
        apart: true,
      }),
    }
  },
})

export const {
  useLoginMutation,
  useLogoutMutation,
  useCheckSessionQuery,
  useLazyCheckSessionQuery,
  useCheckAdminSessionQuery,
  useLazyCheckAdminSessionQuery,
  useGetLoginStatusQuery,
} = sessionApi
