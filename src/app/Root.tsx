import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom'
import { fullTitle } from '@/lib/title'
import { useAppSelector } from '@/store/hooks'
import type { Handle } from './page'
import { useRouteFocus } from './useRouteFocus'

/** What every page stands in: its title, its focus, its place on the scroll. */
export function Root() {
  const redirecting = useAppSelector(({ auth }) => auth.redirecting)
  useRouteFocus()
  return (
    <>
      <RouteTitle />
      {/* Nothing of a session that has ended stays on the screen, and none of its pages asks the server again. */}
      {redirecting ? <p role="status">One moment, please.</p> : <Outlet />}
      <ScrollRestoration />
    </>
  )
}

/** A page's own title comes before this one; where pages are painted, theirs is the only one. */
function RouteTitle() {
  const handles = useMatches().map(({ handle }) => handle as Partial<Handle> | undefined)
  const title = handles.findLast((handle) => handle?.title !== undefined)?.title ?? ''
  return typeof document === 'undefined' ? null : <title>{fullTitle(title)}</title>
}
