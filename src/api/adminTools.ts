import { api, calls } from './client/api'

/** Links of old mails (O-12). The page tells what became of one. */
export const passwordLinksApi = api.injectEndpoints({
  endpoints: (build) => {
    const { write } = calls(build, 'adminTools')
    return {
      verifyChangePasswordToken: write('POST /change-password-requests/verifyToken', {
        errorToast: false,
        skipAuthHandling: true,
      }),
    }
  },
})

export const { useVerifyChangePasswordTokenMutation } = passwordLinksApi
