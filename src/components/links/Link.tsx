import { useEffect, useRef, type ComponentProps } from 'react'
import { prefetch, prefetchWhenIdle } from '@/lib/browser/prefetch'
import { RouteLink } from '@/ui/RouteLink'

type Props = ComponentProps<typeof RouteLink>

/** A link to a page of the app. Prefetches its chunk on hover, focus or touch, or when visible and idle. */
export function Link({ to, ref, onPointerEnter, onFocus, onTouchStart, ...rest }: Props) {
  const own = useRef<HTMLAnchorElement>(null)
  useEffect(() => whenSeen(own.current, () => prefetchWhenIdle(to)), [to])
  const wanted = () => prefetch(to)
  return (
    <RouteLink
      {...rest}
      to={to}
      ref={(anchor) => {
        own.current = anchor
        if (typeof ref === 'function') return ref(anchor)
        if (ref) ref.current = anchor
      }}
      onPointerEnter={(event) => {
        wanted()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        wanted()
        onFocus?.(event)
      }}
      onTouchStart={(event) => {
        wanted()
        onTouchStart?.(event)
      }}
    />
  )
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
