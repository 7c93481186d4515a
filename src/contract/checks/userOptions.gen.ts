// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /user/me/options":{"$":"UserOptions"},"POST /user/me/options":{"$":"UserOptions"}},"shared":{"UserOptions":{"welcomeSeen":"b","createTeamIntroSeen":"b","language":"s"}}}

export default checks
