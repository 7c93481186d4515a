import { api } from '@/api/client/api'
import { fetchFresh } from '@/api/client/fetchOnce'
import { solutionsApi } from '@/api/commerce/solutions'
import { teamsApi } from '@/api/account/teams'
import type { Shape } from '@/contract/types'
import type { PendingChange } from '@/domain/team/assignments'
import { observableValue } from '@/lib/browser/observable'
import type { FailureNotice } from '@/lib/calls/submission'
import { certaintyOf, isAccepted, isOutdated, isStopped } from '@/lib/calls/certainty'
import { announceFailure } from '@/lib/calls/failureNotices'
import { toast } from '@/lib/calls/toast'
import { isNow } from '@/lib/calls/unansweredWrites'
import { recordLater } from '@/store/payment/recordLater'
import type { AppThunk } from '@/store/store'
import { attempt, attemptInPlace } from '@/ui/attempt'

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
    const { teamId, memberId, kind, reason, title, memberName: who } = change
    const { assignTeamSolution, listAssignedTeamDoSubscriptions, listUnassignedTeamDoSubscriptions } =
      teamsApi.endpoints
    const { removeDoSubscription } = solutionsApi.endpoints
    const untracked = { track: false }
    const send = () =>
      kind === 'assign'
        ? dispatch(
            assignTeamSolution.initiate({ id: teamId, body: { solutionId: unitId, assigneeId: memberId } }, untracked),
          )
        : dispatch(
            removeDoSubscription.initiate({ id: unitId, body: reason ? { removalReason: reason } : {} }, untracked),
          )
    const sent = await attemptInPlace<ReturnType<typeof send>>(send, { showsOutcome: true })
    // A failure, for example a timeout, doesn't prove that nothing was changed: both lists are read again below.
    if (!sent.ok) dispatch(api.util.invalidateTags(['DoSubscription']))
    /** Reads whether the change was made; undefined if the lists don't tell. */
    const readBack = async () => {
      const [assigned] = await Promise.all([
        attempt(() => fetchFresh(dispatch(listAssignedTeamDoSubscriptions.initiate({ id: teamId })))),
        attempt(() => fetchFresh(dispatch(listUnassignedTeamDoSubscriptions.initiate({ id: teamId })))),
      ])
      const hasIt = assigned.ok ? isHeld(assigned.answer, change) : undefined
      return isNow(hasIt, kind === 'assign')
    }
    const now = await readBack()
    if (!sent.ok) {
      // If the lists don't show the change yet, they are read once more: the server may update them with a delay.
      const isMade = isAccepted(sent.error) || (now === false ? await readBack() : now)
      if (isMade && certaintyOf(sent.error) !== 'refused') {
        const act = kind === 'assign' ? 'assigned' : 'removed'
        dispatch(recordLater({ kind: 'solution', act, teamId, unitId, title, who }))
      }
      tellOutcome(change, sent, isMade)
    }
    set(read().filter((one) => one.unitId !== unitId))
  }

/** Whether the member has the unit now; undefined if it isn't known who has it. */
function isHeld(units: readonly Shape<'DoSubscription'>[], change: PendingChange): boolean | undefined {
  const unit = units.find(({ id }) => id === change.unitId)
  return unit ? isNow(unit.assigneeId, change.memberId) : false
}

const doneText = ({ kind, title, memberName }: PendingChange) =>
  kind === 'assign' ? `${title} assigned to ${memberName}` : `${title} removed from ${memberName}`

/** Shows one message for a change that failed, with its name. @param isMade undefined if the lists don't tell */
function tellOutcome(
  change: PendingChange,
  { error, notice }: { error: unknown; notice?: FailureNotice | undefined },
  isMade: boolean | undefined,
): void {
  if (isStopped(error)) return
  const isLost = certaintyOf(error) !== 'refused'
  if (isMade && isLost) return toast.success(doneText(change))
  // The browser sent the request twice, or someone else was faster.
  if (isMade && isOutdated(error)) return toast.info(`${doneText(change)} already`)
  const named = `${change.title} for ${change.memberName}`
  if (isLost && isMade === undefined) return toast.failure('We don’t know if a change was saved', `${named}. Check it.`)
  // A lost response has no notice of its own, but the lists show that nothing was changed.
  if (!notice) return toast.failure('A change wasn’t saved', `${named}. Try again.`)
  const detail = notice.detail ? `${named}: ${notice.detail}` : named
  if (typeof error === 'object' && error !== null) announceFailure(error, { ...notice, detail })
}

/** Sends all waiting changes at once: the page or the account is being left. Resolves when all are answered. */
export const flushChanges = (): AppThunk<Promise<unknown>> => (dispatch) => {
  const waiting = read().filter(({ phase }) => phase === 'waiting')
  return Promise.all(waiting.map(({ unitId }) => dispatch(sendNow(unitId))))
}

/** Sends what only waits for its undo period: a page that is hidden may never run again. */
export const flushTimed = (): AppThunk => (dispatch) => {
  for (const unitId of [...timers.keys()]) void dispatch(sendNow(unitId))
}

/** For tests: forgets all pending changes. */
export function resetChanges(): void {
  for (const unitId of timers.keys()) stopTimer(unitId)
  set([])
}
