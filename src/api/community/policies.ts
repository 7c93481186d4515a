import { injectCalls } from '../client/api'
import type { ApiError } from '../client/errors'

// The acceptance page compares with the version accepted before; users who may not read that one see no comparison.
const unlessRefused = ({ status }: ApiError) => (status === 403 ? false : undefined)

// /terms and /policy keep the content source's copy without the API; each page shows the failure itself.
const inPlace = { errorToast: false, stayOnPage: true } as const

/** Privacy policy and terms of use, the latest and all previous versions. */
export const policiesApi = injectCalls('policies', ({ read }) => ({
  getLatestPrivacyPolicy: read('GET /privacyPolicies/latest', { provides: ['LegalText'], ...inPlace }),
  getLatestTermsOfUse: read('GET /termsOfUse/latest', { provides: ['LegalText'], ...inPlace }),
  listPrivacyPolicies: read('GET /privacyPolicies/all', { provides: ['LegalText'], errorToast: unlessRefused }),
  listTermsOfUse: read('GET /termsOfUse/all', { provides: ['LegalText'], errorToast: unlessRefused }),
}))

export const {
  useGetLatestPrivacyPolicyQuery,
  useGetLatestTermsOfUseQuery,
  useListPrivacyPoliciesQuery,
  useListTermsOfUseQuery,
} = policiesApi
