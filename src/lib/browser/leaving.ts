import { listen, together } from './listen'

/** Calls that began before this moment may have been cut off. */
let until = 0

// iOS has no `beforeunload`. What begins on leaving is cut off too, but the visitor may stay at the browser's question.
if (typeof window !== 'undefined') {
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, () => (until = performance.now() + 1000))
  // Calls may only fail once the page is back from the browser's cache.
  addEventListener('pageshow', () => (until = Math.min(until, performance.now())))
}

/**
 * Whether the visitor has set out for another document since a call began: browsers cut off calls before this one is
 * gone, and what is cut off so says nothing of the server. @param begun of `performance.now()`
 */
export const isCutOff = (begun: number): boolean => begun < until

/**
 * Calls `listener` when this page may be seen for the last time: on leaving it, and in the background, where phones end
 * pages without a further event. @returns stops it
 */
export const onLeaving = (listener: () => void): (() => void) =>
  together(
    listen(window, 'pagehide', listener),
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') listener()
    }),
  )

/**
 * Calls `listener` when this page may be seen again after `onLeaving`: in the foreground, and back from the browser's cache.
 * @returns stops it
 */
export const onReturn = (listener: () => void): (() => void) =>
  together(
    listen(window, 'pageshow', ({ persisted }) => persisted && listener()),
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') listener()
    }),
  )
