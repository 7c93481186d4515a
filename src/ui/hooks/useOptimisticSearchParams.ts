import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigation, useSearchParams, type NavigateOptions } from 'react-router-dom'
import { observable } from '@/lib/browser/observable'

// There is one URL, so one pending value: two lists on a page must not overwrite each other's change.
let ahead: URLSearchParams | undefined
const changes = observable()

/**
 * Safari throws at the 101st change of the address within 10 s, and the page would end in an error. A key that is held
 * on a tab or a select causes as many in 4 s. A pause before every change is no alternative: a page that is left during
 * it would lose its last filter.
 */
const span = 10_000
const most = 70
const pause = 500
let written: number[] = []
/** Writes the last of many changes, once no other follows. */
let held: { on: string; timer: ReturnType<typeof setTimeout> } | undefined

function letGo(): void {
  clearTimeout(held?.timer)
  held = undefined
}

function write(on: string, change: () => void): void {
  letGo()
  const now = performance.now()
  written = written.filter((at) => Math.abs(now - at) < span)
  const put = () => {
    letGo()
    written.push(performance.now())
    change()
  }
  if (written.length < most) put()
  else held = { on, timer: setTimeout(put, pause) }
}

function expect(next: URLSearchParams | undefined): void {
  ahead = next
  changes.notify()
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener)
  return () => {
    unsubscribe()
    // The component has unmounted: the next one reads the URL itself.
    if (changes.hasListeners()) return
    ahead = undefined
    letGo()
  }
}

const read = () => ahead

/**
 * Search params that update immediately: the router changes the URL only after its guards have run, and an input that
 * waited for it would lose characters when typing fast.
 * @returns the current or pending query, and a setter that maps the latest query to the next. Changes may come faster
 * than renders, or late from a timer: each starts from the latest query.
 */
export function useOptimisticSearchParams() {
  const [params, setParams] = useSearchParams()
  const { state } = useNavigation()
  const { key, pathname } = useLocation()
  const promised = useSyncExternalStore(subscribe, read, read)
  const latest = useRef({ params, setParams, pathname })
  useLayoutEffect(() => {
    latest.current = { params, setParams, pathname }
  })
  const arrived = `${state} ${key}`
  const last = useRef(arrived)
  useLayoutEffect(() => {
    if (last.current === arrived) return
    last.current = arrived
    if (state !== 'idle' || ahead === undefined) return
    if (held?.on === pathname) return
    letGo()
    // The navigation has ended, so the URL is the source of truth again. If all components have rendered its query
    // already, none of them has to render again.
    if (ahead.toString() === params.toString()) ahead = undefined
    else expect(undefined)
  }, [arrived, state, params, pathname])
  const change = useCallback((alter: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
    const next = alter(new URLSearchParams(ahead ?? latest.current.params))
    expect(next)
    write(latest.current.pathname, () => latest.current.setParams(next, options))
  }, [])
  return [promised ?? params, change] as const
}
