import type { ContentFile } from '@/api/content'
import type { ReadRoute } from '@/contract/route'
import type { RoutePattern } from '@/domain/navigation/routePatterns'

/** A read whose address is known before the app runs, or once another early read has answered: `{field of read: words}`. */
type EarlyRead =
  | Exclude<ReadRoute, `${string}{${string}`>
  | 'GET /exchangeRates/SGD'
  | 'GET /user/me/membershipTier/{tier of /user/me/premiumStatus: monthly|annual|ultra|india|indiaQuarterly}'

/** What a public page reads for everybody: calls of the API, and files of the content source. */
type OpenReads = { calls: readonly EarlyRead[]; files: readonly ContentFile[] }

/** What every page behind sign-in reads: the session's check, the profile, the currency. */
const session = [
  'GET /checkSession',
  'GET /user/me',
  'GET /activeAccount/me',
  'GET /user/me/personalization-status',
  'GET /exchangeRates/SGD',
] as const satisfies readonly EarlyRead[]

/**
 * What the first script of a page behind sign-in requests while the app's code is in flight, if a session is stored.
 * The answers are shown only once the session's check has answered.
 */
export const earlyReads: Partial<Record<RoutePattern, readonly EarlyRead[]>> = {
  '/account': [
    ...session,
    'GET /connections/me/countInvitations',
    'GET /connections/me/removalStatus',
    'GET /me/unseenRemovedDoSubscriptions',
    'GET /me/subscriptions',
    'GET /orders',
    'GET /pixelPai/user',
    'GET /stripe/paymentMethods',
    'GET /user/me/premiumStatus',
    'GET /user/me/membershipTier/{tier of /user/me/premiumStatus: monthly|annual|ultra|india|indiaQuarterly}',
  ],
  '/admin': [...session, 'GET /checkSessionAdmin'],
  '/cart': session,
  '/events': [...session, 'GET /events/user'],
}

/** The same for visitors as well, on public pages that are not prerendered. They need the API's client at once. */
export const openReads: Partial<Record<RoutePattern, OpenReads>> = {
  '/cart': { calls: ['GET /exchangeRates/SGD'], files: ['solutions.json'] },
  '/events': { calls: ['GET /events'], files: [] },
  '/events/:eventId': { calls: [], files: [] },
}

/** The reads of a route; pages behind sign-in that are not named have those of the session. */
export const earlyReadsOf = (path: RoutePattern, member: boolean): readonly EarlyRead[] =>
  earlyReads[path] ?? (member ? session : [])
