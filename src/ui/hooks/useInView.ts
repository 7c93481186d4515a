import { useEffect, useState, type RefObject } from 'react'
import { usePageVisible } from './usePageVisible'

/** Most of it must have been on the screen for so long, in ms; tests shorten it. */
export const inViewDelays = { ms: 800 }

/** Whether somebody has had an element before the eyes: on the screen of a visible page, and for a moment. Once true it stays. */
export function useInView(element: RefObject<Element | null>): boolean {
  const looking = usePageVisible()
  const [onScreen, setOnScreen] = useState(false)
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    const { current } = element
    if (!current || seen) return
    // Browsers without it show the page all the same.
    if (typeof IntersectionObserver !== 'function') return setOnScreen(true)
    const observer = new IntersectionObserver(
      (entries) => setOnScreen(entries.some(({ isIntersecting }) => isIntersecting)),
      { threshold: 0.6 },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, seen])

  useEffect(() => {
    if (!looking || !onScreen || seen) return
    // A dialog over the page hides it from the eyes, though not from the observer.
    const look = () => document.body.classList.contains('modal-open') || setSeen(true)
    const timer = setInterval(look, inViewDelays.ms)
    return () => clearInterval(timer)
  }, [looking, onScreen, seen])

  return seen
}
