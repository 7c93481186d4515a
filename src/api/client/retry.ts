import { isCancel, type AxiosError } from 'axios'
import { checkoutCalls, neverRepeatedReads, repeatableWrites } from '@/contract/calls.gen'
import { delays } from './delays'

const longestWait = 10_000

/** The maximum number of retries of a call that is safe to repeat (platform §7, O-26). */
export const repeats = 3

/** Whether the contract allows automatic retries of a call (`x-retry: safe`). */
export function isRepeatable(route: string): boolean {
  return route.startsWith('GET ') ? !neverRepeatedReads.has(route) : repeatableWrites.has(route)
}

/** The timeout of a call, in ms: reads 15 s, writes 30 s, calls that charge a card 60 s. */
export function timeoutOf(route: string): number {
  if (checkoutCalls.has(route)) return 60_000
  return route.startsWith('GET ') ? 15_000 : 30_000
}

/** Whether a failure may be transient: no response, too many requests, or a server error. */
export function mayPass(error: AxiosError): boolean {
  if (isCancel(error) || error.code === 'ECONNABORTED') return false
  const status = error.response?.status
  if (status === undefined) return error.code === 'ERR_NETWORK'
  // No retry if `Retry-After` exceeds the time that a user would wait.
  if ((retryAfter(error.response?.headers?.['retry-after']) ?? 0) > longestWait) return false
  return status === 429 || (status >= 500 && status !== 501)
}

/** The delay before retry `count` (1, 2, 3) in ms: `Retry-After` if given, else doubling with jitter. */
export function waitBefore(count: number, error: AxiosError): number {
  const asked = retryAfter(error.response?.headers?.['retry-after'])
  if (asked !== undefined) return Math.min(asked, longestWait)
  const wait = delays.base * 2 ** (count - 1)
  return Math.min(wait + Math.random() * wait * 0.5, longestWait)
}

function retryAfter(value: unknown): number | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  const seconds = Number(value)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(wait) && wait >= 0 ? wait : undefined
}
