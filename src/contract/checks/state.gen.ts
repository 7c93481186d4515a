// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /state/{scope}/{key}":{"$":"StateValue"}},"shared":{"StateValue":{"scope":"s","key":"s","value!":"x","updatedAt":"s~date-time"}}}

export default checks
