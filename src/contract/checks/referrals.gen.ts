// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"POST /referralTransaction":{"$":"ReferralTransaction"}},"shared":{"ReferralTransaction":{"referralTransactionId!":{"$":"Id"},"type!":{"$":"ReferralType"},"referrer":"s","referrerUserId":"s","userId":"s","orderId":{"?":"s"},"points":"i","createdAt":"s~date-time"},"Id":"s","ReferralType":"s=SIGN_UP|PREMIUM_PURCHASE"}}

export default checks
