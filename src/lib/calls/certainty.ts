import { isRecord, recordOf } from '../objects'

/**
 * What the error of a call says about the server: `refused`: nothing changed; `doubtful`: a server error, so it may have
 * changed; `lost`: no response at all, so the change may have gone through.
 */
export type Certainty = 'refused' | 'doubtful' | 'lost'

const noAnswer: readonly unknown[] = ['offline', 'timeout', 'malformed', 'aborted', 408, 502, 504]

/** Whether a call was aborted because the session ended. */
export const isStopped = (error: unknown): boolean => recordOf(error).name === 'AbortError'

const statusOf = (error: unknown): unknown => recordOf(error).status

/** Whether a call got no response because the line is down (R-MAINT-04). */
export const isOffline = (error: unknown): boolean => statusOf(error) === 'offline'

/** Whether what a call is about does not exist, or no longer (404). To a removal there is nothing left to do. */
export const isGone = (error: unknown): boolean => statusOf(error) === 404

/**
 * Whether what a call is about is not as it was shown: it is gone (404), or it was changed meanwhile (409). To an act this
 * may also mean that it has been done: the browser has delivered it twice, or another tab was faster.
 */
export const isOutdated = (error: unknown): boolean => isGone(error) || statusOf(error) === 409

/** Whether the server has answered with a success, but without the body that it promises: it was done. */
export const isAccepted = (error: unknown): boolean => recordOf(error).outcome === 'accepted'

/** Whether what is shown may not be so any more: it is outdated, or the call may have changed it without an answer. */
export const maybeOutdated = (error: unknown): boolean => isOutdated(error) || certaintyOf(error) !== 'refused'

/** Classifies the error of a call by its `status`; one without a status never reached the server, unless it was stopped. */
export function certaintyOf(error: unknown): Certainty {
  if (!isRecord(error)) return 'refused'
  const status = statusOf(error)
  if (noAnswer.includes(status) || isStopped(error)) return 'lost'
  return typeof status === 'number' && status >= 500 ? 'doubtful' : 'refused'
}
