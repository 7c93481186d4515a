// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"POST /register":{"$":"RegisterAnswer"},"POST /register/true":{"$":"RegisterAnswer"},"PUT /user/activate/{userId}/{token}":{"$":"ActivationAnswer"},"POST /resendActivationEmail":{"$":"Ok"},"PUT /user/privacyPolicy/{id}/agree":{"$":"Ok"},"PUT /user/termsOfUse/{id}/agree":{"$":"Ok"}},"shared":{"RegisterAnswer":{"userId":{"?":"s"},"user_id":{"?":"s"},"isEmailInUse^":"b","message":{"?":"s"},"|":"userId|user_id|isEmailInUse"},"ActivationAnswer":{"user":{"$":"SessionUser"},"token":"s","errorMessage":{"?":"s"}},"SessionUser":{"userId!":"s","email":"s","firstName":{"?":"s"},"lastName":{"?":"s"},"isAdmin":"b","isPremiumMember":"b","mustAgreeToPrivacyPolicy":"b","mustAgreeToTermsOfUse":"b"},"Ok":{"ok":"b","message":"s"}}}

export default checks
