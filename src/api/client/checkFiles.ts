import type { Checks } from '@/contract/check'

const files = import.meta.glob<Checks>('../../contract/checks/*.gen.ts', { import: 'default' })

/** The checks of a domain of the contract, each in a file of its own. @throws Error for a domain that there is not */
export function checksOf(domain: string): Promise<Checks> {
  const file = files[`../../contract/checks/${domain}.gen.ts`]
  if (!file) throw new Error(`The contract has no domain ${domain}`)
  return file()
}
