import { injectCalls } from '../client/api'

const provides = ['Eligibility', 'Me', 'Order', 'Kyc'] as const

/** Whether a member can buy a solution, and if not, why. */
export const solutionEligibilityApi = injectCalls('solutionEligibility', ({ read }) => ({
  // Wherever it matters, the page says so itself; the cart falls back on the conditions of the content.
  getSolutionEligibility: read('GET /solution-eligibility/{id}', { provides: [...provides], silent: true }),
  satisfiesSolutionRestrictions: read('GET /solution-eligibility/satisfies-restrictions/{id}', {
    provides: [...provides],
  }),
  satisfiesSolutionRequiredFields: read('GET /solution-eligibility/satisfies-required-fields/{id}', {
    provides: [...provides],
  }),
  getSolutionRequiredFields: read('GET /solution-eligibility/required-fields/{id}', { provides: [...provides] }),
}))

export const { useGetSolutionEligibilityQuery } = solutionEligibilityApi
