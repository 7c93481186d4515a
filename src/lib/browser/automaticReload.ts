import { isWithin } from '../dates/within'
import { sessionStore } from '../storage/storage'

const key = 'reloaded-at'

/** Minimum time between two automatic reloads, in ms. */
const pause = 60_000

/**
 * Allows one automatic reload in 60 seconds, and none offline (R-CHUNK-01). Records the reload that it allows.
 * @param age of the page in ms, used if storage is blocked: a page that has just loaded is not reloaded
 */
export function mayReloadNow(now = Date.now(), age = performance.now()): boolean {
  if (navigator.onLine === false) return false
  const last = sessionStore.read(key)
  if (typeof last === 'number' && isWithin(pause, last, now)) return false
  return sessionStore.write(key, now) || age >= pause
}
