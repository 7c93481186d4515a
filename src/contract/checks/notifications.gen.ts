// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /me/notifications":[{"$":"Notification"}],"GET /notifications/me/countAll":{"$":"Count"},"DELETE /notifications/{id}":{"$":"Ok"}},"shared":{"Notification":{"notificationId!":{"$":"Id"},"kind":"s","title!":"s","text":"s","href":{"?":"s"},"createdAt":"s~date-time","seen":"b"},"Id":"s","Count":{"count!":"i"},"Ok":{"ok":"b","message":"s"}}}

export default checks
