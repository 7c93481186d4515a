import type { Checks } from '@/contract/check'

// One file: all domains together are smaller than the round trips that a file for each of them would take.
const files = import.meta.glob<Checks>('../../contract/checks/*.gen.ts', { import: 'default', eager: true })

/** The checks of a domain of the contract. @throws Error for a domain that there is not */
export function checksOf(domain: string): Checks {
  const checks = files[`../../contract/checks/${domain}.gen.ts`]
  if (!checks) throw new Error(`The contract has no domain ${domain}`)
  return checks
}
