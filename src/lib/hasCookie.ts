import type { CookieName } from './cookies'
import { env } from './env'

/**
 * Whether a cookie exists, whatever its value: enough to know whether there may be a session to restore, without
 * loading the cookie library. False if cookies are blocked.
 */
export function hasCookie(name: CookieName): boolean {
  try {
    return document.cookie.split('; ').some((pair) => pair.startsWith(`${env.cookiePrefix}${name}=`))
  } catch {
    return false
  }
}
