import type { AppThunk } from './store'

/** What the session needs of the router and may not import: the router connects it (imports run down only). */
export type Navigation = {
  /** Replaces the present address with another of the app; resolves when its page is shown. */
  go: (to: string) => Promise<void>
  /** Runs the guards of the present page again. */
  recheck: () => Promise<void>
  /** Path, query and hash of the page that is shown. */
  here: () => string
  /** Path, query and hash of the page that is loading, or shown. */
  target: () => string
  /** Calls `listener` whenever a page is shown, and now if one is. @returns how to stop */
  onArrival: (listener: () => void) => () => void
}

/** The navigation of a store without a router yet. */
export const noNavigation = (): Navigation => ({
  go: () => Promise.resolve(),
  recheck: () => Promise.resolve(),
  here: () => '/',
  target: () => '/',
  onArrival: () => () => undefined,
})

/** Connects a store to its router. */
export const connectNavigation =
  (parts: Partial<Navigation>): AppThunk =>
  (_dispatch, _getState, { navigation }) => {
    Object.assign(navigation, parts)
  }

/** Gives the navigation of a store to code outside thunks: guards, watchers. */
export const getNavigation =
  (): AppThunk<Navigation> =>
  (_dispatch, _getState, { navigation }) =>
    navigation

/** The path of the page that is shown, without query and hash. */
export const pathHere = (navigation: Navigation): string => navigation.here().replace(/[?#].*$/, '')
