import { useState } from 'react'
import { Outlet, useNavigation } from 'react-router-dom'
import { fullTitle } from '@/lib/browser/documentTitle'
import { useAppSelector } from '@/store/hooks'
import { lazyPart } from '@/ui/lazyPart'
import { PageScroll } from './PageScroll'
import { CommandKey } from './palette/CommandKey'
import { useRouteTitle } from './routeTitle'
import { useRouteFocus } from './useRouteFocus'

// Loaded with the first navigation. Without a connection the page does without it.
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

/** Default title; a page's own title comes before it. On prerendered pages theirs is the only one. */
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
