import { comparing, type Checks, type Misfit } from '@/contract/check'
import type { Domain } from '@/contract/operations.gen'
import { yieldToBrowser } from '@/lib/browser/yieldToBrowser'

const files = import.meta.glob<Checks>('../../contract/checks/*.gen.ts', { import: 'default', eager: true })

/** The checks of a domain of the contract. @throws Error for an unknown domain */
export function checksOf(domain: Domain): Checks {
  const checks = files[`../../contract/checks/${domain}.gen.ts`]
  if (!checks) throw new Error(`The contract has no domain ${domain}`)
  return checks
}

/** Whether the contract has a list as the answer of a route. */
export const hasList = (domain: Domain, route: string): boolean => Array.isArray(checksOf(domain).answers[route])

/**
 * Validates a response against the contract, and removes from it what does not fit and may be missing.
 * @returns every difference
 */
export async function checkAnswer(domain: Domain, route: string, answer: unknown): Promise<Misfit[]> {
  const slices = comparing(checksOf(domain), route, answer)
  let slice = slices.next()
  while (!slice.done) {
    await yieldToBrowser()
    slice = slices.next()
  }
  return slice.value
}
