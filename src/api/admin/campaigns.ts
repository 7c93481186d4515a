import { api, calls } from '../client/api'

/** What members and visitors answered to campaigns. */
export const adminCampaignsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read } = calls(build, 'campaigns')
    return {
      listCampaignResponses: read('GET /campaignResponses', { provides: ['CampaignResponse'] }),
      listPublicCampaignResponses: read('GET /publicCampaignResponses', { provides: ['CampaignResponse'] }),
    }
  },
})

export const { useListCampaignResponsesQuery, useListPublicCampaignResponsesQuery } = adminCampaignsApi
