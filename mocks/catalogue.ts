import solutions from '@/content/solutions.json'
import type { Solution } from '@/contract/content'

/** What is on sale: the same list that the content source serves. */
export const catalogue = solutions as readonly Solution[]

export const solutionOf = (uid: string | null | undefined): Solution | undefined =>
  catalogue.find((solution) => solution.uid === uid)

/** Companies are founded and contracts set up by people: such solutions wait for an administrator (R-LIFE-04). */
export const needsActivation = (uid: string | null | undefined): boolean => {
  const solution = solutionOf(uid)
  return solution?.kind === 'solution' && ['legal', 'business', 'workspace'].includes(solution.category)
}
