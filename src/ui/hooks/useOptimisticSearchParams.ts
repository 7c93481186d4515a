import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigation, useSearchParams, type NavigateOptions } from 'react-router-dom'

// One address, so one place for what it is about to be: two lists of a page must not undo each other's change.
let ahead: URLSearchParams | undefined
const listeners = new Set<() => void>()

function expect(next: URLSearchParams | undefined): void {
  ahead = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // Whoever waited has gone: what is shown next reads the address itself.
    if (listeners.size === 0) ahead = undefined
  }
}

const read = () => ahead

/**
 * The query of the address, but at once: the router changes the address only after its guards have run, and a field that
 * waited for it would lose letters that are typed fast.
 * @returns the query as it is or is about to be, and how to change it: from what it is to what it becomes. Changes may
 * follow each other faster than the page is drawn, and may be made late, by a timer: each begins with the latest query.
 */
export function useOptimisticSearchParams() {
  const [params, setParams] = useSearchParams()
  const { state } = useNavigation()
  const { key } = useLocation()
  const promised = useSyncExternalStore(subscribe, read, read)
  const latest = useRef({ params, setParams })
  useLayoutEffect(() => {
    latest.current = { params, setParams }
  })
  const arrived = `${state} ${key}`
  const last = useRef(arrived)
  useLayoutEffect(() => {
    if (last.current === arrived) return
    last.current = arrived
    // Here, or somewhere else altogether: the address has the last word again.
    if (state === 'idle') expect(undefined)
  }, [arrived, state])
  const change = useCallback((alter: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
    const next = alter(new URLSearchParams(ahead ?? latest.current.params))
    expect(next)
    latest.current.setParams(next, options)
  }, [])
  return [promised ?? params, change] as const
}
