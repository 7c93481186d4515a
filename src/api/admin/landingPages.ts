import { api, calls } from '../client/api'

/** Form submissions from landing pages. */
export const adminLandingPagesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read } = calls(build, 'landingPages')
    return {
      listLandingPageResponses: read('GET /landing-page-responses', { provides: ['LandingPageResponse'] }),
    }
  },
})

export const { useListLandingPageResponsesQuery } = adminLandingPagesApi
