import { toast } from '@/lib/calls/toast'
import { delays, wait } from './delays'
import { isApiError } from './errors'

/** The maximum number of retries of a call that is safe to repeat (platform §7, O-26). */
export const repeats = 3

/** The longest wait in seconds: `ours` between retries, `theirs` if the server asks for one. */
const longest = { ours: 10, theirs: 60 }
/** The shortest wait that is announced to the user, in seconds. */
const announcedFrom = 5

/** Whether a status may be transient: too late, too early, too many requests, or a server error. */
export const mayPassLater = (status: number): boolean =>
  [408, 425, 429].includes(status) || (status >= 500 && status !== 501)

/** Whether the server has refused a call for good: sent again, it gets the same answer. */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) && typeof error.status === 'number' && !mayPassLater(error.status)

/**
 * The wait that a server asks for, in seconds.
 * @param header `Retry-After`: seconds, or a date
 * @param now the server's `Date`: the device's clock may be wrong by days
 */
export function retryAfter(header: unknown, now?: unknown): number | undefined {
  if (typeof header !== 'string' || header === '') return undefined
  const number = Number(header)
  const clock = typeof now === 'string' ? Date.parse(now) : NaN
  const seconds = Number.isFinite(number) ? number : (Date.parse(header) - (clock || Date.now())) / 1000
  // Without the server's date, a long wait may be a wrong clock.
  const isUnsure = !Number.isFinite(number) && !clock && isTooLong(seconds)
  return Number.isFinite(seconds) && seconds >= 0 && !isUnsure ? seconds : undefined
}

/** Whether a server asks for a longer wait than anyone would accept. */
export const isTooLong = (seconds: number | undefined): boolean => (seconds ?? 0) > longest.theirs

/**
 * The delay before retry `count` (1, 2, 3) in ms: what the server asks for, else doubling with jitter.
 * @param seconds what the server asks for in `Retry-After`
 */
export function waitBefore(count: number, seconds?: number): number {
  if (seconds !== undefined) return Math.min(seconds, longest.theirs) * delays.second
  const wait = delays.base * 2 ** (count - 1)
  return Math.min(wait + Math.random() * wait * 0.5, longest.ours * 1000)
}

/** How long to wait, in words: `30 s`, `5 minutes`, `3 hours`, `12 days`. */
export const waitText = (seconds: number): string => {
  if (seconds <= 90) return `${Math.ceil(seconds)} s`
  if (seconds <= 5400) return `${Math.ceil(seconds / 60)} minutes`
  return seconds <= 36 * 3600 ? `${Math.ceil(seconds / 3600)} hours` : `${Math.ceil(seconds / 86_400)} days`
}

/**
 * The end of the wait that was announced last, by `performance.now()`: the device's clock may be set back meanwhile.
 */
let announcedUntil = 0

/** Shows a toast that a retry takes longer than usual; calls that wait at the same time show one toast. */
export function tellWait(seconds: number | undefined): void {
  const until = performance.now() + (seconds ?? 0) * delays.second
  if (seconds === undefined || seconds < announcedFrom || until <= announcedUntil + delays.second) return
  announcedUntil = until
  toast.info(`Busy. Trying again in ${waitText(seconds)}`)
}

/** Waits before a call whose early read, its first try, was rejected as busy. @param header `Retry-After` */
export async function waitAfterEarly(header: string, silent = false, signal?: AbortSignal): Promise<void> {
  const seconds = retryAfter(header)
  if (isTooLong(seconds)) return
  if (!silent) tellWait(seconds)
  await wait(waitBefore(1, seconds), signal)
}
