import { lazy, Suspense, useState } from 'react'
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom'
import { fullTitle } from '@/lib/title'
import { useAppSelector } from '@/store/hooks'
import type { Handle } from './page'
import { CommandKey } from './palette/CommandKey'
import { useRouteFocus } from './useRouteFocus'

// Lazy-loaded with the first navigation.
const ProgressBar = lazy(() =>
  import('@/ui/feedback/ProgressBar').then(({ ProgressBar }) => ({ default: ProgressBar })),
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
      {redirecting ? <p role="status">One moment, please.</p> : <Outlet />}
      {!redirecting && <CommandKey />}
      <ScrollRestoration />
    </>
  )
}

/** Default title; a page's own title comes before it. On prerendered pages theirs is the only one. */
function RouteTitle() {
  const handles = useMatches().map(({ handle }) => handle as Partial<Handle> | undefined)
  const title = handles.findLast((handle) => handle?.title !== undefined)?.title ?? ''
  return typeof document === 'undefined' ? null : <title>{fullTitle(title)}</title>
}

/** R-LOOK-03, R-CONST-05. */
function NavigationBar() {
  const navigating = useNavigation().state !== 'idle'
  const [used, setUsed] = useState(false)
  if (navigating && !used) setUsed(true)
  if (!used) return null
  return (
    <Suspense fallback={null}>
      <ProgressBar active={navigating} />
    </Suspense>
  )
}
