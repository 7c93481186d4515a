import { capitalised } from '@/lib/text/wording'
import { paths } from '@/domain/navigation/paths'
import { routeOf, type RoutePattern } from '@/domain/navigation/routePatterns'
import { decodedLink } from '@/lib/text/decodedLink'
import { sessionStore } from '@/lib/storage/storage'

const key = 'recentPages'
const kept = 8
const never: readonly string[] = [
  paths.login,
  paths.logout,
  paths.signup,
  paths.maintenance,
  paths.error,
  paths.notFound,
]
// Other addresses with parameters contain single-use tokens.
const withParameter: readonly RoutePattern[] = ['/solutions/:product', '/events/:eventId', '/blog/:postId', '/:page']

function isListed(pathname: string): boolean {
  const route = routeOf(pathname)
  return route !== undefined && !never.includes(pathname) && (!/[:*]/.test(route) || withParameter.includes(route))
}

/** The paths of this tab's last pages, latest first. */
export function recentPages(): string[] {
  const stored = sessionStore.read(key)
  return Array.isArray(stored) ? stored.filter((path): path is string => typeof path === 'string') : []
}

/** Adds a page to the recent ones. @param pathname without query, which may be private */
export function noteRecentPage(pathname: string): void {
  if (!isListed(pathname)) return
  sessionStore.write(key, [pathname, ...recentPages().filter((path) => path !== pathname)].slice(0, kept))
}

/** The name of a page that is in no table, from its address: `Hot desk day pass` for a product. */
export function nameOfPath(pathname: string): string {
  return capitalised(decodedLink(pathname.split('/').at(-1) ?? '').replaceAll('-', ' '))
}
