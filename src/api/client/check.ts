import { comparing, whyUnusable } from '@/contract/check'
import type { Asked } from '@/contract/drift'
import type * as CheckFilesModule from './checkFiles'
import { yieldToBrowser } from '@/lib/browser/yieldToBrowser'
import { driftLog } from './driftLog'

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
 * Validates a response against the contract and leaves out of it what does not fit and may be missing. Every difference
 * goes into the drift log.
 * @param isTrial the server sent something else: nothing goes into the log
 * @returns why it cannot be used, or undefined; responses remain usable if the checks themselves cannot be loaded
 */
export async function checkAnswer(
  domain: string,
  asked: Asked,
  answer: unknown,
  isTrial = false,
): Promise<string | undefined> {
  try {
    const { checksOf } = await load()
    const slices = comparing(checksOf(domain), asked.route, answer)
    let slice = slices.next()
    while (!slice.done) {
      await yieldToBrowser()
      slice = slices.next()
    }
    const misfits = slice.value
    if (!isTrial) driftLog.add(asked, misfits)
    return whyUnusable(misfits)
  } catch {
    return undefined
  }
}
