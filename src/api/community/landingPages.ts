import { api, calls } from '../client/api'

/** Landing page forms. */
export const landingPagesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { write } = calls(build, 'landingPages')
    return {
      createLandingPageResponse: write('POST /landing-page-responses/{id}', {
        invalidates: ['LandingPageResponse'],
        errorToast: 'Your details could not be sent',
      }),
    }
  },
})

export const { useCreateLandingPageResponseMutation } = landingPagesApi
