import { api, calls } from './client/api'
import type { ApiError } from './client/errors'

// The acceptance page compares with the version accepted before; users who may not read that one see no comparison.
const unlessRefused = ({ status }: ApiError) => (status === 403 ? false : undefined)

/** Privacy policy and terms of use, the latest and all previous versions. */
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
