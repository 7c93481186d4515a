import type { Misfit } from '@/contract/check'
import { withMisfits, type Call, type Difference } from '@/contract/drift'
import { env } from '@/lib/env'
import { observableValue } from '@/lib/browser/observable'

const { read, subscribe, set } = observableValue<readonly Difference[]>([])

/** Where answers differed from the contract since the page was loaded. For testers: production keeps none. */
export const driftLog = {
  read,
  subscribe,
  add: (call: Call, misfits: readonly Misfit[]) => {
    if (misfits.length > 0 && env.stage !== 'production') set(withMisfits(read(), call, misfits, Date.now()))
  },
  clear: () => set([]),
}
