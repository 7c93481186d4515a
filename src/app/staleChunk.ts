import { criticalWork } from '@/lib/criticalWork'
import { isPrefetching } from '@/lib/prefetch'
import { sessionStore } from '@/lib/storage'

const key = 'reloaded-at'

/** At most one reload of our own in this time, in ms (R-CHUNK-01). */
const pause = 60_000

/** What browsers and Vite say when a file of the app cannot be fetched: after a deployment it may be gone. */
const messages =
  /dynamically imported module|importing a module script failed|preload css|failed to load module script|loading chunk|does not provide an export|binding name/i

/** Whether an error means that a chunk of the app could not be fetched. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message)
}

/** What the reload is made of; tests put their own in. */
export const reloading = { reload: () => location.reload(), age: () => performance.now() }

let under = false

/**
 * Reloads the page to get the chunks of the present deployment. Never offline, never during a payment, and at most once
 * in 60 seconds (R-CHUNK-01); what was typed is kept by the drafts of the forms.
 * @returns false when it may not: the error then belongs on the error page
 */
export function reloadForChunks(now = Date.now()): boolean {
  if (under) return true
  if (navigator.onLine === false || criticalWork.pending()) return false
  const last = sessionStore.read(key)
  if (typeof last === 'number' && now - last < pause) return false
  // Where storage is blocked the page's own age stands in for the note: a page that was just loaded is not loaded again.
  if (!sessionStore.write(key, now) && reloading.age() < pause) return false
  under = true
  reloading.reload()
  return true
}

/** Forgets that a reload is under way (tests). */
export function settleReload(): void {
  under = false
}

/** Loads a chunk of a page or a layout. While a reload is under way it stays pending, so that no error flashes up. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (isChunkError(error) && reloadForChunks()) return new Promise<T>(() => undefined)
    throw error
  }
}

/** Minds chunks that are imported elsewhere than by routes. A link's prefetch that fails is nobody's trouble. */
export function watchChunks(): () => void {
  const onError = () => {
    if (!isPrefetching()) reloadForChunks()
  }
  window.addEventListener('vite:preloadError', onError)
  return () => window.removeEventListener('vite:preloadError', onError)
}
