import { listen, together } from './listen'

/** Calls that began before this moment may have been cut off. */
let until = 0

// iOS has no `beforeunload`. Calls that begin within a second after it are cut off too; later ones are not, because the
// browser may ask first, and the visitor may stay.
if (typeof window !== 'undefined') {
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, () => (until = performance.now() + 1000))
  // Calls may only fail once the page is back from the browser's cache.
  addEventListener('pageshow', () => (until = Math.min(until, performance.now())))
}

/**
 * Whether the visitor has started to leave this document since a call began: browsers then cut off its calls, so that
 * their failure says nothing about the server. @param startedAt by `performance.now()`
 */
export const isCutOff = (startedAt: number): boolean => startedAt < until

/**
 * Calls `listener` when this page may be seen for the last time: when it is left, and when it goes to the background,
 * where phones end pages without a further event. @returns stops it
 */
export const onLeaving = (listener: () => void): (() => void) =>
  together(
    listen(window, 'pagehide', listener),
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') listener()
    }),
  )

/**
 * Calls `listener` when this page is seen again after `onLeaving`: it returns to the foreground, or from the browser's
 * cache.
 * @returns stops it
 */
export const onReturn = (listener: () => void): (() => void) =>
  together(
    listen(window, 'pageshow', ({ persisted }) => persisted && listener()),
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') listener()
    }),
  )
