/** The part of the router that the store needs, but must not import (imports run down only): the router provides it. */
export type Navigation = {
  /** Replaces the current URL with another of the app; resolves when its page is shown. */
  go: (to: string) => Promise<void>
  /** Runs the guards of the current page again. */
  recheck: () => Promise<void>
  /** Path, query and hash of the current page. */
  here: () => string
  /** Path, query and hash of the page being loaded, otherwise of the current one. */
  target: () => string
  /** Calls `listener` whenever a page is shown, and immediately if one is. @returns unsubscribes */
  onArrival: (listener: () => void) => () => void
}

/** Navigation of a store without a router. */
export const noNavigation = (): Navigation => ({
  go: () => Promise.resolve(),
  recheck: () => Promise.resolve(),
  here: () => '/',
  target: () => '/',
  onArrival: () => () => undefined,
})

/** Path of an address, without query and hash. */
export const pathOf = (page: string) => page.replace(/[?#].*$/, '')

/** Path of the current page, without query and hash. */
export const pathHere = (navigation: Navigation): string => pathOf(navigation.here())

/** Path of the page being loaded, otherwise of the current one. */
export const pathAhead = (navigation: Navigation): string => pathOf(navigation.target())
