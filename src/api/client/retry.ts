import type { AxiosError } from 'axios'
import { checkoutCalls, neverRepeatedReads, repeatableWrites } from '@/contract/calls.gen'
import { isTooLong, mayPassLater, retryAfter } from './retryPolicy'

const isRead = (route: string) => route.startsWith('GET ')

/** Whether the contract allows automatic retries of a call (`x-retry: safe`). */
export function isRepeatable(route: string): boolean {
  return isRead(route) ? !neverRepeatedReads.has(route) : repeatableWrites.has(route)
}

/**
 * The upload speed of the slowest connection, in characters per ms: a 10 MB file, sent as text, takes minutes on it.
 */
const slowest = 50

/**
 * The timeout of one try of a call, in ms: reads 15 s, writes 30 s plus the time that sending their body takes, calls
 * that charge a card 60 s, downloads 2 minutes, because they show their progress and can be cancelled.
 */
export function timeoutOf(
  route: string,
  { body, asFile = false }: { body?: unknown; asFile?: boolean | undefined } = {},
): number {
  if (checkoutCalls.has(route)) return 60_000
  if (asFile) return 120_000
  if (isRead(route)) return 15_000
  return 30_000 + Object.values(body ?? {}).join('').length / slowest
}

/** Whether a request got no response in time. When the visitor leaves the page, aborted requests have the same code. */
export const isTimeout = ({ code, message }: AxiosError): boolean =>
  code === 'ETIMEDOUT' || (code === 'ECONNABORTED' && message !== 'Request aborted')

/** What a server asks for in `Retry-After`, in seconds. */
export const waitAsked = ({ response }: AxiosError): number | undefined =>
  retryAfter(response?.headers['retry-after'], response?.headers['date'])

/**
 * Whether a failure may be transient: no connection, too many requests, or a server error; not a call that was aborted.
 */
export function mayPass(error: AxiosError): boolean {
  const status = error.response?.status
  if (status === undefined) return error.code === 'ERR_NETWORK'
  return mayPassLater(status) && !isTooLong(waitAsked(error))
}

/** The longest `Retry-After` that a write waits for, in seconds; its dialog is locked meanwhile. */
const longestForWrites = 10

/** The retry condition of one call; a read that timed out is repeated only once. */
export function retryCondition(route: string): (error: AxiosError) => boolean {
  let timeouts = 0
  return (error) => {
    if (!isRead(route)) return mayPass(error) && (waitAsked(error) ?? 0) <= longestForWrites
    return isTimeout(error) ? ++timeouts === 1 : mayPass(error)
  }
}
