import { api, calls } from './client/api'

/**
 * The member's identity verification. Where the read answers 409 the page creates the record, which reads it again (R-KYC-02);
 * where a link's `status` is true it reads again by `refetch` (R-KYC-03).
 */
export const kycApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'kyc')
    return {
      getKyc: read('GET /pixelPai/user', {
        provides: ['Kyc'],
        errorToast: ({ status }) => (status === 409 ? false : 'Your verification could not be loaded'),
      }),
      // 409: another tab was first, or the answer was lost. The record is there, and is read.
      createKyc: write('POST /pixelPai/user', {
        invalidates: ['Kyc'],
        errorToast: ({ status }) => (status === 409 ? false : 'Your verification could not be started'),
      }),
      // GETs that change data: asked for by a click only, and never taken from memory.
      generateKycVerifyUrl: read('GET /pixelPai/generate-verify-url', {
        keepUnusedFor: 0,
        errorToast: 'Your verification link could not be made',
      }),
      regenerateKycVerifyUrl: read('GET /pixelPai/regenerate-verify-url', {
        keepUnusedFor: 0,
        errorToast: 'Your verification link could not be made',
      }),
    }
  },
})

export const {
  useGetKycQuery,
  useCreateKycMutation,
  useLazyGenerateKycVerifyUrlQuery,
  useLazyRegenerateKycVerifyUrlQuery,
} = kycApi
