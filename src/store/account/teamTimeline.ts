import { timelineCalls } from '@/domain/team/timelineCalls'
import { matchFulfilled } from '../matchFulfilled'
import { addAppListener } from '../listeners'
import type { AppStore } from '../store'

const isTeamCall = matchFulfilled(...timelineCalls)

/**
 * Records every successful team call of this tab in the team's timeline (R-LIFE-11): the server adds no entries itself.
 * @returns a function that stops it
 */
export function recordTeamActivity(store: AppStore): () => void {
  return store.dispatch(
    addAppListener({
      predicate: isTeamCall,
      effect: async (action) => {
        if (!isTeamCall(action)) return
        // Names are looked up in what the page showed when the call succeeded.
        const then = store.getState()
        const { recordCall } = await import('./recordTeamCall')
        await store.dispatch(recordCall(action, then))
      },
    }),
  )
}

/** A successful call, as far as its entry needs it. */
export type TeamAction = { payload: unknown; meta: { arg: { endpointName: string; originalArgs?: unknown } } }
