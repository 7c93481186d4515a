import { useState, useEffect, useRef } from 'react'
import { Outlet, useNavigation, useLocation } from 'react-router-dom'
import { fullTitle } from '@/lib/browser/documentTitle'
import { useAppSelector } from '@/store/hooks'
import { lazyPart } from '@/ui/lazyPart'
import { PageScroll } from './PageScroll'
import { CommandKey } from './palette/CommandKey'
import { useRouteTitle } from './routeTitle'

// Loaded with the first navigation. If that fails, the page works without it.
const Bar = lazyPart(
  () => import('@/ui/feedback/progress/ProgressBar').catch(() => ({ ProgressBar: (_: { active: boolean }) => null })),
  'ProgressBar',
)

/** Wraps every page: document title, focus, scroll restoration, progress bar during navigation. */
export function Root() {
  const redirecting = useAppSelector(({ auth }) => auth.redirecting)
  useRouteFocus()
  return (
    <>
      <RouteTitle />
      <NavigationBar />
      {/* Nothing of an ended session stays on the screen, and none of its pages sends further requests. */}
      {redirecting ? <p role="status">Loading…</p> : <Outlet />}
      {!redirecting && <CommandKey />}
      <PageScroll />
    </>
  )
}

/**
 * The route's title; a page's own title precedes it. Not rendered during the prerender, where the page's is the only
 * one.
 */
function RouteTitle() {
  const title = useRouteTitle()
  return typeof document === 'undefined' ? null : <title>{fullTitle(title)}</title>
}

/** R-LOOK-03, R-CONST-05. */
function NavigationBar() {
  const navigating = useNavigation().state !== 'idle'
  const [used, setUsed] = useState(false)
  if (navigating && !used) setUsed(true)
  return used && <Bar active={navigating} />
}

/**
 * Focuses the heading after every navigation: screen readers announce it, and the next Tab goes into the page.
 * Not on the initial page, and not if only the query or the hash changes.
 */
function useRouteFocus(): void {
  const { pathname } = useLocation()
  const settled = useNavigation().state === 'idle'
  const last = useRef(pathname)
  const stop = useRef<() => void>(undefined)
  useEffect(() => {
    if (!settled || last.current === pathname) return
    last.current = pathname
    stop.current?.()
    const before = document.activeElement
    // Loaded with the first navigation, because the initial page does not need it.
    void import('./focusHeading').then(({ focusHeading }) => {
      if (last.current === pathname) stop.current = focusHeading(before)
    })
  }, [pathname, settled])
  useEffect(() => () => stop.current?.(), [])
}
