import { api, calls } from '../client/api'

/** Received benefit enquiries. */
export const adminBenefitEnquiriesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read } = calls(build, 'benefitEnquiries')
    return {
      listBenefitEnquiries: read('GET /benefit-enquiries', {
        provides: ['BenefitEnquiry'],
        errorToast: 'Failed to fetch benefit enquiries',
      }),
    }
  },
})

export const { useListBenefitEnquiriesQuery } = adminBenefitEnquiriesApi
