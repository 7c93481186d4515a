import { createElement, useEffect, useState, type ComponentType } from 'react'
import { once, type Once } from '@/lib/once'

/**
 * A named export as a component that shows nothing until it has loaded, for what opens on a click:
 * `lazyPiece(() => import('./OrderDialog'), 'OrderDialog')`. Without `Suspense`: React holds back what follows a fallback
 * for 300 ms. Once loaded it shows at once; a failure reaches the next error boundary.
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
      kept().then(
        ({ [name]: found }) => show(() => found),
        (problem: unknown) =>
          show(() => {
            throw problem
          }),
      )
    }, [])
    return piece ? createElement(piece, props) : null
  }
}
