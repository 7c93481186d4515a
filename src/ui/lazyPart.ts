import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { once, type Once } from '@/lib/browser/once'
import { toast } from '@/lib/calls/toast'

/**
 * A named export as a component whose code loads when it is first rendered:
 * `lazyPart(() => import('./OrderDialog'), 'OrderDialog')`. Its `load` preloads the code, so that it is rendered at
 * once. Not `React.lazy`: that shows a fallback even for loaded code, delays the content after a fallback by 300 ms,
 * and replaces the page by an error. Here a failure shows a toast and leaves the page as it is; it is retried on
 * request, and when the browser is back online.
 * @param load a loader made by `once` is shared with others
 * @param fallback shown until the code has loaded; nothing for parts that a click opens
 */
export function lazyPart<Name extends string, Props extends object>(
  load: Once<Record<Name, ComponentType<Props>>> | (() => Promise<Record<Name, ComponentType<Props>>>),
  name: Name,
  fallback: ReactNode = null,
): ComponentType<Props> & { load: () => Promise<unknown> } {
  const kept = 'peek' in load ? load : once(load)
  function LazyPart(props: Props) {
    const [part, show] = useState(() => kept.peek()?.[name])
    useEffect(() => {
      const gone = new AbortController()
      const attempt = async () => {
        const found = await kept().catch(() => undefined)
        if (gone.signal.aborted) return
        if (found) show(() => found[name])
        else fail()
      }
      const fail = () => {
        toast.info('We couldn’t open this. Check your connection and try again.', {
          undo: { label: 'Try again', run: () => void attempt() },
        })
        window.addEventListener('online', () => void attempt(), { once: true, signal: gone.signal })
      }
      void attempt()
      return () => gone.abort()
    }, [])
    return part ? createElement(part, props) : fallback
  }
  return Object.assign(LazyPart, { load: kept })
}
