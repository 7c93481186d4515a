// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"POST /activities":{"$":"Activity"},"GET /teams/{id}/activities":[{"$":"Activity"}],"GET /teams/{id}/myActivities":[{"$":"Activity"}]},"shared":{"Activity":{"activityId!":"s","teamId":"s","userId":{"?":"s"},"userName":{"?":"s"},"profileImage":{"?":"s"},"type!":"s","message":"s","targetType":{"?":"s"},"targetId":{"?":"s"},"targetName":{"?":"s"},"metadata":{"*":"x"},"createdAt!":"s~date-time"}}}

export default checks
