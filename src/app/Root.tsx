import { lazy, Suspense, useState } from 'react'
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom'
import { fullTitle } from '@/lib/title'
import { useAppSelector } from '@/store/hooks'
import type { Handle } from './page'
import { CommandKey } from './palette/CommandKey'
import { useRouteFocus } from './useRouteFocus'

// Fetched with the first navigation.
const ProgressBar = lazy(() =>
  import('@/ui/feedback/ProgressBar').then(({ ProgressBar }) => ({ default: ProgressBar })),
)

/** What every page has around it: its title, its focus, its place on the scroll, the bar while the next page loads. */
export function Root() {
  const redirecting = useAppSelector(({ auth }) => auth.redirecting)
  useRouteFocus()
  return (
    <>
      <RouteTitle />
      <NavigationBar />
      {/* Nothing of a session that has ended stays on the screen, and none of its pages asks the server again. */}
      {redirecting ? <p role="status">One moment, please.</p> : <Outlet />}
      {!redirecting && <CommandKey />}
      <ScrollRestoration />
    </>
  )
}

/** A page's own title comes before this one; where pages are prerendered, theirs is the only one. */
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
