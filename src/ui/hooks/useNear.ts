import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element is, or has been, on the screen or near it. True in browsers that cannot tell.
 * @param ahead how far from the screen counts as near: what it shows arrives before it is scrolled to
 */
export function useNear(element: RefObject<Element | null>, ahead = '800px'): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver !== 'function')
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ahead },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, near, ahead])
  return near
}
