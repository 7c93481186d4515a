import { api, calls } from '../client/api'

/** The job enquiries that came in, and the notes on them. */
export const adminEnquiriesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'enquiries')
    return {
      listJobEnquiries: read('GET /jobEnquiry', { provides: ['JobEnquiry'] }),
      // The path is as the server has it; it shares its beginning with account activation (O-06).
      updateJobEnquiry: write('PUT /user/activate/{id}', {
        invalidates: ['JobEnquiry'],
        successToast: 'Enquiry saved',
        errorToast: 'Enquiry could not be saved',
      }),
    }
  },
})

export const { useListJobEnquiriesQuery, useUpdateJobEnquiryMutation } = adminEnquiriesApi
