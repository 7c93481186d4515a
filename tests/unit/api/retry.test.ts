import { fc } from '@tests/properties'
import { AxiosError, AxiosHeaders } from 'axios'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { delays } from '@/api/client/delays'
import { isRepeatable, isTimeout, mayPass, retryCondition, timeoutOf, waitAsked } from '@/api/client/retry'
import { isTooLong, retryAfter, waitBefore, waitText } from '@/api/client/retryPolicy'

const { base } = delays
beforeEach(() => {
  delays.base = 1
})
afterEach(() => {
  delays.base = base
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

test.each([
  ['GET /orders', true, 15_000],
  ['GET /pixelPai/generate-verify-url', false, 15_000],
  ['PUT /user/profileImage', true, 30_000],
  ['PUT /user/{userId}', true, 30_000],
  ['POST /resendActivationEmail', false, 30_000],
  ['POST /user/cart/checkout/{hkdRate}', false, 60_000],
] as const)('%s: repeatable %s, within %i ms', (route, repeatable, ms) => {
  expect(isRepeatable(route)).toBe(repeatable)
  expect(timeoutOf(route)).toBe(ms)
})

test('a file has the time that a slow line takes to send or fetch it, and no other call', () => {
  const body = { title: '', data: 'x'.repeat(10_000_000) }
  expect(timeoutOf('POST /media', { body })).toBe(230_000)
  expect(timeoutOf('POST /media', { body: { title: 'A post' } })).toBeLessThan(31_000)
  expect(timeoutOf('POST /user/cart/checkout/{hkdRate}', { body })).toBe(60_000)
  expect(timeoutOf('GET /invoices/{id}/pdf', { asFile: true })).toBe(120_000)
})

test.each([
  ['ETIMEDOUT', '', true],
  ['ECONNABORTED', 'timeout of 1ms exceeded', true],
  ['ECONNABORTED', 'Request aborted', false],
  ['ERR_NETWORK', 'Network Error', false],
])('%s, "%s" is a timeout: %s', (code, message, late) => {
  expect(isTimeout(new AxiosError(message, code))).toBe(late)
})

test.each([
  [0, '0 s'],
  [1.2, '2 s'],
  [90, '90 s'],
  [91, '2 minutes'],
  [3600, '60 minutes'],
  [2 * 3600, '2 hours'],
])('%d seconds are told as %s', (seconds, text) => expect(waitText(seconds)).toBe(text))

test('no wait is too long unless the server asks for more than a minute', () => {
  expect([undefined, 0, 60, 61].map(isTooLong)).toEqual([false, false, false, true])
  expect(waitAsked(new AxiosError('Network Error', 'ERR_NETWORK'))).toBeUndefined()
  expect(waitAsked(refused(503, { 'retry-after': '7' }))).toBe(7)
  // By the server's clock, whatever the device's says.
  const [date, later] = ['Sat, 01 Jan 2000 08:00:00 GMT', 'Sat, 01 Jan 2000 08:00:30 GMT']
  expect(waitAsked(refused(503, { 'retry-after': later, date }))).toBe(30)
})
