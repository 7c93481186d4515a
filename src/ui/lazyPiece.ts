import { createElement, useEffect, useState, type ComponentType } from 'react'
import { once, type Once } from '@/lib/once'
import { toast } from '@/lib/toast'

/**
 * A named export as a component that shows nothing until it has loaded, for what opens on a click:
 * `lazyPiece(() => import('./OrderDialog'), 'OrderDialog')`. Without `Suspense`: React holds back what follows a fallback
 * for 300 ms. Once loaded it shows at once. A failure leaves the page as it is, with a toast, and is tried again on request
 * and once the browser is back online.
 * @param load pass a `once` load to preload it: then even the first one is rendered at once
 */
export function lazyPiece<Name extends string, Props extends object>(
  load: Once<Record<Name, ComponentType<Props>>> | (() => Promise<Record<Name, ComponentType<Props>>>),
  name: Name,
): ComponentType<Props> {
  const kept = 'peek' in load ? load : once(load)
  return function LazyPiece(props: Props) {
    const [piece, show] = useState(() => kept.peek()?.[name])
    useEffect(() => {
      const gone = new AbortController()
      const attempt = async () => {
        const found = await kept().catch(() => undefined)
        if (gone.signal.aborted) return
        if (found) show(() => found[name])
        else fail()
      }
      const fail = () => {
        toast.info('This couldn’t be opened. Check your connection and try again.', {
          undo: { label: 'Try again', run: () => void attempt() },
        })
        window.addEventListener('online', () => void attempt(), { once: true, signal: gone.signal })
      }
      void attempt()
      return () => gone.abort()
    }, [])
    return piece ? createElement(piece, props) : null
  }
}
