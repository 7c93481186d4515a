import { bestFit } from './routePattern'

type Load = () => Promise<unknown>

/** The chunk of every route, by the route's pattern; the route tables fill it. */
const chunks = new Map<string, Load>()
const asked = new Set<string>()
let running = 0

/** Tells which chunk a route is shown by. */
export function registerChunk(pattern: string, load: Load): void {
  chunks.set(pattern, load)
}

/** Whether a chunk is being fetched ahead of need: its failure is nobody's trouble. */
export const isPrefetching = (): boolean => running > 0

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Fetches the chunk of an address of the app ahead of need, once. Microsites are left alone (platform §9).
 * @param href path, query and hash do not count
 */
export function prefetch(href: string): void {
  const pathname = href.replace(/[?#].*$/, '')
  if (!pathname.startsWith('/') || pathname.toLowerCase().startsWith('/microsites/') || savesData()) return
  const pattern = bestFit(chunks.keys(), pathname)
  const load = pattern === undefined || asked.has(pattern) ? undefined : chunks.get(pattern)
  if (!load || pattern === undefined) return
  asked.add(pattern)
  running += 1
  load()
    // Whatever went wrong will show, if it still does, when the page itself is opened.
    .catch(() => asked.delete(pattern))
    .finally(() => {
      running -= 1
    })
}

/** How long a browser that is never idle may put off fetching ahead, in ms (platform §9). */
const idleWithin = 2000

/** Fetches ahead as soon as the browser has nothing better to do. @returns how to call it off */
export function prefetchWhenIdle(href: string): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(() => prefetch(href), idleWithin)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => prefetch(href), { timeout: idleWithin })
  return () => cancelIdleCallback(handle)
}
