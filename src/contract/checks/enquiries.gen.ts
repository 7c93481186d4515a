// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"POST /job-enquiry":{"$":"Ok"},"PUT /user/activate/{id}":{"$":"JobEnquiry"},"GET /jobEnquiry":[{"$":"JobEnquiry"}]},"shared":{"Ok":{"ok":"b","message":"s"},"JobEnquiry":{"jobEnquiryId!":{"$":"Id"},"email!":"s","firstName":"s","lastName":"s","phone":"s","enquiry":"s","role":"s","responded":"b","comments":{"?":"s"},"createdAt":"s~date-time","respondedAt":{"?":"s~date-time"}},"Id":"s"}}

export default checks
