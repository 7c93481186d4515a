/**
 * What a failed call implies for the server's state: `refused`: nothing was changed; `doubtful`: a server error, which
 * may have changed something; `lost`: no response, so the change may well have been made.
 */
export type Certainty = 'refused' | 'doubtful' | 'lost'

const noAnswer: readonly unknown[] = ['offline', 'timeout', 'malformed', 'aborted', 408, 502, 504]

/** Classifies the error of a call by its `status`; one without a status never reached the server. */
export function certaintyOf(error: unknown): Certainty {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  if (noAnswer.includes(status)) return 'lost'
  return typeof status === 'number' && status >= 500 ? 'doubtful' : 'refused'
}
