import { isRecord, recordOf } from '@/lib/objects'

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

const longestMessage = 300

const plain = (text: unknown) =>
  typeof text === 'string' && text.trim() !== '' && !/<[a-z!/?]/i.test(text)
    ? text.trim().slice(0, longestMessage)
    : undefined

// A body that is not JSON may be a sentence, but also truncated JSON or a stack trace, which no user should see.
const sentence = (body: unknown) => {
  const text = plain(body)
  return text && !/^[[{"]|\n/.test(text) ? text : undefined
}

const byStatus: Record<number, string> = {
  401: 'Please sign in to continue.',
  403: 'You don’t have permission to do this.',
  404: 'We couldn’t find this.',
  409: 'Someone else has changed this.',
  413: 'This is too large to send.',
  422: 'Please check what you entered.',
  429: 'Too many attempts. Please wait a moment.',
  503: 'The service is busy. Please try again in a moment.',
}

/** The error of a call without a response. */
export const offline: ApiError = { status: 'offline', message: 'We can’t reach the server.' }

/** A response that does not match the request, whatever its status. */
export class Unreadable extends Error {}

/** The error of an unreadable response: HTML, truncated JSON, an empty body or a wrong shape. */
export function malformed(why: string): ApiError {
  return { status: 'malformed', message: 'We got an unexpected response. Please try again.', code: why }
}

/** The error of a response with an error status, from its body. */
export function fromAnswer(status: number, body: unknown): ApiError {
  // A truncated JSON response keeps its success status and arrives as an error.
  if (status < 400) return malformed('not JSON')
  const data = recordOf(body)
  const server = plain(data.errorMessage) ?? plain(data.message) ?? sentence(body)
  return {
    status,
    message: server ?? byStatus[status] ?? 'Something went wrong.',
    ...(server ? { server } : {}),
    ...(typeof data.code === 'string' ? { code: data.code } : {}),
    ...(isFields(data.fields) ? { fields: data.fields } : {}),
    data: body,
  }
}

/**
 * A response that refuses with a success status: its text is cut and cleaned like that of an error.
 * @returns the response itself if its `errorMessage` is missing or empty
 */
export function withPlainRefusal(body: unknown): unknown {
  if (!isRecord(body) || typeof body.errorMessage !== 'string' || body.errorMessage === '') return body
  return { ...body, errorMessage: plain(body.errorMessage) ?? 'Something went wrong.' }
}

function isFields(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
}

/** Whether a caught or rejected value is an ApiError. */
export function isApiError(error: unknown): error is ApiError {
  return isRecord(error) && 'status' in error && 'message' in error
}

/** Whether a read failed because what it names does not exist. */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 'refused')
