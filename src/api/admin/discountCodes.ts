import { injectCalls } from '../client/api'

/** Discount codes, keyed by code (R-LIFE-02). Members validate a code by saving their cart. */
export const discountCodesApi = injectCalls('discountCodes', ({ read, write }) => ({
  listDiscountCodes: read('GET /discountCodes', { provides: ['DiscountCode'] }),
  getDiscountCode: read('GET /discountCode/{code}', { provides: ['DiscountCode'] }),
  createDiscountCode: write('POST /discountCode', {
    invalidates: ['DiscountCode'],
    successToast: (_answer, { body }) => `${body.code} created`,
    errorToast: 'Discount code could not be created',
  }),
  updateDiscountCode: write('PUT /discountCode/{code}', {
    invalidates: ['DiscountCode', 'Cart'],
    successToast: (_answer, { code }) => `${code} saved`,
    errorToast: 'Discount code could not be saved',
  }),
  deleteDiscountCode: write('DELETE /discountCode/{code}', {
    invalidates: ['DiscountCode', 'Cart'],
    successToast: (_answer, { code }) => `${code} deleted`,
    errorToast: 'Discount code could not be deleted',
  }),
}))

export const {
  useListDiscountCodesQuery,
  useLazyGetDiscountCodeQuery,
  useCreateDiscountCodeMutation,
  useUpdateDiscountCodeMutation,
  useDeleteDiscountCodeMutation,
} = discountCodesApi
