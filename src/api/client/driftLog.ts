import type { Misfit } from '@/contract/check'
import { withMisfits, type Asked, type Difference } from '@/contract/drift'
import { env } from '@/lib/env'
import { observable } from '@/lib/browser/observable'

let differences: readonly Difference[] = []
const changes = observable()

function set(next: readonly Difference[]): void {
  differences = next
  changes.notify()
}

/** Where answers differed from the contract since the page was loaded. For testers: production keeps none. */
export const driftLog = {
  read: () => differences,
  subscribe: changes.subscribe,
  add: (asked: Asked, misfits: readonly Misfit[]) => {
    if (misfits.length > 0 && env.stage !== 'production') set(withMisfits(differences, asked, misfits, Date.now()))
  },
  clear: () => set([]),
}
