import { injectCalls } from '../client/api'

/** Enquiries of visitors and members about a solution or benefit. */
export const benefitEnquiriesApi = injectCalls('benefitEnquiries', ({ write }) => ({
  submitBenefitEnquiry: write('POST /benefit-enquiry', {
    invalidates: ['BenefitEnquiry'],
    errorToast: 'Failed to submit benefit enquiry',
  }),
}))

export const { useSubmitBenefitEnquiryMutation } = benefitEnquiriesApi
