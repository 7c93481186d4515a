import { api, calls } from '../client/api'

/** Links in old mails (O-12). The page shows the result. */
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
