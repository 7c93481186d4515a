import { afterEach, describe, expect, it, vi } from 'vitest'
import type * as requests from '@mocks/handleRequest'
import { edited, type Edit } from '@tests/answers/edited'
import { cleanup, screen } from '@tests/page'
import { randomAnswers } from '@tests/answers/random'
import { required } from '@tests/required'
import { everyPage, nonsense, said, visit } from '@tests/visits'
import { watch } from '@tests/watch'

vi.mock('@mocks/handleRequest', async (load) => (await import('@tests/answers/edited')).editing(load))

const body = (text: string, media: string): Edit => {
  const blob = new Blob([text], { type: media })
  return () => ({ status: 200, file: { blob, media } })
}

/** Changes every value of an answer that is not an object, and optionally its lists. */
const each = (change: (value: unknown, name: string) => unknown, items = (list: unknown[]) => list): Edit => {
  const walk = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return items(value.map((one) => walk(one, name)))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, key)]))
    return change(value, name)
  }
  return (json) => ({ status: 200, json: walk(json, '') })
}

const isTime = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(value)
const isId = (name: string) => /(^id|Id|uid)$/.test(name)

const numbers = new Map<string, number>()

/** Returns a number for an id, always the same one. */
function numberOf(id: string): number {
  const number = numbers.get(id) ?? numbers.size + 1
  numbers.set(id, number)
  return number
}

/** Applies several edits to the same answer. */
const mixed =
  (...changes: Edit[]): Edit =>
  (answer, id) =>
    changes.reduce<requests.Reply>((reply, change) => change(reply.json, id), { status: 200, json: answer })

/** Bodies that are not the expected answer at all. */
const bodies: [string, Edit][] = [
  ['no body', () => ({ status: 204 })],
  ['an empty text', body('', 'application/json')],
  ['null', () => ({ status: 200, json: null })],
  ['an empty list', () => ({ status: 200, json: [] })],
  ['an empty object', () => ({ status: 200, json: {} })],
  ['a page', body('<!doctype html><title>Welcome</title><h1>It works!</h1>', 'text/html')],
]

/** Values that other servers send differently, combined as far as possible. */
const values: [string, Edit][] = [
  [
    'numbers and flags as text, times as numbers',
    mixed(
      each((value) => (typeof value === 'number' ? value.toLocaleString('en') : value)),
      each((value) => (isTime(value) ? Date.parse(String(value)) : value)),
      each((value) => (typeof value === 'boolean' ? String(value) : value)),
    ),
  ],
  [
    'ids and flags as numbers, times before time, nulls in lists',
    mixed(
      each((value, name) => (isId(name) && typeof value === 'string' ? numberOf(value) : value)),
      each((value) => (typeof value === 'boolean' ? Number(value) : value)),
      each((value) => (isTime(value) ? '0001-01-01T00:00:00Z' : value)),
      each(
        (value) => value,
        (list) => [null, ...list],
      ),
    ),
  ],
  [
    'totals too small, long texts',
    mixed(
      each((value, name) => (/total|count/i.test(name) && typeof value === 'number' ? 0 : value)),
      each((value, name) =>
        typeof value === 'string' && value && !isTime(value) && !isId(name) ? value.padEnd(3000, 'x') : value,
      ),
    ),
  ],
]

/** Matches with some context, so that a failure shows where the text is. */
const wrong = new RegExp(`.{0,60}(${nonsense.source}|\\bnull\\b|/0001\\b|It works!).{0,40}`, 'i')

/** Without the logs, whose messages contain such texts anyway. */
const pages = everyPage.filter((pattern) => pattern !== '/admin/logs')
/** Each page gets one of the `values` or `bodies` in turn, since all combinations would take five minutes. */
const cases = pages.map((pattern, place) => {
  const kinds = place % 2 ? bodies : values
  const [kind, answer] = required(kinds[Math.floor(place / 2) % kinds.length])
  return { pattern, kind, answer }
})

describe('no page crashes or says nonsense', () => {
  afterEach(() => void Object.assign(edited, { answer: undefined, isForAll: false }))

  it.each(everyPage)('on a server that knows nothing but the contract: %s', async (pattern) => {
    const json = randomAnswers(20_261_123 + everyPage.indexOf(pattern))
    Object.assign(edited, { answer: ((_json, id) => ({ status: 200, json: json(id) })) satisfies Edit, isForAll: true })
    await visit(pattern)
    expect(nonsense.exec(said())?.[0]).toBeUndefined()
  })

  it.each(cases)('where its answers have another shape, $pattern: $kind', async ({ pattern, answer }) => {
    watch.allowContractBreach()
    edited.answer = answer
    await visit(pattern)
    expect(document.querySelector('h1')).not.toBeNull()
    expect(wrong.exec(said())?.[0]).toBeUndefined()
  })

  it.each([
    '/account/billing',
    '/account/solutions',
    '/account/referrals',
    '/admin/discount-codes',
    '/events',
    '/admin/orders',
  ])('says the same where times are numbers (R-CONST-11), flags 0 and 1: %s', async (path) => {
    watch.allowContractBreach()
    const main = async () => {
      await visit(path)
      return screen.getByRole('main').textContent
    }
    const usual = await main()
    cleanup()
    edited.answer = mixed(
      each((value) => (isTime(value) ? Date.parse(String(value)) : value)),
      each((value) => (typeof value === 'boolean' ? Number(value) : value)),
    )
    expect(await main()).toBe(usual)
  })

  it.each([
    ['/team/members', /^Members\s*[1-9]/],
    ['/admin/signup-survey-responses', /^Responses\s*[1-9]/],
  ])('counts no less than it lists where a total is too small: %s', async (path, name) => {
    edited.answer = each((value, key) => (key === 'total' ? 0 : value))
    await visit(path)
    expect(await screen.findByRole('tab', { name })).toBeVisible()
  })
})
