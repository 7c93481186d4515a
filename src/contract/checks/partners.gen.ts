// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /partnerDiscountCodes/fetchForAdmin":[{"$":"PartnerDiscountCode"}],"PUT /partner/workbuddy/cancel":{"$":"PartnerSubscription"},"PUT /partner/workbuddy/change":{"$":"PartnerSubscription"},"GET /partners":[{"$":"Partner"}],"POST /partner":{"$":"Partner"},"PUT /partner/{id}":{"$":"Partner"},"PUT /partner/regenerateApiKey/{id}":{"$":"Partner"},"PUT /partner/disable/{id}":{"$":"Partner"},"PUT /partner/enable/{id}":{"$":"Partner"}},"shared":{"PartnerDiscountCode":{"partnerDiscountCodeId!":"s","code!":"s","partnerName":"s","solutionUid":"s","solutionTitle":"s","assignedToUserId":{"?":"s"},"assignedToEmail":{"?":"s"},"orderId":{"?":"s"},"assignedAt":{"?":"s~date-time"},"expiresAt":{"?":"s~date-time"},"createdAt":"s~date-time"},"PartnerSubscription":{"workbuddyPhoneNumber":"s","plan":"s","status":"s","effectiveAt":{"?":"s~date-time"},"userId":{"?":"s"},"email":{"?":"s"},"|":"plan|status"},"Partner":{"partnerId!":"s","name!":"s","apiUsername":"s","apiKey":"s","enabled":"b","createdAt":"s~date-time"}}}

export default checks
