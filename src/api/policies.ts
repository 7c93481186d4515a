import { api, calls } from './client/api'
import type { ApiError } from './client/errors'

// The page where a member agrees compares with the version agreed to before. Who may not read that one does without.
const unlessRefused = ({ status }: ApiError) => (status === 403 ? false : undefined)

/** The privacy policy and the terms of use, the latest and all before them. */
export const policiesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read } = calls(build, 'policies')
    return {
      getLatestPrivacyPolicy: read('GET /privacyPolicies/latest', { provides: ['LegalText'] }),
      getLatestTermsOfUse: read('GET /termsOfUse/latest', { provides: ['LegalText'] }),
      listPrivacyPolicies: read('GET /privacyPolicies/all', { provides: ['LegalText'], errorToast: unlessRefused }),
      listTermsOfUse: read('GET /termsOfUse/all', { provides: ['LegalText'], errorToast: unlessRefused }),
    }
  },
})

export const {
  useGetLatestPrivacyPolicyQuery,
  useGetLatestTermsOfUseQuery,
  useListPrivacyPoliciesQuery,
  useListTermsOfUseQuery,
} = policiesApi
