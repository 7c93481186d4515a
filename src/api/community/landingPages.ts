import { injectCalls } from '../client/api'

/** Landing page forms. */
export const landingPagesApi = injectCalls('landingPages', ({ write }) => ({
  createLandingPageResponse: write('POST /landing-page-responses/{id}', {
    invalidates: ['LandingPageResponse'],
    errorToast: 'Your details could not be sent',
  }),
}))

export const { useCreateLandingPageResponseMutation } = landingPagesApi
