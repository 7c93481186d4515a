import { injectCalls } from '../client/api'

/** Publishing legal texts. All users have to accept them again, including administrators (R-TERMS-01). */
export const adminPoliciesApi = injectCalls('policies', ({ write }) => ({
  createPrivacyPolicy: write('POST /privacyPolicies', {
    invalidates: ['LegalText', 'Me', 'User'],
    successToast: 'Privacy policy published',
    errorToast: 'Privacy policy could not be published',
  }),
  createTermsOfUse: write('POST /termsOfUse', {
    invalidates: ['LegalText', 'Me', 'User'],
    successToast: 'Terms of use published',
    errorToast: 'Terms of use could not be published',
  }),
}))

export const { useCreatePrivacyPolicyMutation, useCreateTermsOfUseMutation } = adminPoliciesApi
