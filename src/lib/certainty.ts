/**
 * What a failed call says about the server's state: `refused`: nothing was changed; `doubtful`: the server broke down and
 * may have changed something; `lost`: no answer arrived, so the change may well have been made.
 */
export type Certainty = 'refused' | 'doubtful' | 'lost'

const noAnswer: readonly unknown[] = ['offline', 'timeout', 'malformed', 'aborted', 408, 502, 504]

/** Classifies the error of a call by its `status`; anything without one never reached the server. */
export function certaintyOf(error: unknown): Certainty {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  if (noAnswer.includes(status)) return 'lost'
  return typeof status === 'number' && status >= 500 ? 'doubtful' : 'refused'
}
