import { startTransition, useEffect, useState, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long a page is shown before everything counts as approached, in ms; tests change it. */
export const approachDelays = { ms: 3000 }

/**
 * Whether an element is about to be scrolled into view. Until then its data is not read, so that it doesn't compete
 * with the first screen on a slow connection. Also true after a few seconds, so that the whole page can be searched and
 * printed, and at once after Back, because the page may open further down.
 */
export function useApproached(element: RefObject<Element | null>): boolean {
  const { key } = useLocation()
  const type = useNavigationType()
  const [isDue, setDue] = useState(type === 'POP' && key !== 'default')
  useEffect(() => {
    if (isDue || !element.current) return
    const show = () => startTransition(() => setDue(true))
    // Browsers without IntersectionObserver show it at once.
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
