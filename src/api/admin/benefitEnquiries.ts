import { injectCalls } from '../client/api'

/** Received benefit enquiries. */
export const adminBenefitEnquiriesApi = injectCalls('benefitEnquiries', ({ read }) => ({
  listBenefitEnquiries: read('GET /benefit-enquiries', {
    provides: ['BenefitEnquiry'],
    errorToast: 'Failed to fetch benefit enquiries',
  }),
}))

export const { useListBenefitEnquiriesQuery } = adminBenefitEnquiriesApi
