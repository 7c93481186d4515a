// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /time":{"$":"ServerTime"}},"shared":{"ServerTime":{"time!":"s~date-time","timeZone":"s"}}}

export default checks
