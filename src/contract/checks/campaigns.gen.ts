// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /campaignResponses":[{"$":"CampaignResponse"}],"POST /campaignResponses/{id}":{"$":"Ok"},"GET /publicCampaignResponses":[{"$":"PublicCampaignResponse"}],"POST /publicCampaignResponses/{id}":{"$":"Ok"}},"shared":{"CampaignResponse":{"campaignResponseId!":{"$":"Id"},"campaignId":{"$":"Id"},"userId":{"$":"Id"},"firstName":"s","lastName":"s","email":"s","responseText!":"s","createdAt":"s~date-time"},"Id":"s","Ok":{"ok":"b","message":"s"},"PublicCampaignResponse":{"publicCampaignResponseId!":{"$":"Id"},"campaignId":{"$":"Id"},"firstName":"s","lastName":"s","email!":"s","createdAt":"s~date-time"}}}

export default checks
