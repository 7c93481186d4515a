import { api, calls } from '../client/api'

/** Campaign responses of members and visitors. */
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
