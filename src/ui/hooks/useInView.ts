import { useEffect, useState } from 'react'
import { usePageVisible } from './usePageVisible'

/** How long most of an element must be visible, in ms; tests shorten it. */
export const inViewDelays = { ms: 800 }

/**
 * Whether an element has actually been seen: visible in a visible page for a moment. Once true, it stays true.
 * @returns the `ref` of the element, which may be rendered later, and whether it was seen
 */
export function useInView(): readonly [ref: (element: Element | null) => void, seen: boolean] {
  const [element, ref] = useState<Element | null>(null)
  const looking = usePageVisible()
  // Browsers without IntersectionObserver count it as seen.
  const [onScreen, setOnScreen] = useState(() => typeof IntersectionObserver !== 'function')
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    if (!element || seen || typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver(
      (entries) => setOnScreen(entries.some(({ isIntersecting }) => isIntersecting)),
      { threshold: 0.6 },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      setOnScreen(false)
    }
  }, [element, seen])

  useEffect(() => {
    if (!element || !looking || !onScreen || seen) return
    // A dialog covers the page for the user, but not for the observer.
    const look = () => document.body.classList.contains('modal-open') || setSeen(true)
    const timer = setInterval(look, inViewDelays.ms)
    return () => clearInterval(timer)
  }, [element, looking, onScreen, seen])

  return [ref, seen]
}
