import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/**
 * Moves the focus to the heading of every page that is navigated to (T1.2): screen readers read it, and the next Tab
 * goes into the page. Not on the first page, and not when only the query or the hash changes.
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
    // Nobody has navigated on a first page: what moves the focus comes with the first navigation.
    void import('./focusHeading').then(({ focusHeading }) => {
      if (last.current === pathname) stop.current = focusHeading(before)
    })
  }, [pathname, settled])
  useEffect(() => () => stop.current?.(), [])
}
