import { createElement, useEffect, useState, type ComponentType } from 'react'

/**
 * A named export as a component that shows nothing until it has loaded, for what opens on a click:
 * `lazyPiece(() => import('./OrderDialog'), 'OrderDialog')`. Without `Suspense`: React holds back what follows a fallback
 * for 300 ms. Once loaded it shows at once; a failure reaches the next error boundary.
 */
export function lazyPiece<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyPiece(props: Props) {
    const [piece, show] = useState(() => loaded)
    useEffect(() => {
      load().then(
        ({ [name]: found }) => {
          loaded = found
          show(() => found)
        },
        (problem: unknown) =>
          show(() => {
            throw problem
          }),
      )
    }, [])
    return piece ? createElement(piece, props) : null
  }
}
