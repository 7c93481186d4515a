import { fc } from '@tests/properties'
import { expect, test } from 'vitest'
import { checkAnswer } from '@/api/client/check'
import { toApiError } from '@/api/client/axiosErrors'
import { operations, type Domain } from '@/contract/operations.gen'
import { listsOfSeparateRows } from '@/contract/calls.gen'
import { compare, whyUnusable, type Checks } from '@/contract/check'
import { everyCall } from '@tests/everyCall'
import { randomAnswers } from '@tests/answers/random'

const files = import.meta.glob<Checks>('../../../src/contract/checks/*.gen.ts', { import: 'default', eager: true })
const checksOf = (domain: string) => files[`../../../src/contract/checks/${domain}.gen.ts`]

/** Any JSON, sometimes with a valid beginning. */
const anyAnswer = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(undefined, '', '<!doctype html>', NaN, {}, [], [{}], [null]),
)

const calls = everyCall.filter(({ id }) => operations[id].media === 'application/json')

test('every domain has its checks, every JSON call its response schema', () => {
  const missing = calls.filter(({ domain, route }) => checksOf(domain)?.answers[route] === undefined)
  expect(missing.map(({ id }) => id)).toEqual([])
})

test.each(calls.map((call) => [call.id, call] as const))(
  '%s: any response passes or is one clear error',
  (_id, { domain, route }) => {
    const checks = checksOf(domain) as Checks
    fc.assert(
      fc.property(anyAnswer, (answer) => {
        const wrong = whyUnusable(compare(checks, route, answer))
        if (wrong !== undefined) expect(wrong).toMatch(/^data[^ ]*: (.+ expected|missing)$/s)
      }),
      { numRuns: 200 },
    )
  },
)

test('every list of separate rows goes on without an odd one, and no list that proves what does not exist', () => {
  const answer = randomAnswers(1)
  const lists = calls.flatMap((call) => {
    const list = answer(call.id)
    return Array.isArray(list) && list.length > 0 ? [{ ...call, list: [...(list as unknown[]), null] }] : []
  })
  const failing = lists.filter(
    ({ domain, route, list }) => whyUnusable(compare(checksOf(domain) as Checks, route, list)) !== undefined,
  )
  const whole = lists.filter(({ route }) => !listsOfSeparateRows.has(route))
  expect(failing.map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
  expect(whole.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['listMyEvents', 'listTeamConnections', 'listInvoices', 'listPaymentMethods']),
  )
})

const ask = async (domain: Domain, route: string, answer: unknown) =>
  whyUnusable(await checkAnswer(domain, route, answer))

test('ignores additional fields, and accepts null for missing ones', async () => {
  const user = { userId: 'u-1', email: 'a@b.sg', firstName: null, lastName: undefined, nickname: 'Al' }
  expect(await ask('profile', 'GET /user/me', { ...user, isAdmin: null })).toBeUndefined()
})

test('names missing fields and wrong types', async () => {
  expect(await ask('session', 'GET /user/loginStatus', {})).toBe('data.loggedIn: missing')
  expect(await ask('session', 'GET /user/loginStatus', { loggedIn: 'yes' })).toBe('data.loggedIn: boolean expected')
  expect(await ask('orders', 'GET /orders', [{ orderId: {} }])).toMatch(/^data\[0\]/)
})

test('converts anything thrown to an error with a readable message', () => {
  fc.assert(
    fc.property(fc.anything(), (thrown) => {
      const error = toApiError(thrown)
      expect(typeof error.message).toBe('string')
      expect(error.message.length).toBeGreaterThan(0)
      expect(error.message.length).toBeLessThanOrEqual(300)
    }),
  )
})
