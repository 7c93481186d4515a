// Generated from openapi.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /partnerDiscountCodes/fetchForAdmin":[{"$":"PartnerDiscountCode"}],"PUT /partner/workbuddy/cancel":{"$":"PartnerSubscription"},"PUT /partner/workbuddy/change":{"$":"PartnerSubscription"},"GET /partners":[{"$":"Partner"}],"POST /partner":{"$":"Partner"},"PUT /partner/{id}":{"$":"Partner"},"PUT /partner/regenerateApiKey/{id}":{"$":"Partner"},"PUT /partner/disable/{id}":{"$":"Partner"},"PUT /partner/enable/{id}":{"$":"Partner"}},"shared":{"PartnerDiscountCode":{"partnerDiscountCodeId!":"s","code!":"s","partnerName":"s","solutionUid":"s","solutionTitle":"s","assignedToUserId":{"?":"s"},"assignedToEmail":{"?":"s"},"orderId":{"?":"s"},"assignedAt":{"?":"s"},"expiresAt":{"?":"s"},"createdAt":"s"},"PartnerSubscription":{"workbuddyPhoneNumber":"s","plan":"s","status":"s","effectiveAt":{"?":"s"},"userId":{"?":"s"},"email":{"?":"s"}},"Partner":{"partnerId!":"s","name!":"s","apiUsername":"s","apiKey":"s","enabled":"b","createdAt":"s"}}}

export default checks
