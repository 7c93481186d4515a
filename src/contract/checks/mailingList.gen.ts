// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /mailingList/subscriptions":[{"$":"MailingListSubscription"}],"POST /mailingList/join":{"$":"Ok"},"PUT /mailingList/verify/{email}/{token}":{"$":"Ok"}},"shared":{"MailingListSubscription":{"mailingListSubscriptionId":{"$":"Id"},"emailAddress!":"s","status":"s=PENDING|VERIFIED|UNSUBSCRIBED","createdAt":"s~date-time","verifiedAt":{"?":"s~date-time"},"unsubscribedAt":{"?":"s~date-time"}},"Id":"s","Ok":{"ok":"b","message":"s"}}}

export default checks
