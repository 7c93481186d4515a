// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"POST /redemption":{"$":"Redemption"},"GET /redemptions":[{"$":"Redemption"}],"GET /redemptions/me/{userId}":[{"$":"Redemption"}],"PUT /redemption/{id}":{"$":"Redemption"}},"shared":{"Redemption":{"redemptionId!":{"$":"Id"},"type!":{"$":"RedemptionType"},"status!":{"$":"RedemptionStatus"},"points":"i","amount":{"$":"Sgd"},"email":"s","bankName":{"?":"s"},"accountNumber":{"?":"s"},"paynowNumber":{"?":"s"},"createdAt!":"s~date-time","updatedAt":"s~date-time","userId":{"$":"Id"},"userName":"s","userEmail":"s","redemptionComment":{"$":"RedemptionComment"}},"Id":"s","RedemptionType":"s=voucher|bank transfer|PayNow","RedemptionStatus":"s=PENDING|PAID|REJECTED","Sgd":"n","RedemptionComment":{"comment!":"s","author":"s","createdAt":"s~date-time"}}}

export default checks
