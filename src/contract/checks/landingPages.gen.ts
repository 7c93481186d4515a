// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /landing-page-responses":[{"$":"LandingPageResponse"}],"POST /landing-page-responses/{id}":{"$":"Ok"}},"shared":{"LandingPageResponse":{"landingPageResponseId!":{"$":"Id"},"landingPageId":{"$":"Id"},"firstName":"s","lastName":"s","email!":"s","createdAt":"s~date-time"},"Id":"s","Ok":{"ok":"b","message":"s"}}}

export default checks
