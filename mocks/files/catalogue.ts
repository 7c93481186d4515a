import solutions from '@content/solutions.json'
import type { Solution } from '@/contract/content'

/** The solution catalogue: the same list as in the content source. */
export const catalogue = solutions as readonly Solution[]

export const solutionOf = (uid: string | null | undefined): Solution | undefined =>
  catalogue.find((solution) => solution.uid === uid)

const customers: Record<string, string> = { 'custom-brand-film': 'premium@doers.test' }

/** The customer of a personalised solution (R-CART-12): known to the server alone, since the content source is public. */
export const customerOf = (uid: string): string | undefined => customers[uid]

/** Company formation and contracts are handled by staff: an administrator activates such solutions (R-LIFE-04). */
export const needsActivation = (uid: string | null | undefined): boolean => {
  const solution = solutionOf(uid)
  return solution?.kind === 'solution' && ['legal', 'business', 'workspace'].includes(solution.category)
}
