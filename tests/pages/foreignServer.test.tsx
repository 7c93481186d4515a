import { act, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { routePatterns, type RoutePattern } from '@/domain/navigation/routePatterns'
import type { OperationId } from '@/contract/route'
import { operations } from '@/contract/operations.gen'
import { db } from '@mocks/db/db'
import type * as requests from '@mocks/handleRequest'
import { requestLog } from '@mocks/requestLog'
import type { Persona } from '@mocks/personas'
import { randomAnswers } from '@tests/randomAnswers'
import { renderAt } from '@tests/renderAt'

const foreign = vi.hoisted(() => ({ answer: undefined as ((id: OperationId) => unknown) | undefined }))

/** What decides whether a page is reached at all is answered as usual. */
const guarded: OperationId[] = [
  'checkSession',
  'checkAdminSession',
  'getPersonalizationStatus',
  'getActiveAccount',
  'getMe',
]

vi.mock('@mocks/handleRequest', async (load) => {
  const original = await load<typeof requests>()
  return {
    ...original,
    handleRequest: (call: Parameters<typeof original.handleRequest>[0]) => {
      const id = original.routeOf(call)?.id
      const isJson = id && operations[id].media === 'application/json'
      return foreign.answer && id && isJson && !guarded.includes(id)
        ? Promise.resolve({ status: 200, json: foreign.answer(id) })
        : original.handleRequest(call)
    },
  }
})

const examples: Partial<Record<RoutePattern, string>> = {
  '/activate/:userId/:token': '/activate/u-240/unknown',
  '/solutions/:product': '/solutions/company-registration',
  '/events/:eventId': '/events/any',
  '/blog/:postId': '/blog/any',
  '/mailing-list/verify/:email/:token': '/mailing-list/verify/a@doers.test/unknown',
  '/surveys/:surveyId': '/surveys/any',
  '/microsites/*': '/microsites/newsletter',
  '/docs/components/*': '/docs/components',
  '/:page': '/about',
  '/admin/event': '/admin/event?id=any',
}

/** A redirect, and the error page itself. */
const withoutPage: RoutePattern[] = ['/logout', '/error']

const personaOf = (pattern: RoutePattern): Persona => {
  if (pattern.startsWith('/admin')) return 'admin'
  return pattern.startsWith('/team') ? 'owner' : 'premium'
}

const nonsense = /\bundefined\b|\bNaN\b|\[object \w+\]|Invalid date|Error 500/i

/** Everything that is said on the screen, also to those who hear it. */
const said = () =>
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

const quiet = async () => {
  for (let calm = 0; calm < 3; calm += 1) {
    await act(() => new Promise((done) => setTimeout(done, 5)))
    if (requestLog.running() > 0) calm = -1
  }
}

describe('on a server that knows nothing but the contract, no page crashes or says nonsense', () => {
  afterEach(() => {
    foreign.answer = undefined
  })

  const pages = routePatterns
    .filter((pattern) => !withoutPage.includes(pattern))
    .map((pattern, place) => ({ pattern, place }))

  it.each(pages)('$pattern', async ({ pattern, place }) => {
    foreign.answer = randomAnswers(20_261_123 + place)
    for (const option of db.userOptions) option.options = { ...option.options, welcomeSeen: true }
    await renderAt(examples[pattern] ?? pattern, { as: personaOf(pattern) })
    await waitFor(quiet)
    expect(nonsense.exec(said())?.[0]).toBeUndefined()
  })
})
