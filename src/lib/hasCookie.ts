import type { CookieName } from './cookies'
import { env } from './env'

/**
 * Whether a cookie is there, whatever it holds: enough to know whether there may be a session to restore, without
 * the library that reads and writes cookies. False where the browser keeps cookies from us.
 */
export function hasCookie(name: CookieName): boolean {
  try {
    return document.cookie.split('; ').some((pair) => pair.startsWith(`${env.cookiePrefix}${name}=`))
  } catch {
    return false
  }
}
