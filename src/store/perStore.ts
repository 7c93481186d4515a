import type { AppThunk, StoreExtra } from './store'

/**
 * Something of which each store has its own and no page shows: work in progress, a queue.
 * @param make is called when a store is first asked for it @returns a thunk that returns it
 */
export function perStore<Value>(make: (extra: StoreExtra) => Value): AppThunk<Value> {
  const made = new WeakMap<StoreExtra, { value: Value }>()
  return (_dispatch, _getState, extra) => {
    const known = made.get(extra) ?? { value: make(extra) }
    made.set(extra, known)
    return known.value
  }
}
