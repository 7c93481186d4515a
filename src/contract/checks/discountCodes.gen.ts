// Generated from openapi.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /discountCodes":[{"$":"DiscountCode"}],"GET /discountCode/{code}":{"$":"DiscountCode"},"PUT /discountCode/{code}":{"$":"DiscountCode"},"DELETE /discountCode/{code}":{"$":"Ok"},"POST /discountCode":{"$":"DiscountCode"}},"shared":{"DiscountCode":{"code!":"s","description":"s","type!":{"$":"DiscountType"},"percentOff":{"?":"n"},"amountOff":{"?":"n"},"active!":"b","validFrom":{"?":"s"},"validTo":{"?":"s"},"maxUses":{"?":"i"},"maxUsesPerUser":{"?":"i"},"minimumTotal":{"?":"n"},"solutionUids":["s"],"premiumMembersOnly":"b","newMembersOnly":"b","membershipTier":{"$":"DiscountTier"},"stripeCouponId":{"?":"s"},"timesUsed":"i","totalDiscounted":{"$":"Sgd"},"lastUsedAt":{"?":"s"},"createdAt":"s","updatedAt":"s"},"DiscountType":"s","DiscountTier":{"?":"s"},"Sgd":"n","Ok":{"ok":"b","message":"s"}}}

export default checks
