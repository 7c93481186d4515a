import { api, calls } from '../client/api'

/** Publishing legal texts. Every member has to agree again, administrators too (R-TERMS-01). */
export const adminPoliciesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { write } = calls(build, 'policies')
    return {
      createPrivacyPolicy: write('POST /privacyPolicies', {
        changes: ['LegalText', 'Me', 'User'],
        done: 'Privacy policy published',
        failed: 'Privacy policy could not be published',
      }),
      createTermsOfUse: write('POST /termsOfUse', {
        changes: ['LegalText', 'Me', 'User'],
        done: 'Terms of use published',
        failed: 'Terms of use could not be published',
      }),
    }
  },
})

export const { useCreatePrivacyPolicyMutation, useCreateTermsOfUseMutation } = adminPoliciesApi
