import { injectCalls } from '../client/api'

const failed = 'Your response could not be sent'

/** Responses to campaigns: free text from members, only an address from visitors. */
export const campaignsApi = injectCalls('campaigns', ({ write }) => ({
  createCampaignResponse: write('POST /campaignResponses/{id}', {
    invalidates: ['CampaignResponse'],
    errorToast: failed,
  }),
  createPublicCampaignResponse: write('POST /publicCampaignResponses/{id}', {
    invalidates: ['CampaignResponse'],
    errorToast: failed,
  }),
}))

export const { useCreateCampaignResponseMutation, useCreatePublicCampaignResponseMutation } = campaignsApi
