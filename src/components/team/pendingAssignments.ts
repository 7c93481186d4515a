import { api } from '@/api/client/api'
import { fetchOnce } from '@/api/client/fetchOnce'
import { solutionsApi } from '@/api/commerce/solutions'
import { teamsApi } from '@/api/account/teams'
import type { PendingChange } from '@/domain/team/assignments'
import { observableValue } from '@/lib/browser/observable'
import { certaintyOf } from '@/lib/calls/certainty'
import { recordLater } from '@/store/payment/recordLater'
import type { AppThunk } from '@/store/store'

/** How long a change can be undone, in ms; tests shorten it. */
export const assignDelays = { ms: 8000 }

/** A change of the matrix: `waiting` can still be undone, `sent` is in flight. */
export type QueuedChange = PendingChange & { phase: 'waiting' | 'sent'; reason?: string }

const { read, subscribe, set } = observableValue<readonly QueuedChange[]>([])
const timers = new Map<string, ReturnType<typeof setTimeout>>()

function update(unitId: string, change: Partial<QueuedChange>): void {
  set(read().map((one) => (one.unitId === unitId ? { ...one, ...change } : one)))
}

function stopTimer(unitId: string): void {
  clearTimeout(timers.get(unitId))
  timers.delete(unitId)
}

/** The pending changes, for `useSyncExternalStore`. */
export const pendingChanges = { read, subscribe }

/** Applies a change on the screen now, and sends it when the undo period is over. */
export const changeLater =
  (change: PendingChange): AppThunk =>
  (dispatch) => {
    set([...read(), { ...change, phase: 'waiting' }])
    dispatch(sendLater(change.unitId))
  }

const sendLater =
  (unitId: string): AppThunk =>
  (dispatch) => {
    stopTimer(unitId)
    timers.set(
      unitId,
      setTimeout(() => void dispatch(sendNow(unitId)), assignDelays.ms),
    )
  }

/** Undoes a change that has not been sent. */
export function undoChange(unitId: string): void {
  stopTimer(unitId)
  set(read().filter((one) => one.unitId !== unitId || one.phase === 'sent'))
}

/** Holds a change back while its reason is being written. */
export const holdChange = stopTimer

/** Sets the reason sent to the member, and restarts the undo period. */
export const giveReason =
  (unitId: string, reason?: string): AppThunk =>
  (dispatch) => {
    if (reason !== undefined) update(unitId, { reason })
    dispatch(sendLater(unitId))
  }

const sendNow =
  (unitId: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    stopTimer(unitId)
    const change = read().find((one) => one.unitId === unitId && one.phase === 'waiting')
    if (!change) return
    update(unitId, { phase: 'sent' })
    const { teamId, memberId, kind, reason } = change
    const { assignTeamSolution, listAssignedTeamDoSubscriptions, listUnassignedTeamDoSubscriptions } =
      teamsApi.endpoints
    const { removeDoSubscription } = solutionsApi.endpoints
    const untracked = { track: false }
    const { error } =
      kind === 'assign'
        ? await dispatch(
            assignTeamSolution.initiate({ id: teamId, body: { solutionId: unitId, assigneeId: memberId } }, untracked),
          )
        : await dispatch(
            removeDoSubscription.initiate({ id: unitId, body: reason ? { removalReason: reason } : {} }, untracked),
          )
    // Whatever the answer, also a lost one: the lists say what has become of it.
    if (error) dispatch(api.util.invalidateTags(['DoSubscription']))
    const fresh = { forceRefetch: true }
    const [assigned] = await Promise.all([
      fetchOnce(dispatch(listAssignedTeamDoSubscriptions.initiate({ id: teamId }, fresh))),
      fetchOnce(dispatch(listUnassignedTeamDoSubscriptions.initiate({ id: teamId }, fresh))),
    ])
    if (error && certaintyOf(error) !== 'refused' && assigned.data) {
      const now = assigned.data.find(({ id }) => id === unitId)?.assigneeId
      const { title, memberName: who } = change
      if (kind === 'assign' && now === memberId)
        dispatch(recordLater({ kind: 'solution', act: 'assigned', teamId, unitId, title, who }))
      if (kind === 'take' && now !== memberId)
        dispatch(recordLater({ kind: 'solution', act: 'removed', teamId, unitId, title, who }))
    }
    set(read().filter((one) => one.unitId !== unitId))
  }

/** Sends all waiting changes at once: the page or the account is being left. Resolves when all are answered. */
export const flushChanges = (): AppThunk<Promise<unknown>> => (dispatch) => {
  const waiting = read().filter(({ phase }) => phase === 'waiting')
  return Promise.all(waiting.map(({ unitId }) => dispatch(sendNow(unitId))))
}

/** For tests: forgets all pending changes. */
export function resetChanges(): void {
  for (const unitId of timers.keys()) stopTimer(unitId)
  set([])
}
