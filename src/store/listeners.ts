import { createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit'
import type { AppDispatch, AppThunk, RootState, StoreExtra } from './store'

type Listener = {
  predicate: (action: UnknownAction) => boolean
  effect: (action: UnknownAction) => void | Promise<void>
}

/**
 * Adds a listener to a store; dispatched by the code that needs it, when that code loads. The listener middleware itself
 * comes with the first listener: a visitor's first page has none, and does without its 1.4 kB. @returns how to stop
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
