/**
 * What the error of a call says about the server: `refused`: nothing changed; `doubtful`: a server error, so it may have
 * changed; `lost`: no response at all, so the change may have gone through.
 */
export type Certainty = 'refused' | 'doubtful' | 'lost'

const noAnswer: readonly unknown[] = ['offline', 'timeout', 'malformed', 'aborted', 408, 502, 504]

/** Whether a call was aborted because the session ended. */
export const isStopped = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** Classifies the error of a call by its `status`; one without a status never reached the server, unless it was stopped. */
export function certaintyOf(error: unknown): Certainty {
  if (typeof error !== 'object' || error === null) return 'refused'
  const status = 'status' in error ? error.status : undefined
  if (noAnswer.includes(status) || isStopped(error)) return 'lost'
  return typeof status === 'number' && status >= 500 ? 'doubtful' : 'refused'
}
