// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"DELETE /admin/clearOurTestDb":{"$":"ClearTestDbAnswer"},"DELETE /admin/clearWorkBuddyTestDb":{"$":"ClearTestDbAnswer"},"POST /change-password-requests/verifyToken":{"$":"VerifiedPasswordToken"}},"shared":{"ClearTestDbAnswer":{"code":"x","message":"s"},"VerifiedPasswordToken":{"valid!":"b","userId":"s","email":"s","requestCode":"s"}}}

export default checks
