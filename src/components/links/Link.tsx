import { useEffect, useRef, type ComponentProps } from 'react'
import { prefetch, prefetchWhenIdle } from '@/lib/browser/prefetch'
import { RouteLink } from '@/ui/RouteLink'

type Props = Omit<ComponentProps<typeof RouteLink>, 'ref' | 'onPointerEnter' | 'onFocus' | 'onTouchStart'>

/** A link to a page of the app. Prefetches its chunk on hover, focus or touch, or when visible and idle. */
export function Link({ to, ...rest }: Props) {
  const own = useRef<HTMLAnchorElement>(null)
  useEffect(() => whenSeen(own.current, () => prefetchWhenIdle(to)), [to])
  const wanted = () => prefetch(to)
  return <RouteLink {...rest} to={to} ref={own} onPointerEnter={wanted} onFocus={wanted} onTouchStart={wanted} />
}

const seen = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Calls `then` once the element is visible. @returns cancels both the wait and what `then` started */
function whenSeen(element: Element | null, then: () => () => void): () => void {
  if (!element || typeof IntersectionObserver !== 'function') return () => undefined
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) seen.get(target)?.()
  })
  let stop: (() => void) | undefined
  seen.set(element, () => {
    forget(element)
    stop = then()
  })
  observer.observe(element)
  return () => {
    forget(element)
    stop?.()
  }
}

function forget(element: Element): void {
  seen.delete(element)
  observer?.unobserve(element)
}
