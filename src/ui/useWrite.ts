import { useCallback, useRef, useState } from 'react'
import { certaintyOf, isAccepted, isOffline, maybeOutdated } from '@/lib/calls/certainty'
import { announceFailure, connectionLost } from '@/lib/calls/failureNotices'
import { singleFlight } from '@/lib/calls/singleFlight'
import { toast } from '@/lib/calls/toast'
import type { ReadBack } from '@/lib/calls/unansweredWrites'
import { attemptInPlace } from './attempt'

type Options = {
  /** Also sent once across components and tabs, by this name: `approve-doer:d-3`. */
  once?: string | undefined
  /** Called instead if another component or tab is sending it. */
  onElsewhere?: (() => void) | undefined
}

/**
 * Runs a write at most once at a time. The guard is outside React: state is too late for three clicks in one task.
 * @returns `busy` for display, and `run`, which resolves to the write's result, or undefined if it was running already
 */
export function useWrite({ once, onElsewhere }: Options = {}) {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const run = useCallback(
    async <Result>(write: () => Promise<Result>): Promise<Result | undefined> => {
      if (running.current) return undefined
      running.current = true
      setBusy(true)
      try {
        if (once === undefined) return await write()
        const flight = await singleFlight(once, write)
        if ('done' in flight) return flight.done
        onElsewhere?.()
        return undefined
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [once, onElsewhere],
  )
  return { busy, run }
}

/**
 * Reads whether a write has taken effect. The first read may be outdated, so only the second one proves that it has
 * not.
 */
export const readTwice = async (readBack: ReadBack): Promise<boolean | undefined> =>
  (await readBack()) || (await readBack())

/**
 * Updates the page after a successful write: a page with an outdated list would offer the same action again. A failed
 * read is ignored, because the write was made.
 */
export const catchUp = (readBack: ReadBack) => readTwice(readBack).catch(() => undefined)

/**
 * How the outcome of a write was learnt: from its answer, or by reading after a lost or unreadable answer, or a
 * refusal.
 */
type LearntBy = 'answer' | 'reading' | 'refusal'

/**
 * Sends a write that must not be sent twice. If its outcome is uncertain, reads the server's state instead of sending
 * it again; if the write has taken effect after all, its failure is not shown.
 * @param readBack reads whether the write has taken effect
 * @param isUncertain which failures are followed by reading; by default also refusals that an earlier delivery, or
 * another tab, may have caused
 * @returns how the outcome was learnt; rejects with the write's own error if it has not taken effect
 */
export async function sendVerified(
  send: () => unknown,
  readBack: ReadBack,
  isUncertain = maybeOutdated,
): Promise<LearntBy> {
  const sent = await attemptInPlace(send, { showsOutcome: true })
  if (sent.ok) return 'answer'
  // Not read: the write was made, and an outdated list would seem to prove the opposite.
  if (isAccepted(sent.error)) return 'reading'
  if (isUncertain(sent.error)) {
    const read = await attemptInPlace(() => readTwice(readBack))
    if (read.ok && read.answer) return certaintyOf(sent.error) === 'refused' ? 'refusal' : 'reading'
  }
  if (isOffline(sent.error)) toast.failure(connectionLost.text, connectionLost.detail)
  // The caller shows the failure in place, or it becomes a toast.
  else if (sent.notice && typeof sent.error === 'object' && sent.error !== null)
    announceFailure(sent.error, sent.notice)
  throw sent.error
}
