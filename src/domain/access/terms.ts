import { routeOf, type RoutePattern } from '../navigation/routePatterns'

/** How long the success of an India premium purchase is shown before the redirect to the terms, in ms (R-TERMS-02). */
export const indiaTermsDelay = 12_000

// Users must be able to read what they accept, and to leave instead.
const open: RoutePattern[] = [
  '/accept-terms', '/logout', '/maintenance', '/error', '/not-found', '/confirm-deletion', '/data/user',
  // Single-use links lead here; the terms are due on the next page.
  '/activate/:userId/:token', '/auth-email-verification', '/reset-password', '/oauth-login-done',
] // prettier-ignore
const legalTexts = ['/terms', '/policy', '/contract']

/** Whether a page is accessible while the terms are due. */
export function openBeforeTerms(pathname: string): boolean {
  const route = routeOf(pathname)
  return route === undefined || open.includes(route) || legalTexts.includes(pathname.replace(/\/+$/, '').toLowerCase())
}

/**
 * Delay of the redirect to the terms, in ms: 0, or what is left of the delay after an India premium purchase.
 * @param boughtAt time of the purchase (epoch ms); null outside of that flow
 */
export function termsWait(pathname: string, boughtAt: number | null, now: number): number {
  if (boughtAt === null || routeOf(pathname) !== '/cart') return 0
  return Math.max(0, Math.min(indiaTermsDelay, boughtAt + indiaTermsDelay - now))
}
