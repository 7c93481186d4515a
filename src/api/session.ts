import { api, calls } from './client/api'

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'session')
    return {
      // A rejected sign-in may be a 200 with errorMessage, or a 401: the form shows both.
      login: write('POST /login', {
        invalidates: ['Session', 'Me'],
        // A member who re-enters the password is signed in already.
        successToast: ({ token }, _asked, session) => (token && !session.token() ? 'Logged in' : undefined),
        errorToast: false,
        skipAuthHandling: true,
      }),
      logout: write('POST /logout', { silent: true, skipAuthHandling: true }),
      checkSession: read('GET /checkSession', { provides: ['Session'], silent: true, skipAuthHandling: true }),
      checkAdminSession: read('GET /checkSessionAdmin', {
        provides: ['Session'],
        silent: true,
        skipAuthHandling: true,
      }),
      getLoginStatus: read('GET /user/loginStatus', {
        provides: ['Session'],
        errorToast: 'Login status could not be retrieved',
        skipAuthHandling: true,
      }),
    }
  },
})

export const { useLoginMutation, useGetLoginStatusQuery } = sessionApi
