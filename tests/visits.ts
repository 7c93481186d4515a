import { act, waitFor } from '@testing-library/react'
import { routePatterns, type RoutePattern } from '@/domain/navigation/routePatterns'
import { db } from '@mocks/db/db'
import type { Persona } from '@mocks/personas'
import { requestLog } from '@mocks/requestLog'
import { renderAt } from './renderAt'

/** An example URL of each page with parameters; in the mocks they all exist, except the links of e-mails. */
const examples: Partial<Record<string, string>> & Partial<Record<RoutePattern, string>> = {
  '/activate/:userId/:token': '/activate/u-240/unknown',
  '/solutions/:product': '/solutions/company-registration',
  '/events/:eventId': '/events/ev-pitch-night',
  '/blog/:postId': '/blog/price-for-the-week-you-have',
  '/mailing-list/verify/:email/:token': '/mailing-list/verify/a@doers.test/unknown',
  '/surveys/:surveyId': '/surveys/survey-events',
  '/microsites/*': '/microsites/newsletter',
  '/docs/components/*': '/docs/components',
  '/:page': '/about',
  '/admin/event': '/admin/event?id=ev-pitch-night',
}

/** Routes that are not visited: a redirect, and the error page. */
const withoutPage: RoutePattern[] = ['/logout', '/error']

/** Every page of the app by its pattern. */
export const everyPage = routePatterns.filter((pattern) => !withoutPage.includes(pattern))

const personaOf = (pattern: string): Persona => {
  if (pattern.startsWith('/admin')) return 'admin'
  return pattern.startsWith('/team') ? 'owner' : 'premium'
}

/**
 * Opens a page, by its pattern or a URL, as a persona who may open it, and waits until no call is running. It uses
 * strict mode: most page tests do without, since it takes a quarter of their time, but here every page is tested in it.
 */
export async function visit(pattern: string, asked: Parameters<typeof renderAt>[1] = {}) {
  for (const option of db.userOptions) option.options = { ...option.options, welcomeSeen: true }
  const page = await renderAt(examples[pattern] ?? pattern, { as: personaOf(pattern), isStrict: true, ...asked })
  await waitFor(quiet)
  return page
}

const quiet = async () => {
  for (let calm = 0; calm < 3; calm += 1) {
    await act(() => new Promise((done) => setTimeout(done, 5)))
    if (requestLog.running() > 0) calm = -1
  }
}

/** Texts that no page may show. */
export const nonsense = /\bundefined\b|\bNaN\b|\[object \w+\]|Invalid date|Error 500/i

/** All texts of the screen, including those for screen readers and the values of fields. */
export const said = () =>
  [
    document.title,
    document.body.textContent,
    ...[...document.body.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ),
    ...[...document.body.querySelectorAll('input, textarea')].map((element) =>
      'value' in element && typeof element.value === 'string' ? element.value : '',
    ),
  ].join(' | ')
