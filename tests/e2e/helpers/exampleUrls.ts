import { readFileSync } from 'node:fs'
import { routePatterns, type RoutePattern } from '@/domain/navigation/routePatterns'
import type { Persona } from './test'
import type { Site } from './site'

/** An example URL for every route with parameters. */
const examples: Partial<Record<RoutePattern, string>> = {
  '/activate/:userId/:token': '/activate/u-240/unknown',
  '/solutions/:product': '/solutions/company-registration',
  '/events/:eventId': '/events/#event',
  '/blog/:postId': '/blog/#post',
  '/mailing-list/verify/:email/:token': '/mailing-list/verify/a@doers.test/unknown',
  '/surveys/:surveyId': '/surveys/survey-workspace',
  '/microsites/*': '/microsites/newsletter',
  '/docs/components/*': '/docs/components',
  '/:page': '/about',
  '/admin/event': '/admin/event?id=#event',
}

/** Pages that redirect at once. */
const passing: RoutePattern[] = ['/logout']

const members = ['/accept-terms', '/about-you', '/user-profiling-done', '/confirm-deletion', '/cart', '/data/user']

/** Every route with a page of its own that does not redirect. */
export const builtRoutes = (routePatterns as readonly RoutePattern[]).filter((pattern) => !passing.includes(pattern))

/** Preconditions for seeing a page. */
export const scenarioOf: Partial<Record<RoutePattern, 'both-due' | 'maintenance-on'>> = {
  '/accept-terms': 'both-due',
  '/maintenance': 'maintenance-on',
}

/** The persona that uses a route. */
export function visitorOf(pattern: RoutePattern): Persona {
  if (pattern.startsWith('/admin')) return 'admin'
  if (pattern.startsWith('/team')) return 'owner'
  return pattern.startsWith('/account') || members.includes(pattern) ? 'premium' : 'visitor'
}

/** A URL that matches a route, with ids that exist on the server. */
export function addressOf(pattern: RoutePattern, db: Site['control']['db']): string {
  const [post] = JSON.parse(readFileSync('dist/content/blog.json', 'utf8')) as { uid: string }[]
  return (examples[pattern] ?? pattern)
    .replace('#event', db.events.find(({ status }) => status === 'PUBLISHED')?.eventId ?? '')
    .replace('#post', post?.uid ?? '')
}
