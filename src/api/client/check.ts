import { violation } from '@/contract/check'
import type * as CheckFilesModule from './checkFiles'

type CheckFiles = typeof CheckFilesModule

const fetchChecks = () => import('./checkFiles')

// Fetched with the machinery of calls, while the first call is on its way.
let checkFiles: Promise<CheckFiles> = fetchChecks()
checkFiles.catch(() => undefined)

/** A chunk that could not be fetched is asked for again. */
async function load(): Promise<CheckFiles> {
  checkFiles = checkFiles.catch(fetchChecks)
  return checkFiles
}

/**
 * Validates a response against the contract.
 * @returns the problem, or undefined; responses remain usable if the checks themselves cannot be loaded
 */
export async function checkAnswer(domain: string, route: string, answer: unknown): Promise<string | undefined> {
  try {
    const { checksOf } = await load()
    return violation(checksOf(domain), route, answer)
  } catch {
    return undefined
  }
}
