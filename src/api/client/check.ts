import { violation, type Checks } from '@/contract/check'

const loaded = new Map<string, Promise<Checks>>()

/** The checks of a domain are fetched with its first answer; so is the list of them, which no first page carries. */
const load = (domain: string) => {
  const checks = loaded.get(domain) ?? import('./checkFiles').then(({ checksOf }) => checksOf(domain))
  loaded.set(domain, checks)
  // A chunk that could not be fetched is asked for again next time.
  checks.catch(() => loaded.delete(domain))
  return checks
}

/**
 * Compares an answer with the contract.
 * @returns what is wrong with it, or undefined; answers stay usable when the checks themselves cannot be fetched
 */
export async function checkAnswer(domain: string, route: string, answer: unknown): Promise<string | undefined> {
  try {
    const checks = await load(domain)
    return violation(checks, route, answer)
  } catch {
    return undefined
  }
}
