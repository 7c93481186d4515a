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
  /** The response body, for calls that return more than an error. */
  data?: unknown
}

/** The error of a call without a response. */
export const offline: ApiError = { status: 'offline', message: 'We can’t reach the server.' }

/** The error of an unreadable response: HTML, truncated JSON, an empty body or a wrong shape. */
export function malformed(why: string): ApiError {
  return { status: 'malformed', message: 'We got an unexpected response. Please try again.', code: why }
}

/** Whether a caught or rejected value is an ApiError. */
export function isApiError(error: unknown): error is ApiError {
  return isRecord(error) && 'status' in error && 'message' in error
}

/** Whether a read failed because what it names does not exist. */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 'refused')
