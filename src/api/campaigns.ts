import { api, calls } from './client/api'

const failed = 'Your response could not be sent'

/** Responses to campaigns: of members in their own words, of visitors with their address only. */
export const campaignsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { write } = calls(build, 'campaigns')
    return {
      createCampaignResponse: write('POST /campaignResponses/{id}', {
        invalidates: ['CampaignResponse'],
        errorToast: failed,
      }),
      createPublicCampaignResponse: write('POST /publicCampaignResponses/{id}', {
        invalidates: ['CampaignResponse'],
        errorToast: failed,
      }),
    }
  },
})

export const { useCreateCampaignResponseMutation, useCreatePublicCampaignResponseMutation } = campaignsApi
