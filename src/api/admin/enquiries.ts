import { injectCalls } from '../client/api'

/** Received job enquiries and the notes on them. */
export const adminEnquiriesApi = injectCalls('enquiries', ({ read, write }) => ({
  listJobEnquiries: read('GET /jobEnquiry', { provides: ['JobEnquiry'] }),
  // The server's path; it shares its prefix with account activation (O-06).
  updateJobEnquiry: write('PUT /user/activate/{id}', {
    invalidates: ['JobEnquiry'],
    successToast: 'Enquiry saved',
    errorToast: 'Enquiry could not be saved',
  }),
}))

export const { useListJobEnquiriesQuery, useUpdateJobEnquiryMutation } = adminEnquiriesApi
