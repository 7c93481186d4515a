/** What the session must do with the address bar and may not import: the router plugs it in (floors run down only). */
export type Navigation = {
  /** Goes to an address of the app in place of the present one; done when its page is shown. */
  go: (to: string) => Promise<void>
  /** Runs the guards of the present page again. */
  recheck: () => Promise<void>
  /** Path, query and hash of the page that is shown. */
  here: () => string
  /** Path, query and hash of the page that is on its way, or shown. */
  target: () => string
  /** Calls `listener` whenever a page is shown, and now if one is. @returns how to stop */
  onArrival: (listener: () => void) => () => void
}

export const navigation: Navigation = {
  go: () => Promise.resolve(),
  recheck: () => Promise.resolve(),
  here: () => '/',
  target: () => '/',
  onArrival: () => () => undefined,
}

/** Connects the session to the router. */
export function plugNavigation(parts: Partial<Navigation>): void {
  Object.assign(navigation, parts)
}

/** The path of the page that is shown, without query and hash. */
export const pathHere = (): string => navigation.here().replace(/[?#].*$/, '')
