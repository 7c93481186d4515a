import type { AxiosError } from 'axios'
import { checkoutCalls, neverRepeatedReads, repeatableWrites } from '@/contract/calls.gen'
import { isTooLong, mayPassLater, retryAfter } from './retryPolicy'

const isRead = (route: string) => route.startsWith('GET ')

/** Whether the contract allows automatic retries of a call (`x-retry: safe`). */
export function isRepeatable(route: string): boolean {
  return isRead(route) ? !neverRepeatedReads.has(route) : repeatableWrites.has(route)
}

/** What the slowest line sends in a ms, in characters: a file of 10 MB, one of the texts of a body, takes minutes on it. */
const slowest = 50

/**
 * The timeout of one try of a call, in ms: reads 15 s, writes 30 s and the time that sending their body takes, calls that
 * charge a card 60 s, files 2 minutes: a download shows how far it is, and can be cancelled.
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

/** Whether a failed request got no response in time. The browser aborts those of a page that is left under the same code. */
export const isTimeout = ({ code, message }: AxiosError): boolean =>
  code === 'ETIMEDOUT' || (code === 'ECONNABORTED' && message !== 'Request aborted')

/** What a server asks for in `Retry-After`, in seconds. */
export const waitAsked = ({ response }: AxiosError): number | undefined =>
  retryAfter(response?.headers['retry-after'], response?.headers['date'])

/** Whether a failure may be transient: no connection, too many requests, or a server error; not a call that was aborted. */
export function mayPass(error: AxiosError): boolean {
  const status = error.response?.status
  if (status === undefined) return error.code === 'ERR_NETWORK'
  return mayPassLater(status) && !isTooLong(waitAsked(error))
}

/** The longest `Retry-After` that a write waits for, whose dialog is locked meanwhile, in seconds. */
const longestForWrites = 10

/** The condition for the retries of one call, which repeats a read without a response in time once. */
export function retryCondition(route: string): (error: AxiosError) => boolean {
  let timeouts = 0
  return (error) => {
    if (!isRead(route)) return mayPass(error) && (waitAsked(error) ?? 0) <= longestForWrites
    return isTimeout(error) ? ++timeouts === 1 : mayPass(error)
  }
}
