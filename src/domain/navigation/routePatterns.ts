import { bestFit } from '@/lib/routePattern'
import { adminPages, type AdminPage } from '../access/adminPages'
import { paths } from './paths'

const admin = adminPages.map((page) => `/admin/${page}` as const)

type Plain<Area> = Exclude<Extract<Area[keyof Area], string>, `${string}?${string}`>

/** The pages of an area: its addresses without those that open something on a page. */
const plain = <Area extends Readonly<Record<string, unknown>>>(area: Area): Plain<Area>[] =>
  Object.values(area).filter((address): address is Plain<Area> => typeof address === 'string' && !address.includes('?'))

/** The patterns of all routes (R-RTE-01 to R-RTE-11); the route tables have a page for each. */
export const routePatterns = [
  '/',
  '/login',
  '/logout',
  '/signup',
  '/auth-email-verification',
  '/activate/:userId/:token',
  '/reset-password',
  '/oauth-login-done',
  '/accept-terms',
  '/about-you',
  '/user-profiling-done',
  '/confirm-deletion',
  '/cart',
  '/maintenance',
  '/not-found',
  '/error',
  '/solutions',
  '/solutions/:product',
  '/events',
  '/events/:eventId',
  '/blog',
  '/blog/:postId',
  '/featured-doer',
  '/old/featured-doers',
  '/masterclass',
  '/premium-membership',
  '/contact',
  '/terms',
  '/policy',
  '/careers',
  '/mailing-list',
  '/mailing-list/verify/:email/:token',
  '/surveys/:surveyId',
  '/microsites/*',
  '/data/user',
  '/docs/components/*',
  ...plain(paths.account),
  ...plain(paths.team),
  '/admin',
  ...admin,
  // Content pages of the website (/about, /enterprise …) and any other page of the content source.
  '/:page',
] as const

export type RoutePattern = Exclude<(typeof routePatterns)[number], `/admin/${string}`> | `/admin/${AdminPage}`

/** The pattern of the route that matches a path, if any. @param pathname without query and hash */
export function routeOf(pathname: string): RoutePattern | undefined {
  return bestFit<RoutePattern>(routePatterns, pathname)
}
