import { routeOf, type RoutePattern } from '../navigation/routePatterns'

/** How long the success of an India premium purchase stays on the screen before the terms are asked for, in ms (R-TERMS-02). */
export const indiaTermsDelay = 12_000

// One must be able to read what one agrees to, and to leave instead.
const open: RoutePattern[] = [
  '/accept-terms', '/logout', '/maintenance', '/error', '/not-found', '/confirm-deletion', '/data/user',
  // Links that serve once end here; the terms are asked for on the next page.
  '/activate/:userId/:token', '/auth-email-verification', '/reset-password', '/oauth-login-done',
] // prettier-ignore
const legalTexts = ['/terms', '/policy', '/contract']

/** Whether a page can be seen although the terms are due. */
export function openBeforeTerms(pathname: string): boolean {
  const route = routeOf(pathname)
  return route === undefined || open.includes(route) || legalTexts.includes(pathname.replace(/\/+$/, '').toLowerCase())
}

/**
 * How long the redirect to the terms waits, in ms: 0, or what is left of the delay after an India premium purchase.
 * @param boughtAt when it was bought (epoch ms); null when the visitor is not in that flow
 */
export function termsWait(pathname: string, boughtAt: number | null, now: number): number {
  if (boughtAt === null || routeOf(pathname) !== '/cart') return 0
  return Math.max(0, Math.min(indiaTermsDelay, boughtAt + indiaTermsDelay - now))
}
