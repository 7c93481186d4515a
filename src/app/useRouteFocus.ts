import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/**
 * Focuses the heading after every navigation: screen readers announce it, and the next Tab goes into the page.
 * Not on the initial page, and not if only the query or the hash changes.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation()
  const settled = useNavigation().state === 'idle'
  const last = useRef(pathname)
  const stop = useRef<() => void>(undefined)
  useEffect(() => {
    if (!settled || last.current === pathname) return
    last.current = pathname
    stop.current?.()
    const before = document.activeElement
    // No navigation yet on the initial page: the code that moves the focus is lazy-loaded with the first one.
    void import('./focusHeading').then(({ focusHeading }) => {
      if (last.current === pathname) stop.current = focusHeading(before)
    })
  }, [pathname, settled])
  useEffect(() => () => stop.current?.(), [])
}
