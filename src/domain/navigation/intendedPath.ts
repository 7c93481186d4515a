import { routeOf, type RoutePattern } from './routePatterns'

/**
 * Where nobody is ever sent back to: signing in and out, links that serve once, what one passes on the way to a page,
 * and pages about an error or an outage.
 */
const neverIntended: RoutePattern[] = [
  '/login', '/logout', '/signup', '/auth-email-verification', '/activate/:userId/:token', '/reset-password',
  '/oauth-login-done', '/accept-terms', '/about-you', '/user-profiling-done', '/maintenance', '/error', '/not-found',
] // prettier-ignore

const longest = 2000

// Control characters and spaces hide from the eye what the parser then drops; a backslash is a slash to the parser.
const hostile = /[\u0000-\u0020\u007f\\]/

/**
 * Checks an address before anyone is sent to it. Never throws.
 * @param value what was remembered or given, whatever it is
 * @param origin the app's own origin, `https://doerscircle.com`
 * @returns path, query and hash, normalised; undefined unless it is a route of this app
 */
export function safePath(value: unknown, origin: string): string | undefined {
  const once = normalised(value, origin)
  // What the parser made of it is parsed again: `/.//evil.example` becomes `//evil.example`.
  const path = once === undefined ? undefined : normalised(once, origin)
  return path !== undefined && path === once && routeOf(pathOf(path)) !== undefined ? path : undefined
}

/** The same for the path that is restored after sign-in: it is never /login, nor a page that leads away again (R-SESS-08). */
export function safeIntendedPath(value: unknown, origin: string): string | undefined {
  const path = safePath(value, origin)
  const route = path === undefined ? undefined : routeOf(pathOf(path))
  return route === undefined || neverIntended.includes(route) ? undefined : path
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '')

function normalised(value: unknown, origin: string): string | undefined {
  if (typeof value !== 'string' || value.length > longest || !/^\/(?!\/)/.test(value) || hostile.test(value))
    return undefined
  try {
    const url = new URL(value, origin)
    const path = `${url.pathname}${url.search}${url.hash}`
    if (url.origin !== new URL(origin).origin || path.startsWith('//')) return undefined
    // An encoded slash or dot would be decoded by whoever reads the path next.
    return /%(2f|5c|2e|00|25)/i.test(pathOf(value)) ? undefined : path
  } catch {
    return undefined
  }
}

/** Whether a page stays where it is when its session ends: home, logout, login, cart, solutions (R-ERR-01). */
export function staysSignedOut(pathname: string): boolean {
  const stays: RoutePattern[] = ['/', '/logout', '/login', '/cart', '/solutions', '/solutions/:product']
  const route = routeOf(pathname)
  return route !== undefined && stays.includes(route)
}
