import { injectCalls } from '../client/api'

/** Form submissions from landing pages. */
export const adminLandingPagesApi = injectCalls('landingPages', ({ read }) => ({
  listLandingPageResponses: read('GET /landing-page-responses', { provides: ['LandingPageResponse'] }),
}))

export const { useListLandingPageResponsesQuery } = adminLandingPagesApi
