// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /activeAccount/me":{"$":"ActiveAccount"},"POST /activeAccount/me":{"$":"ActiveAccount"},"PUT /activeAccount/me":{"$":"ActiveAccount"}},"shared":{"ActiveAccount":{"name":"s","type!":{"$":"AccountType"},"accountId!":"s","accountPhoto":{"?":"s"}},"AccountType":"s=Personal|Team"}}

export default checks
