import { startTransition, useEffect, useState, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long a page is shown before everything counts as approached, in ms; tests change it. */
export const approachDelays = { ms: 3000 }

/**
 * Whether an element is about to be scrolled to, or the page has been shown for a while, so that it can be searched and
 * printed whole: before that, what it reads would compete with the first screen for a slow connection. After Back it is
 * true at once, since the page may open further down.
 */
export function useApproached(element: RefObject<Element | null>): boolean {
  const { key } = useLocation()
  const type = useNavigationType()
  const [isDue, setDue] = useState(type === 'POP' && key !== 'default')
  useEffect(() => {
    if (isDue || !element.current) return
    const show = () => startTransition(() => setDue(true))
    // A browser that can't tell.
    if (typeof IntersectionObserver !== 'function') return show()
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
      { rootMargin: '400px' },
    )
    observer.observe(element.current)
    const timer = setTimeout(show, approachDelays.ms)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [element, isDue])
  return isDue
}
