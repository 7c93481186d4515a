import { isRecord, recordOf } from '../objects'

/**
 * What the error of a call says about the server: `refused`: nothing changed; `doubtful`: a server error, so it may
 * have changed; `lost`: no response at all, so the change may have gone through.
 */
export type Certainty = 'refused' | 'doubtful' | 'lost'

const noAnswer: readonly unknown[] = ['offline', 'timeout', 'malformed', 'aborted', 408, 502, 504]

/** Whether a call was aborted because the session ended. */
export const isStopped = (error: unknown): boolean => recordOf(error).name === 'AbortError'

const statusOf = (error: unknown): unknown => recordOf(error).status

/** Whether a call got no response because the server could not be reached (R-MAINT-04). */
export const isOffline = (error: unknown): boolean => statusOf(error) === 'offline'

/** Whether the record that a call concerns does not exist (any more): 404. A removal then has nothing left to do. */
export const isGone = (error: unknown): boolean => statusOf(error) === 404

/**
 * Whether the record that a call concerns is not as it was shown: it is gone (404), or was changed meanwhile (409).
 * After a write it may also mean that the write was made: the browser delivered it twice, or another tab was faster.
 */
export const isOutdated = (error: unknown): boolean => isGone(error) || statusOf(error) === 409

/** Whether a write was made, although its response cannot be used: its status was a success, its body was not valid. */
export const isAccepted = (error: unknown): boolean => recordOf(error).outcome === 'accepted'

/** Whether shown data may be out of date: the error says so, or the call may have changed it without an answer. */
export const maybeOutdated = (error: unknown): boolean => isOutdated(error) || certaintyOf(error) !== 'refused'

/**
 * Classifies the error of a call by its `status`. Without one, the call never reached the server, unless it was
 * aborted.
 */
export function certaintyOf(error: unknown): Certainty {
  if (!isRecord(error)) return 'refused'
  const status = statusOf(error)
  if (noAnswer.includes(status) || isStopped(error)) return 'lost'
  return typeof status === 'number' && status >= 500 ? 'doubtful' : 'refused'
}
