// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /privacyPolicies/latest":{"$":"LegalText"},"GET /privacyPolicies/all":[{"$":"LegalText"}],"POST /privacyPolicies":{"$":"LegalText"},"GET /termsOfUse/latest":{"$":"LegalText"},"GET /termsOfUse/all":[{"$":"LegalText"}],"POST /termsOfUse":{"$":"LegalText"}},"shared":{"LegalText":{"legalTextId!":"s","version":"s","versionNotes":{"?":"s"},"content!":"s","createdAt":"s~date-time"}}}

export default checks
