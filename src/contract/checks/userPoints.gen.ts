// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /userPoints/{userId}":{"$":"UserPoints"}},"shared":{"UserPoints":{"userId":"s","points!":"i","earned":"i","redeemed":"i","pending":"i","cashValue":{"$":"Sgd"},"entries":[{"$":"PointsEntry"}]},"Sgd":"n","PointsEntry":{"pointsEntryId!":"s","type":"s","points!":"i","balanceAfter":"i","status":"s=pending|confirmed","description":"s","redemptionId":{"?":"s"},"orderId":{"?":"s"},"createdAt":"s~date-time"}}}

export default checks
