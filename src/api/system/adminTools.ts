import { injectCalls } from '../client/api'

/** Links in old mails (O-12). The page shows the result. */
export const passwordLinksApi = injectCalls('adminTools', ({ write }) => ({
  verifyChangePasswordToken: write('POST /change-password-requests/verifyToken', {
    errorToast: false,
    skipAuthHandling: true,
    changesNothing: true,
  }),
}))

export const { useVerifyChangePasswordTokenMutation } = passwordLinksApi
