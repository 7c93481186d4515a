import { listen } from '@/lib/browser/listen'
import { mayReloadNow } from '@/lib/browser/automaticReload'
import { criticalWork } from '@/lib/browser/criticalWork'
import { isPrefetching } from '@/lib/browser/prefetch'

/** Error messages of browsers and Vite for a file that can't be fetched, for example removed by a deployment. */
const messages =
  /dynamically imported module|importing a module script failed|preload css|failed to load module script|loading chunk|does not provide an export|binding name/i

/** Whether an error means that a chunk could not be fetched. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message)
}

let opening: () => string | undefined = () => undefined

/**
 * Sets where a reload leads. @param find returns the address that is being opened, so that a press on a link is not
 * lost
 */
export function reloadInto(find: () => string | undefined): void {
  opening = find
}

function reload(): void {
  const wanted = opening()
  const to = wanted === undefined ? undefined : new URL(wanted, location.href)
  // Only for another address: the back button has changed it already, and a different hash alone would not reload.
  const isElsewhere = to !== undefined && to.pathname + to.search !== location.pathname + location.search
  if (isElsewhere) location.assign(to)
  else location.reload()
}

/** Dependencies of the reload; replaced in tests. */
export const reloading = { reload, age: () => performance.now() }

let isReloading = false

/**
 * Reloads the page to get the chunks of the current deployment. Never offline, never during a payment, and at most once
 * in 60 seconds (R-CHUNK-01); unsaved input survives in the forms' drafts.
 * @returns false if not allowed: the error then belongs on the error page
 */
export function reloadForChunks(now = Date.now()): boolean {
  if (isReloading) return true
  if (criticalWork.pending() || !mayReloadNow(now, reloading.age())) return false
  isReloading = true
  reloading.reload()
  return true
}

/** Resets the reload state (tests). */
export function settleReload(): void {
  isReloading = false
}

/** Loads a chunk of a page or layout. Stays pending during a reload, so that no error flashes. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (isChunkError(error) && reloadForChunks()) return new Promise<T>(() => undefined)
    throw error
  }
}

/** Handles chunks that are not imported by routes. A failed prefetch of a link is ignored. */
export const watchChunks = (): (() => void) =>
  listen(window, 'vite:preloadError', () => {
    if (!isPrefetching()) reloadForChunks()
  })
