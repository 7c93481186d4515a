// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /benefit-enquiries":[{"$":"BenefitEnquiry"}],"POST /benefit-enquiry":{"$":"Ok"}},"shared":{"BenefitEnquiry":{"benefitEnquiryId!":{"$":"Id"},"userId":{"?":"s"},"firstName":"s","lastName":"s","email!":"s","phone":"s","phoneDiallingCode":"s","company":"s","country":"s","solutionUid":"s","solutionTitle":"s","message":"s","createdAt":"s~date-time"},"Id":"s","Ok":{"ok":"b","message":"s"}}}

export default checks
