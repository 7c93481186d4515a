import type { Navigation } from './navigationContext'
import type { AppThunk } from '../store'

/** Connects a store to its router. */
export const connectNavigation =
  (parts: Partial<Navigation>): AppThunk =>
  (_dispatch, _getState, { navigation }) => {
    Object.assign(navigation, parts)
  }

/** Provides a store's navigation to code outside thunks: guards, watchers. */
export const getNavigation =
  (): AppThunk<Navigation> =>
  (_dispatch, _getState, { navigation }) =>
    navigation
