import type { RoutePattern } from '@/domain/navigation/routePatterns'
import type { ReadRoute } from '@/contract/route'

/** A read whose address is known before the app runs. */
type EarlyRead = Exclude<ReadRoute, `${string}{${string}`>

/** What every page behind sign-in reads: the session's check, the profile, what the sidebar counts and the dialogs ask. */
const session = [
  'GET /checkSession',
  'GET /user/me',
  'GET /activeAccount/me',
  'GET /user/me/personalization-status',
] as const satisfies readonly EarlyRead[]

const account = [
  ...session,
  'GET /notifications/me/countAll',
  'GET /connections/me/countInvitations',
  'GET /connections/me/removalStatus',
  'GET /me/unseenRemovedDoSubscriptions',
] as const satisfies readonly EarlyRead[]

/**
 * What the first script of a page behind sign-in requests while the app's code is in flight, if a session is stored.
 * The answers are shown only once the session's check has answered.
 */
export const earlyReads: Partial<Record<RoutePattern, readonly EarlyRead[]>> = {
  '/account': [
    ...account,
    'GET /connections/me/teams',
    'GET /events/user',
    'GET /featuredDoer/mine',
    'GET /me/subscriptions',
    'GET /orders',
    'GET /pixelPai/user',
    'GET /stripe/paymentMethods',
    'GET /user/me/options',
    'GET /user/me/premiumStatus',
  ],
}

/** The reads of a route; pages behind sign-in that are not named have those of the session. */
export const earlyReadsOf = (path: RoutePattern, member: boolean): readonly EarlyRead[] =>
  earlyReads[path] ?? (member ? session : [])
