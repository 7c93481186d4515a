import { bestFit } from './routePattern'

type Load = () => Promise<unknown>

/** The chunk of every route, by the route's pattern; filled by the route tables. */
const chunks = new Map<string, Load>()
const loading = new Set<string>()
/** The pattern that fits a path: a link is pointed at and focused more than once. */
const fitting = new Map<string, string | undefined>()
let running = 0

/** Registers the chunk of a route. */
export function registerChunk(pattern: string, load: Load): void {
  chunks.set(pattern, load)
  fitting.clear()
}

/** Whether code is being loaded ahead: then a failure is ignored. */
export const isPrefetching = (): boolean => running > 0

const savesData = () => navigator.connection?.saveData === true

/**
 * Prefetches the chunk of an app URL. What has loaded is kept by its route, which knows what else a visit needs: a member's
 * needs more than the visitor's before. Microsites are excluded (platform §9).
 * @param href path; query and hash are ignored
 */
export function prefetch(href: string): void {
  const pathname = href.replace(/[?#].*$/, '')
  if (!pathname.startsWith('/') || pathname.toLowerCase().startsWith('/microsites/') || savesData()) return
  if (!fitting.has(pathname)) fitting.set(pathname, bestFit(chunks.keys(), pathname))
  const pattern = fitting.get(pathname)
  const load = pattern === undefined || loading.has(pattern) ? undefined : chunks.get(pattern)
  if (!load || pattern === undefined) return
  loading.add(pattern)
  void quietly(load).finally(() => loading.delete(pattern))
}

/** Loads the code of what is about to be clicked: it is pointed at or has the focus. Skipped when the browser saves data. */
export function preload(load: Load): void {
  if (!savesData()) void quietly(load)
}

/** A failure is ignored: one that persists shows when the code is needed. */
const quietly = (load: Load) => ahead(load).catch(() => undefined)

/** Loads code that nobody waits for: if it fails, the page is not reloaded (R-CHUNK-01). @returns what `load` does */
export async function ahead<T>(load: () => Promise<T>): Promise<T> {
  running += 1
  try {
    return await load()
  } finally {
    running -= 1
  }
}

/** The maximum delay of prefetching in a browser that is never idle, in ms (platform §9). */
const idleWithin = 2000

/** Slower connections fetch what a page shows, and another page's code only when somebody is about to open it. In Mbit/s. */
const spare = 5

const hasSpare = () => (navigator.connection?.downlink ?? 0) >= spare

/** Prefetches when the browser is idle, over a connection that has room for it. @returns a function that cancels it */
export function prefetchWhenIdle(href: string): () => void {
  if (!hasSpare()) return () => undefined
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(() => prefetch(href), idleWithin)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => prefetch(href), { timeout: idleWithin })
  return () => cancelIdleCallback(handle)
}
