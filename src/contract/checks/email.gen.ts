// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"POST /email/us":{"$":"Ok"},"POST /email/user":{"$":"Ok"},"POST /email/contact-us-referral":{"$":"Ok"},"POST /email/tags":{"$":"Ok"},"PUT /email/tags":{"$":"Ok"},"POST /email/teams/invitation":{"$":"Ok"},"POST /email/teams/team-created":{"$":"Ok"},"POST /email/reset-password-request":{"$":"Ok"}},"shared":{"Ok":{"ok":"b","message":"s"}}}

export default checks
