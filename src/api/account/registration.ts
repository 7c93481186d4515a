import type { Shape } from '@/contract/types'
import { activationOf } from '@/domain/account/signingUp'
import { env } from '@/lib/env'
import { injectCalls } from '../client/api'
import type { ApiError } from '../client/errors'
import { info } from '../client/callToasts'

const welcome = ({ isEmailInUse }: Shape<'RegisterAnswer'>) =>
  isEmailInUse
    ? undefined
    : `Welcome to ${env.productName}! Please check your email inbox/junk folder for an activation email`

const alreadyActivated = info('Your account has already been activated')

/** A failure that only means that the account is already activated (R-ERR-07); else the call's own text. */
const unlessActivated = (text: string) => (error: ApiError) =>
  activationOf(error.server, true) === 'earlier' ? alreadyActivated : text

export const registrationApi = injectCalls('registration', ({ write }) => ({
  register: write('POST /register', { successToast: welcome, skipAuthHandling: true }),
  registerTrue: write('POST /register/true', { successToast: welcome, skipAuthHandling: true }),
  activateAccount: write('PUT /user/activate/{userId}/{token}', {
    invalidates: ['Session', 'Me'],
    // A refusal may look like a success; the page shows it.
    successToast: ({ errorMessage }) =>
      ({
        done: 'Your account has been successfully activated',
        earlier: alreadyActivated,
        refused: undefined,
      })[activationOf(errorMessage, false)],
    errorToast: unlessActivated(
      'Your account could not be activated, please re-check your activation email. If the error persists, please try copying and pasting the second link in the email',
    ),
    skipAuthHandling: true,
  }),
  resendActivationEmail: write('POST /resendActivationEmail', {
    successToast: 'We have sent you a new activation email',
    errorToast: unlessActivated('Verification email could not be sent. Please check if your email address is correct'),
    skipAuthHandling: true,
  }),
  agreePrivacyPolicy: write('PUT /user/privacyPolicy/{id}/agree', {
    invalidates: ['Session', 'Me'],
    errorToast: 'Privacy policy could not be accepted',
  }),
  agreeTermsOfUse: write('PUT /user/termsOfUse/{id}/agree', {
    invalidates: ['Session', 'Me'],
    errorToast: 'Terms of use could not be accepted',
  }),
}))

export const {
  useRegisterMutation,
  useRegisterTrueMutation,
  useActivateAccountMutation,
  useResendActivationEmailMutation,
  useAgreePrivacyPolicyMutation,
  useAgreeTermsOfUseMutation,
} = registrationApi
