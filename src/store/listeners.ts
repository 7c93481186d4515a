import { createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit'
import type { AppDispatch, AppThunk, RootState, StoreExtra } from './store'

type Listener = {
  predicate: (action: UnknownAction) => boolean
  effect: (action: UnknownAction) => void | Promise<void>
}

/**
 * Adds a listener to a store; the code that needs it dispatches this when it loads. The listener middleware (1.4 kB) is
 * added with the first listener, because a visitor's first page has none. @returns a function that stops it
 */
export const addAppListener =
  (listener: Listener): AppThunk<() => void> =>
  (_dispatch, _getState, extra) => {
    if (!extra.listeners) {
      extra.listeners = createListenerMiddleware<RootState, AppDispatch, StoreExtra>({ extra })
      extra.addMiddleware(extra.listeners.middleware)
    }
    return extra.listeners.startListening(listener)
  }
