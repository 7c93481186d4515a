// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /config":{"$":"Config"},"PUT /config":{"$":"Config"}},"shared":{"Config":{"maintenanceNotice":"s","maintenanceNoticeFrom":{"?":"s~date-time"},"registrationEnabled":"b","teamCreationEnabled":"b","indiaPremiumEnabled":"b","eventsEnabled":"b","blogCommentsEnabled":"b","featuredDoerVotingEnabled":"b","cashbackEnabled":"b","cashbackCents":{"$":"Cents"},"referralPointsPerSignup":"i","minimumRedemptionPoints":"i","teamSeatLimit":"i","supportEmail":"s~email","|":"maintenanceNotice|registrationEnabled|teamCreationEnabled|eventsEnabled"},"Cents":"i"}}

export default checks
