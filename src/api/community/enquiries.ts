import { api, calls } from '../client/api'

/** Job enquiries. */
export const enquiriesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { write } = calls(build, 'enquiries')
    return {
      // `unwrap()` rejects after the toast, so the form keeps its text (R-ERR-17).
      createJobEnquiry: write('POST /job-enquiry', {
        invalidates: ['JobEnquiry'],
        errorToast: 'Enquiry could not be sent',
      }),
    }
  },
})

export const { useCreateJobEnquiryMutation } = enquiriesApi
