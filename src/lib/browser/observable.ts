export type Observable<Value = void> = {
  /** Calls `listener` on every change from now on. @returns an unsubscribe function */
  subscribe: (listener: (value: Value) => void) => () => void
  /** Calls all listeners, including ones that unsubscribe during the call. */
  notify: (value: Value) => void
  hasListeners: () => boolean
}

/** A set of listeners, in the shape that `useSyncExternalStore` expects. */
export function observable<Value = void>(): Observable<Value> {
  const listeners = new Set<(value: Value) => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: (value) => {
      for (const listener of [...listeners]) listener(value)
    },
    hasListeners: () => listeners.size > 0,
  }
}

/** A value that outlives pages, in the shape that `useSyncExternalStore` expects; `set` calls all listeners. */
export function observableValue<Value>(value: Value) {
  const { subscribe, notify } = observable()
  const set = (next: Value) => {
    value = next
    notify()
  }
  return { read: () => value, subscribe, set }
}
