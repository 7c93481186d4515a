// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"POST /login":{"$":"SignInAnswer"},"POST /logout":{"$":"Ok"},"GET /checkSession":{"$":"SessionCheck"},"GET /checkSessionAdmin":{"$":"SessionCheck"},"GET /user/loginStatus":{"$":"LoginStatus"}},"shared":{"SignInAnswer":{"user":{"$":"SessionUser"},"token":"s","errorMessage":{"?":"s"},"|":"user+token|errorMessage"},"SessionUser":{"userId!":"s","email":"s","firstName":{"?":"s"},"lastName":{"?":"s"},"isAdmin":"b","isPremiumMember":"b","mustAgreeToPrivacyPolicy":"b","mustAgreeToTermsOfUse":"b"},"Ok":{"ok":"b","message":"s"},"SessionCheck":{"ok":"b","user":{"$":"SessionUser"},"expiresAt":"s~date-time","|":"ok|user"},"LoginStatus":{"loggedIn!":"b"}}}

export default checks
