// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /discountCodes":[{"$":"DiscountCode"}],"GET /discountCode/{code}":{"$":"DiscountCode"},"PUT /discountCode/{code}":{"$":"DiscountCode"},"DELETE /discountCode/{code}":{"$":"Ok"},"POST /discountCode":{"$":"DiscountCode"}},"shared":{"DiscountCode":{"code!":"s","description":"s","type!":{"$":"DiscountType"},"percentOff":{"?":"n"},"amountOff":{"?":"n"},"active!":"b","validFrom":{"?":"s~date-time"},"validTo":{"?":"s~date-time"},"maxUses":{"?":"i"},"maxUsesPerUser":{"?":"i"},"minimumTotal":{"?":"n"},"solutionUids":["s"],"premiumMembersOnly":"b","newMembersOnly":"b","membershipTier":{"$":"DiscountTier"},"stripeCouponId":{"?":"s"},"timesUsed":"i","totalDiscounted":{"$":"Sgd"},"lastUsedAt":{"?":"s~date-time"},"createdAt":"s~date-time","updatedAt":"s~date-time"},"DiscountType":"s=PERCENT|AMOUNT","DiscountTier":{"?":"s=6-months|over-6-months|"},"Sgd":"n","Ok":{"ok":"b","message":"s"}}}

export default checks
