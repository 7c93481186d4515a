import { whenIdle } from './idle'
import { bestFit } from '../routePattern'

type Load = () => Promise<unknown>

/** The chunk of every route, by the route's pattern; filled by the route tables. */
const chunks = new Map<string, Load>()
const asked = new Set<string>()
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
 * Prefetches the chunk of an app URL, once. Microsites are excluded (platform §9).
 * @param href path; query and hash are ignored
 */
export function prefetch(href: string): void {
  const pathname = href.replace(/[?#].*$/, '')
  if (!pathname.startsWith('/') || pathname.toLowerCase().startsWith('/microsites/') || savesData()) return
  if (!fitting.has(pathname)) fitting.set(pathname, bestFit(chunks.keys(), pathname))
  const pattern = fitting.get(pathname)
  const load = pattern === undefined || asked.has(pattern) ? undefined : chunks.get(pattern)
  if (!load || pattern === undefined) return
  asked.add(pattern)
  // A failure is ignored: one that persists shows when the code is needed.
  ahead(load).catch(() => asked.delete(pattern))
}

/** Loads the code of what is about to be clicked: it is pointed at or has the focus. Skipped when the browser saves data. */
export function preload(load: Load): void {
  if (!savesData()) ahead(load).catch(() => undefined)
}

/** Loads code that nothing waits for: if it fails, the page is not reloaded (R-CHUNK-01). @returns what `load` does */
export async function ahead<T>(load: () => Promise<T>): Promise<T> {
  running += 1
  try {
    return await load()
  } finally {
    running -= 1
  }
}

/**
 * Prefetches when the browser is idle, after 2000 ms at the latest (R-CONST-03), unless it saves data: also where, as in
 * Firefox and Safari, nothing is known of the connection. @returns a function that cancels it
 */
export const prefetchWhenIdle = (href: string): (() => void) => whenIdle(() => prefetch(href), 2000)
