import { fc } from '@tests/properties'
import { AxiosError, AxiosHeaders } from 'axios'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { send } from '@/api/client/http'
import { delays } from '@/api/client/delays'
import { isRepeatable, mayPass, retryCondition, timeoutOf } from '@/api/client/retry'
import { retryAfter, waitBefore } from '@/api/client/retryPolicy'
import { requestLog } from '@mocks/requestLog'
import { fail } from '@mocks/settings/faults'
import { everyCall } from '@tests/everyCall'
import { watch } from '@tests/watch'

beforeEach(() => watch.allowContractBreach())
afterEach(() => {
  delays.base = 1
})

/** One call of each method, repeatable and not: whether it is repeated depends on nothing else. */
const oneOfEachKind = [...new Map(everyCall.map((call) => [`${call.method} ${call.repeatable}`, call])).values()]

const counted = async (call: (typeof everyCall)[number]) => {
  let hits = 0
  const stop = requestLog.listen(({ id }) => {
    if (id === call.id) hits += 1
  })
  const { route, method, url } = call
  const thrown = await send({ route, method, url, token: undefined }).then(
    () => undefined,
    (error: unknown) => error,
  )
  stop()
  return { hits, failed: thrown instanceof AxiosError }
}

test('the contract has 279 calls', () => {
  expect(everyCall).toHaveLength(279)
})

test.each([
  ['status 503', { status: 503 }, everyCall],
  ['status 429 with Retry-After', { status: 429, retryAfter: 0 }, oneOfEachKind],
  ['a line that is cut before the server did anything', { drop: 'before' }, oneOfEachKind],
] as const)('%s: safe calls reach the server four times, all others once', async (_what, fault, calls) => {
  fail('*', fault)
  const wrong: string[] = []
  for (const call of calls) {
    const { hits, failed } = await counted(call)
    if (!failed || hits !== (call.repeatable ? 4 : 1)) wrong.push(`${call.id}: ${hits}`)
  }
  expect(wrong).toEqual([])
})

test('a write that must not be repeated is sent once if its response is lost', async () => {
  fail('*', 'drop-after')
  const writes = everyCall.filter(({ repeatable }) => !repeatable)
  const hits = await Promise.all(writes.map(async (call) => (await counted(call)).hits))
  expect(new Set(hits)).toEqual(new Set([1]))
})

test('the client’s retry classes match the contract', () => {
  expect(everyCall.filter(({ route, repeatable }) => isRepeatable(route) !== repeatable)).toEqual([])
})

test('every call has a timeout: reads 15 s, writes 30 s, charges 60 s', () => {
  expect(timeoutOf('GET /user/me')).toBe(15_000)
  expect(timeoutOf('PUT /user/profileImage')).toBe(30_000)
  expect(timeoutOf('POST /user/cart/checkout/{hkdRate}')).toBe(60_000)
  expect(new Set(everyCall.map(({ route }) => timeoutOf(route)))).toEqual(new Set([15_000, 30_000, 60_000]))
})

const refused = (status: number, headers: Record<string, string> = {}) => {
  const config = { headers: new AxiosHeaders() }
  return new AxiosError('refused', 'ERR_BAD_RESPONSE', config, undefined, {
    status,
    headers,
    config,
    data: null,
    statusText: '',
  })
}

test('delays grow up to ten seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (base) => {
      delays.base = base
      const waits = [1, 2, 3].map((count) => waitBefore(count))
      expect(waits.every((wait) => wait <= 10_000)).toBe(true)
      expect(waits.every((wait, index) => wait === 10_000 || wait > (waits[index - 1] ?? 0))).toBe(true)
    }),
  )
})

test('reads Retry-After in seconds and as a date, and obeys a minute at most, ten seconds for a write', () => {
  expect(waitBefore(1, retryAfter('7'))).toBe(7000)
  const soon = new Date(Date.now() + 50_000).toUTCString()
  expect(waitBefore(1, retryAfter(soon))).toBeGreaterThan(20_000)
  const obeys = (route: string, seconds: number) =>
    retryCondition(route)(refused(429, { 'retry-after': String(seconds) }))
  expect([10, 30, 60, 61, 3600].filter((seconds) => obeys('GET /orders', seconds))).toEqual([10, 30, 60])
  expect([10, 30, 60, 61, 3600].filter((seconds) => obeys('PUT /user/{userId}', seconds))).toEqual([10])
  for (const nonsense of ['', 'soon', '-1']) expect(waitBefore(1, retryAfter(nonsense))).toBeLessThan(10)
})

test.each([
  [400, false],
  [401, false],
  [403, false],
  [404, false],
  [409, false],
  [422, false],
  [501, false],
  [429, true],
  [500, true],
  [502, true],
  [503, true],
  [504, true],
])('status %i is transient: %s', (status, passes) => {
  expect(mayPass(refused(status))).toBe(passes)
})

test('retries a read without a response in time once, and no write', () => {
  const late = new AxiosError('timeout of 1ms exceeded', 'ECONNABORTED')
  const read = retryCondition('GET /orders')
  expect([read(late), read(refused(503)), read(late)]).toEqual([true, true, false])
  expect(retryCondition('PUT /user/{userId}')(late)).toBe(false)
  expect(read(new AxiosError('Request aborted', 'ECONNABORTED'))).toBe(false)
})

test('does not retry timeouts and aborted calls', () => {
  expect(mayPass(new AxiosError('timeout of 1ms exceeded', 'ECONNABORTED'))).toBe(false)
  expect(mayPass(new AxiosError('canceled', 'ERR_CANCELED'))).toBe(false)
  expect(mayPass(new AxiosError('Network Error', 'ERR_NETWORK'))).toBe(true)
})
