import { whenIdle } from './idle'
import { bestFit } from '../routePattern'

type Load = () => Promise<unknown>

/** The chunk of every route, by the route's pattern; filled by the route tables. */
const chunks = new Map<string, Load>()
const requested = new Set<string>()
/** The pattern that fits each path, because one link is pointed at and focused many times. */
const fitting = new Map<string, string | undefined>()
let running = 0

/** Registers the chunk of a route. */
export function registerChunk(pattern: string, load: Load): void {
  chunks.set(pattern, load)
  fitting.clear()
}

/** Whether code is being loaded ahead of time: then a failure is ignored. */
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
  const load = pattern === undefined || requested.has(pattern) ? undefined : chunks.get(pattern)
  if (!load || pattern === undefined) return
  requested.add(pattern)
  // A failure is ignored: one that persists shows when the code is needed.
  ahead(load).catch(() => requested.delete(pattern))
}

/**
 * Loads the code behind a control that is pointed at or focused, before its click. Skipped when the browser saves data.
 */
export function preload(load: Load): void {
  if (!savesData()) ahead(load).catch(() => undefined)
}

/** Loads code that no page waits for: if it fails, the page is not reloaded (R-CHUNK-01). @returns what `load` does */
export async function ahead<T>(load: () => Promise<T>): Promise<T> {
  running += 1
  try {
    return await load()
  } finally {
    running -= 1
  }
}

/**
 * Prefetches when the browser is idle, after 2000 ms at the latest (R-CONST-03), unless it saves data. Firefox and
 * Safari don't tell whether they do, and prefetch. @returns a function that cancels it
 */
export const prefetchWhenIdle = (href: string): (() => void) => whenIdle(() => prefetch(href), 2000)
