// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /dataPrivacy/countUsersWithPersonalId":{"$":"Count"},"GET /dataPrivacy/getUsersWithPersonalId":[{"$":"PersonalIdHolder"}],"PUT /dataPrivacy/clearPersonalIdNumbers":{"result!":"s","count":"i"}},"shared":{"Count":{"count!":"i"},"PersonalIdHolder":{"userId!":"s","email":"s","firstName":"s","lastName":"s","personalIdType":{"?":"s"},"personalIdNumberEnding":{"?":"s"},"personalIdFullName":{"?":"s"},"updatedAt":"s~date-time"}}}

export default checks
