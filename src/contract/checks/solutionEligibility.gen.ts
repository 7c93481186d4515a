// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /solution-eligibility/{id}":{"$":"SolutionEligibility"},"GET /solution-eligibility/satisfies-restrictions/{id}":{"$":"RestrictionsCheck"},"GET /solution-eligibility/satisfies-required-fields/{id}":{"$":"RequiredFieldsCheck"},"GET /solution-eligibility/required-fields/{id}":[{"$":"RequiredField"}]},"shared":{"SolutionEligibility":{"eligible!":"b","restrictions!":[{"$":"SolutionRestriction"}],"requiredFields!":[{"$":"RequiredField"}]},"SolutionRestriction":{"id!":"s","label!":"s","satisfied!":"b","reason":{"?":"s"},"kind":"s"},"RequiredField":{"name!":"s","label!":"s","type!":"s=text|date|phone|country|select|number","filled":"b","options":[{"value!":"s","label!":"s"}],"helpText":{"?":"s"}},"RestrictionsCheck":{"satisfied!":"b","restrictions":[{"$":"SolutionRestriction"}]},"RequiredFieldsCheck":{"satisfied!":"b","missingFields":[{"$":"RequiredField"}]}}}

export default checks
