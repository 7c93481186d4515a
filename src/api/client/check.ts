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
 * Compares an answer with the contract.
 * @returns what is wrong with it, or undefined; answers stay usable when the checks themselves cannot be fetched
 */
export async function checkAnswer(domain: string, route: string, answer: unknown): Promise<string | undefined> {
  try {
    const { checksOf } = await load()
    return violation(checksOf(domain), route, answer)
  } catch {
    return undefined
  }
}
