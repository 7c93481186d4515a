import { injectCalls } from '../client/api'

/** Campaign responses of members and visitors. */
export const adminCampaignsApi = injectCalls('campaigns', ({ read }) => ({
  listCampaignResponses: read('GET /campaignResponses', { provides: ['CampaignResponse'] }),
  listPublicCampaignResponses: read('GET /publicCampaignResponses', { provides: ['CampaignResponse'] }),
}))

export const { useListCampaignResponsesQuery, useListPublicCampaignResponsesQuery } = adminCampaignsApi
