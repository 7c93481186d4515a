import { api, calls } from '../client/api'

/** Enquiries of visitors and members about a solution or benefit. */
export const benefitEnquiriesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { write } = calls(build, 'benefitEnquiries')
    return {
      submitBenefitEnquiry: write('POST /benefit-enquiry', {
        invalidates: ['BenefitEnquiry'],
        errorToast: 'Failed to submit benefit enquiry',
      }),
    }
  },
})

export const { useSubmitBenefitEnquiryMutation } = benefitEnquiriesApi
