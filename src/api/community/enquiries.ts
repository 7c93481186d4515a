import { injectCalls } from '../client/api'

/** Job enquiries. */
export const enquiriesApi = injectCalls('enquiries', ({ write }) => ({
  // `unwrap()` rejects after the toast, so the form keeps its text (R-ERR-17).
  createJobEnquiry: write('POST /job-enquiry', {
    invalidates: ['JobEnquiry'],
    errorToast: 'Enquiry could not be sent',
  }),
}))

export const { useCreateJobEnquiryMutation } = enquiriesApi
