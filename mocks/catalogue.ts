import solutions from '@/content/solutions.json'
import type { Solution } from '@/contract/content'

/** The solution catalogue: the same list as in the content source. */
export const catalogue = solutions as readonly Solution[]

export const solutionOf = (uid: string | null | undefined): Solution | undefined =>
  catalogue.find((solution) => solution.uid === uid)

/** Company formation and contracts are handled by staff: an administrator activates such solutions (R-LIFE-04). */
export const needsActivation = (uid: string | null | undefined): boolean => {
  const solution = solutionOf(uid)
  return solution?.kind === 'solution' && ['legal', 'business', 'workspace'].includes(solution.category)
}
