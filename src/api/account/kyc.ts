import { injectCalls } from '../client/api'

/**
 * The member's identity verification. If the read returns 409, the page creates the record and reads it again
 * (R-KYC-02), and shows the failure of either; if a link's `status` is true, it calls `refetch` (R-KYC-03).
 */
export const kycApi = injectCalls('kyc', ({ read, write }) => ({
  getKyc: read('GET /pixelPai/user', {
    provides: ['Kyc'],
    errorToast: false,
  }),
  // 409: another tab was faster, or the response was lost. The record exists and can be read.
  createKyc: write('POST /pixelPai/user', {
    invalidates: ['Kyc'],
    errorToast: false,
  }),
  // GETs with side effects: sent only on a click, and never served from the cache.
  generateKycVerifyUrl: read('GET /pixelPai/generate-verify-url', {
    keepUnusedFor: 0,
    errorToast: 'Your verification link could not be created',
  }),
  regenerateKycVerifyUrl: read('GET /pixelPai/regenerate-verify-url', {
    keepUnusedFor: 0,
    errorToast: 'Your verification link could not be created',
  }),
}))

export const {
  useGetKycQuery,
  useCreateKycMutation,
  useLazyGenerateKycVerifyUrlQuery,
  useLazyRegenerateKycVerifyUrlQuery,
} = kycApi
