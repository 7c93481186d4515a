// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /tracking/all":[{"$":"TrackingEvent"}],"GET /tracking/summary/{from}/{to}":{"$":"TrackingSummary"},"POST /tracking":"s"},"shared":{"TrackingEvent":{"trackingEventId!":"s","createdAt":"s~date-time","distinctId":"s","userId":{"?":"s"},"eventName!":"s","properties":{"$":"TrackingProperties"}},"TrackingProperties":{"path":"s","first":"s","second":"s","id":"s","source":"s","medium":"s","campaign":"s","label":"s","href":"s","scrollDepth":"i","activeSeconds":"n","idleSeconds":"n"},"TrackingSummary":{"from":"s~date","to":"s~date","totals":{"$":"TrackingTotals"},"rows!":[{"$":"TrackingSummaryRow"}]},"TrackingTotals":{"events":"i","visitors":"i","members":"i","pageViews":"i","signups":"i"},"TrackingSummaryRow":{"date!":"s~date","eventName!":"s","path":"s","count!":"i","visitors":"i","members":"i","averageActiveSeconds":{"?":"n"}}}}

export default checks
