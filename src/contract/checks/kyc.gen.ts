// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /pixelPai/user":[{"$":"Kyc"}],"POST /pixelPai/user":{"$":"Ok"},"GET /pixelPai/generate-verify-url":{"$":"KycVerifyUrl"},"GET /pixelPai/regenerate-verify-url":{"$":"KycVerifyUrl"}},"shared":{"Kyc":{"kyc_status!":{"?":"s"},"kyc_statuses_history":[{"status!":"s","date":"s~date-time","reason":{"?":"s"}}],"verifyUrl":{"?":"s"},"verifyUrlExpiresAt":{"?":"s~date-time"}},"Ok":{"ok":"b","message":"s"},"KycVerifyUrl":{"status!":"b","url":{"?":"s"},"expiresAt":{"?":"s~date-time"},"message":{"?":"s"}}}}

export default checks
