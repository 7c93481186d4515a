import { isRecord } from '@/lib/objects'

/** The error of every failed call, whatever the cause. */
export type ApiError = {
  /** The HTTP status, or why there is none. */
  status: number | 'offline' | 'timeout' | 'aborted' | 'malformed' | 'refused'
  /** Plain text for the user; the server's own message if it sent one. */
  message: string
  /** The server's own message, if any: used to detect special cases. */
  server?: string
  code?: string
  /** Validation messages by field of the body. */
  fields?: Record<string, string>
  /** Set for a write without a usable response: `accepted` if its status was a success. */
  outcome?: 'accepted' | 'unknown'
  /** The response body, for calls that return more than an error. */
  data?: unknown
}

/** The error of a call without a response. */
export const offline: ApiError = { status: 'offline', message: 'We can’t reach the server.' }

/** The error of an unreadable response: HTML, truncated JSON, an empty body or a wrong shape. */
export function malformed(why: string): ApiError {
  return { status: 'malformed', message: 'We got an unexpected response. Please try again.', code: why }
}

/** The error of a write that the server has accepted, with a body that can't be used. */
export const accepted = (why: string): ApiError => ({
  ...malformed(why),
  message: 'This was done, but we couldn’t read the response. Reload the page to see it.',
  outcome: 'accepted',
})

/**
 * Returns the error of a write. If the response was late or unreadable, the message says that it may have been made.
 * @param isRepeatable whether it may be sent twice
 */
export function ofWrite(error: ApiError, isRepeatable: boolean): ApiError {
  const what = error.outcome ? undefined : unreadable[error.status]
  if (what === undefined) return error
  const next = isRepeatable ? 'You can try again.' : 'Check before you try again.'
  return { ...error, message: `${what}, so we don’t know if this was done. ${next}`, outcome: 'unknown' }
}

const tooLate = 'The server took too long to answer'
const odd = 'We got an unexpected response'

/** 408, 502 and 504 come from a proxy in between, which doesn’t know either what the server has done. */
const unreadable: Partial<Record<ApiError['status'], string>> = {
  malformed: odd,
  timeout: tooLate,
  408: tooLate,
  502: odd,
  504: tooLate,
}

/** Whether a caught or rejected value is an ApiError. */
export function isApiError(error: unknown): error is ApiError {
  return isRecord(error) && 'status' in error && 'message' in error
}

/** The server's own message about a failed call, if it sent one. */
export const serverText = (error: unknown): string | undefined => (isApiError(error) ? error.server : undefined)

/** Whether a read failed because what it names does not exist. */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 'refused')
