import { comparing, type Misfit } from '@/contract/check'
import type * as CheckFilesModule from './checkFiles'
import { yieldToBrowser } from '@/lib/browser/yieldToBrowser'

type CheckFiles = typeof CheckFilesModule

const fetchChecks = () => import('./checkFiles')

// Loaded with the API client, while the first call is in flight.
let checkFiles: Promise<CheckFiles> = fetchChecks()
checkFiles.catch(() => undefined)

/** A chunk that could not be fetched is asked for again. */
async function load(): Promise<CheckFiles> {
  checkFiles = checkFiles.catch(fetchChecks)
  return checkFiles
}

/**
 * Validates a response against the contract and leaves out of it what does not fit and may be missing.
 * @returns every difference; none if the checks themselves cannot be loaded
 */
export async function checkAnswer(domain: string, route: string, answer: unknown): Promise<Misfit[]> {
  try {
    const { checksOf } = await load()
    const slices = comparing(checksOf(domain), route, answer)
    let slice = slices.next()
    while (!slice.done) {
      await yieldToBrowser()
      slice = slices.next()
    }
    return slice.value
  } catch {
    return []
  }
}
