import { routeOf, type RoutePattern } from './routePatterns'

/**
 * Paths that are never a redirect target: sign-in and sign-out, single-use links, intermediate pages, and pages about
 * an error or an outage.
 */
const neverIntended: RoutePattern[] = [
  '/login', '/logout', '/signup', '/auth-email-verification', '/activate/:userId/:token', '/reset-password',
  '/oauth-login-done', '/accept-terms', '/about-you', '/user-profiling-done', '/maintenance', '/error', '/not-found',
] // prettier-ignore

const longest = 2000

// URL parsers drop control characters and spaces, which are invisible to readers, and treat a backslash as a slash.
const hostile = /[\u0000-\u0020\u007f\\]/

/**
 * Validates a redirect target. Never throws.
 * @param value a remembered or given value of any type
 * @param origin the app's own origin, `https://doerscircle.com`
 * @returns path, query and hash, normalised; undefined unless it is a route of this app
 */
export function safePath(value: unknown, origin: string): string | undefined {
  const path = normalised(value, origin)
  // Parses the result again: `/.//evil.example` becomes `//evil.example`.
  const isSafe = path !== undefined && normalised(path, origin) === path && routeOf(pathOf(path)) !== undefined
  return isSafe ? path : undefined
}

/** The same for the path that is restored after sign-in: never /login or another page that redirects (R-SESS-08). */
export function safeIntendedPath(value: unknown, origin: string): string | undefined {
  const path = safePath(value, origin)
  const route = path === undefined ? undefined : routeOf(pathOf(path))
  return route === undefined || neverIntended.includes(route) ? undefined : path
}

const pathOf = (address: string) => address.replace(/[?#].*/, '')

function normalised(value: unknown, origin: string): string | undefined {
  if (typeof value !== 'string' || value.length > longest || !/^\/(?!\/)/.test(value) || hostile.test(value))
    return undefined
  try {
    const { pathname, search, hash } = new URL(value, origin)
    // The next consumer of the path might decode an encoded slash or dot.
    return /%(2f|5c|2e|00|25)/i.test(pathOf(value)) ? undefined : `${pathname}${search}${hash}`
  } catch {
    return undefined
  }
}

/** Whether a page stays open when its session ends: home, logout, login, cart, solutions (R-ERR-01). */
export function staysSignedOut(pathname: string): boolean {
  const stays: RoutePattern[] = ['/', '/logout', '/login', '/cart', '/solutions', '/solutions/:product']
  const route = routeOf(pathname)
  return route !== undefined && stays.includes(route)
}
