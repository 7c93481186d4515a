import Cookies from 'js-cookie'
import { env } from '../env'

/** Browsers silently drop cookies beyond this size (name and value). */
const largestCookie = 4096

/** The names of all cookies, without the installation's prefix (`VITE_COOKIE_PREFIX`). */
export type CookieName =
  'token' | 'user' | 'referral' | 'language' | 'country' | 'featured_doer_votes' | 'distinct_id' | 'consent'

/**
 * The lifetime of each cookie, in seconds (platform §9, calls §9). Safari ends what scripts set after 7 days: votes and the
 * analytics id are shorter-lived there, consent is also kept in storage, and the language is written at every start.
 */
export const cookieSeconds = {
  token: 604_800,
  user: 604_800,
  referral: 86_400,
  language: 365 * 86_400,
  country: 86_400,
  featured_doer_votes: 314_496_000,
  distinct_id: 31_449_600,
  consent: 180 * 86_400,
} satisfies Record<CookieName, number>

const fullName = (name: CookieName) => `${env.cookiePrefix}${name}`

// A page on http (localhost, a tester's machine) cannot set a Secure cookie.
const secure = () => location.protocol === 'https:'

// R-TRK-07: outside development the tracking cookie has a domain, by default that of the page.
const domain = (name: CookieName) =>
  name === 'distinct_id' && env.stage !== 'local' ? { domain: env.cookieDomain || location.hostname } : {}

/** Reads a cookie; undefined if it is missing or cookies are blocked. */
export function readCookie(name: CookieName): string | undefined {
  try {
    return Cookies.get(fullName(name))
  } catch {
    return undefined
  }
}

/**
 * Writes a cookie with its own lifetime, `SameSite=Lax`, path `/`.
 * @returns false if it is too large or the browser rejected it
 */
export function writeCookie(name: CookieName, value: string): boolean {
  if (fullName(name).length + encodeURIComponent(value).length > largestCookie) return false
  try {
    const expires = new Date(Date.now() + cookieSeconds[name] * 1000)
    Cookies.set(fullName(name), value, { expires, path: '/', sameSite: 'Lax', secure: secure(), ...domain(name) })
    return Cookies.get(fullName(name)) === value
  } catch {
    return false
  }
}

/** Removes a cookie. */
export function clearCookie(name: CookieName): void {
  try {
    Cookies.remove(fullName(name), { path: '/', ...domain(name) })
  } catch {
    // If cookies are blocked, there is nothing to delete.
  }
}
