import type { Shape } from '@/contract/types'
import { env } from '@/lib/env'
import { api, calls } from './client/api'
import type { ApiError } from './client/errors'
import { info } from './client/feedback'

const welcome = ({ isEmailInUse }: Shape<'RegisterAnswer'>) =>
  isEmailInUse
    ? undefined
    : `Welcome to ${env.productName}! Please check your email inbox/junk folder for an activation email`

/** A failure that only says that there is nothing left to activate (R-ERR-07); else the call's own text. */
const unlessActivated = (text: string) => (error: ApiError) =>
  error.server === 'User already activated' ? info('Your account has already been activated') : text

export const registrationApi = api.injectEndpoints({
  endpoints: (build) => {
    const { write } = calls(build, 'registration')
    return {
      register: write('POST /register', { done: welcome, apart: true }),
      registerTrue: write('POST /register/true', { done: welcome, apart: true }),
      activateAccount: write('PUT /user/activate/{userId}/{token}', {
        changes: ['Session', 'Me'],
        done: 'Your account has been successfully activated',
        failed: unlessActivated(
          'Your account could not be activated, please re-check your activation email. If the error persists, please try copying and pasting the second link in the email',
        ),
        apart: true,
      }),
      resendActivationEmail: write('POST /resendActivationEmail', {
        done: 'We have sent you a new activation email',
        failed: unlessActivated('Verification email could not be sent. Please check if your email address is correct'),
        apart: true,
      }),
      agreePrivacyPolicy: write('PUT /user/privacyPolicy/{id}/agree', {
        changes: ['Session', 'Me'],
        failed: 'Privacy policy could not be accepted',
      }),
      agreeTermsOfUse: write('PUT /user/termsOfUse/{id}/agree', {
        changes: ['Session', 'Me'],
        failed: 'Terms of use could not be accepted',
      }),
    }
  },
})

export const {
  useRegisterMutation,
  useRegisterTrueMutation,
  useActivateAccountMutation,
  useResendActivationEmailMutation,
  useAgreePrivacyPolicyMutation,
  useAgreeTermsOfUseMutation,
} = registrationApi
