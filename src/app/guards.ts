import { data, redirect, type MiddlewareFunction } from 'react-router-dom'
import { paths } from '@/domain/navigation/paths'
import { getNavigation } from '@/store/navigation/navigation'
import type { AppStore } from '@/store/store'
import { forgetOutage, outage } from '@/store/session/outage'
import { isOneOf } from '@/lib/objects'
import { once } from '@/lib/browser/once'
import { canonicalPath } from '@/lib/routePattern'
import { isMaintenanceOn } from './maintenance'

export type Visit = { store: AppStore; pathname: string; here: string }
/** Lets the navigation continue, or throws a redirect. */
export type Guard = (visit: Visit) => Promise<void> | void

/** R-MAINT-01 to R-MAINT-03. During an outage the visitor stays on /maintenance until the server responds (O-25). */
const maintenance: Guard = async ({ store, pathname }) => {
  const on = await isMaintenanceOn(store)
  if (pathname !== paths.maintenance && on) throw redirect(paths.maintenance)
  if (pathname === paths.maintenance && !on && !outage()) throw redirect(paths.home)
}

/** In order of execution, regardless of the order in a route. */
const order = ['maintenance', 'session', 'terms', 'personalisation', 'member', 'team', 'admin', 'guest'] as const
export type GuardName = (typeof order)[number]

/** Whether a guard applies. Most don't apply to visitors, whose first page therefore doesn't load them. */
function concerns(name: GuardName, { status }: { status: string }): boolean {
  if (name === 'session') return status === 'restoring'
  return name === 'member' || name === 'admin' || status === 'signedIn'
}

const loadMemberGuards = once(() => import('./memberGuards'))

async function run(name: GuardName, visit: Visit): Promise<void> {
  if (name === 'maintenance') return maintenance(visit)
  if (!concerns(name, visit.store.getState().auth)) return
  const { memberGuards } = await loadMemberGuards()
  await memberGuards[name](visit)
}

/** Guards of public pages. */
export const open = ['maintenance', 'terms', 'personalisation'] as const
export const forGuests = ['maintenance', 'guest'] as const
export const forMembers = ['maintenance', 'session', 'terms', 'personalisation', 'member'] as const
export const forTeams = [...forMembers, 'team'] as const
export const forAdmins = ['maintenance', 'session', 'terms', 'personalisation', 'admin'] as const

/**
 * Creates a route's middleware from the names of its guards.
 * Redirects an address with another spelling than `pattern` to the usual one, which menus compare with their links.
 * An unknown name makes the page an error: status 500, 'Unknown middleware' (R-ERRP-04).
 */
export function guard(store: AppStore, names: readonly string[], pattern = '*'): MiddlewareFunction {
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url)
    if (names.some((name) => !isOneOf(order, name))) throw data('Unknown middleware', { status: 500 })
    const target = store.dispatch(getNavigation()).target()
    const path = pathname + search
    // A request has no hash; the router's target location does.
    const here = target.replace(/#.*$/, '') === path ? target : path
    const canonical = canonicalPath(pattern, pathname)
    // Pages that need no session may be prerendered, and those may be served with a trailing slash.
    const right = names.includes('session') ? trimmed(canonical) : canonical
    if (right !== pathname) throw redirect(right + here.slice(pathname.length))
    const visit: Visit = { store, pathname: trimmed(pathname), here }
    for (const name of order) {
      if (!names.includes(name)) continue
      await run(name, visit)
      // A newer navigation has started: the result of this one is irrelevant.
      if (request.signal.aborted) return
    }
    // Last, because /maintenance is still shown while the session of the next page is checked. Visitors who left it by
    // another link are not sent back to their previous page.
    if (visit.pathname !== paths.maintenance) forgetOutage()
  }
}

const trimmed = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)
