import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { baseQuery, type Options } from '@/api/client/baseQuery'
import { inBackground } from '@/api/client/callToasts'
import { fetchContent } from '@/api/client/contentSource'
import { delays } from '@/api/client/delays'
import { retryAfter } from '@/api/client/retryPolicy'
import { earlyDelays, forgetEarly } from '@/lib/calls/early'
import { fail } from '@mocks/settings/faults'
import { requestLog } from '@mocks/requestLog'
import { toasts } from '@tests/calling'
import { watch } from '@tests/watch'

const limit = vi.hoisted(() => ({ ms: 15_000 }))
vi.mock('@/api/client/retry', async (load) => ({ ...(await load<object>()), timeoutOf: () => limit.ms }))

const read = 'GET /user/loginStatus'
const call = (route: string, options: Options = {}) => {
  const type = route.startsWith('GET ') ? 'query' : 'mutation'
  const api = { signal: new AbortController().signal, type, extra: {} } as BaseQueryApi
  return baseQuery({ route, args: undefined }, api, { domain: 'session', ...options })
}
const sends = () => requestLog.read().filter(({ id }) => id !== 'getTime').length

beforeEach(() => {
  watch.allowContractBreach()
  delays.second = 2
})
afterEach(() => {
  limit.ms = 15_000
  delays.second = 1000
  vi.restoreAllMocks()
  earlyDelays.fresh = 20_000
  forgetEarly()
})

describe('a response that never comes', () => {
  test.each([
    ['a read', read, 2],
    ['a write that is safe to repeat', 'PUT /user/profileImage', 1],
    ['any other write', 'POST /resendActivationEmail', 1],
  ])('to %s', async (_kind, route, times) => {
    limit.ms = 40
    fail('*', 'hang')
    expect(await call(route, inBackground)).toMatchObject({ error: { status: 'timeout' } })
    // Each of them still hangs at the server.
    await vi.waitFor(() => expect(requestLog.running()).toBe(times))
  })
})

describe('a server that asks for patience', () => {
  const busy = (seconds: number) => `info: Busy. Trying again in ${seconds} s`

  test.each([
    [read, 503, 30, 2, [busy(30)]],
    [read, 429, 30, 2, [busy(30)]],
    [read, 429, 60, 2, [busy(60)]],
    [read, 503, 2, 2, []],
    [read, 503, 3600, 1, ['error: The service is busy. Please try again in 60 minutes.']],
    [read, 503, 36 * 3600, 1, ['error: The service is busy. Please try again in 36 hours.']],
    [read, 503, 1_000_000, 1, ['error: The service is busy. Please try again in 12 days.']],
    [read, 429, 90, 1, ['error: Too many requests. Please try again in 90 s.']],
    ['POST /resendActivationEmail', 429, 30, 1, ['error: Too many requests. Please try again in 30 s.']],
    ['POST /resendActivationEmail', 503, 5, 1, ['error: The service is busy. Please try again in 5 s.']],
    ['POST /resendActivationEmail', 500, 5, 1, ['error: Something went wrong. Please try again in 5 s.']],
  ])('%s, %d, Retry-After: %d', async (route, status, retryAfter, times, told) => {
    fail('*', { status, retryAfter, times: 1 })
    await call(route)
    expect(sends()).toBe(times)
    expect(toasts()).toEqual(told)
  })

  test('has four tries of their own time, whatever the waits', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    // Every try takes ten of the fifteen seconds.
    const stop = requestLog.listen(() => vi.setSystemTime(Date.now() + 10_000))
    fail('getLoginStatus', { status: 503, retryAfter: 2, times: 3 })
    expect(await call(read)).toMatchObject({ data: { loggedIn: false } })
    expect(sends()).toBe(4)
    stop()
  })

  test('is announced once for calls that wait together, and not by silent ones', async () => {
    fail('getLoginStatus', { status: 503, retryAfter: 30, times: 2 })
    await Promise.all([call(read, { silent: true }), call(read, { silent: true })])
    expect(toasts()).toEqual([])
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    fail('getLoginStatus', { status: 503, retryAfter: 30, times: 4 })
    await Promise.all(Array.from({ length: 4 }, () => call(read)))
    expect(toasts()).toEqual([busy(30)])
  })

  test('is announced again after the device’s clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    fail('getLoginStatus', { status: 503, retryAfter: 30, times: 1 })
    await call(read)
    vi.setSystemTime(Date.now() - 3 * 86_400_000)
    fail('getLoginStatus', { status: 503, retryAfter: 30, times: 1 })
    await call(read)
    expect(toasts()).toEqual([busy(30), busy(30)])
  })

  test('is obeyed after an early read', async () => {
    earlyDelays.fresh = Infinity
    const answer = () => Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '30' } }))
    const url = `${location.origin}/api/user/loginStatus`
    window.earlyReads = Promise.resolve({
      token: undefined,
      answers: { [url]: answer(), '/api/user/loginStatus': answer() },
    })
    delays.second = 10
    const began = performance.now()
    expect(await call(read)).toMatchObject({ data: { loggedIn: false } })
    expect(performance.now() - began).toBeGreaterThanOrEqual(290)
    expect(sends()).toBe(1)
  })

  test.each([
    [429, '30', 4, [busy(30)]],
    [429, '', 4, []],
    [503, '3600', 1, []],
    [404, '', 1, []],
    [500, '', 4, []],
  ])('and the content source: %d, Retry-After: %s', async (status, header, times, told) => {
    const headers = { 'retry-after': header }
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('', { status, headers }))) // prettier-ignore
    expect(await fetchContent('menu.json')).toMatchObject({ error: { status } })
    expect(asked).toHaveBeenCalledTimes(times)
    expect(toasts().slice(0, 1)).toEqual(told)
  })
})

describe('Retry-After as a date', () => {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString()
  const days = 3 * 86_400
  test.each([
    ['counts from the server’s own date', 30, 0, 30],
    ['counts from it on a device that is days behind', days + 30, days, 30],
    ['counts from it on a device that is days ahead', 30 - days, -days, 30],
    ['counts from the device’s clock where the server sends none', 30, undefined, 30],
    ['asks for nothing on a device that is days behind where the server sends none', days + 30, undefined, undefined],
    ['asks for nothing once it has passed', -30, 0, undefined],
  ])('%s', (_what, end, now, seconds) => {
    const asked = retryAfter(at(end), now === undefined ? undefined : at(now))
    if (seconds === undefined) expect(asked).toBeUndefined()
    // A date has whole seconds.
    else expect(Math.abs((asked ?? 0) - seconds)).toBeLessThanOrEqual(1)
  })
  test('asks for nothing if it can’t be read', () => expect(retryAfter('soon', at(0))).toBeUndefined())
})
