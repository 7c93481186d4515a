import { expect, it, vi } from 'vitest'
import { clearCookie, cookieSeconds, readCookie, writeCookie } from '@/lib/storage/cookies'
import { env } from '@/lib/env'

const written = () => vi.spyOn(document, 'cookie', 'set')

it('outside development the tracking cookie is lax and has a domain (R-TRK-07)', () => {
  env.stage = 'production'
  env.cookieDomain = '.doers.test'
  const set = written()
  writeCookie('distinct_id', 'one')
  expect(set.mock.lastCall?.[0]).toMatch(/=one;.*sameSite=Lax/i)
  expect(set.mock.lastCall?.[0]).toContain('domain=.doers.test')
  expect(cookieSeconds.distinct_id).toBe(31_449_600)
})

it('without a configured domain, the cookie has that of the page, and can be read and cleared', () => {
  env.stage = 'production'
  env.cookieDomain = ''
  const set = written()
  writeCookie('distinct_id', 'two')
  expect(set.mock.lastCall?.[0]).toContain(`domain=${location.hostname}`)
  writeCookie('country', 'sg')
  expect(set.mock.lastCall?.[0]).not.toContain('domain=')
  expect(readCookie('distinct_id')).toBe('two')
  clearCookie('distinct_id')
  expect(readCookie('distinct_id')).toBeUndefined()
})

it('in development it has none', () => {
  env.stage = 'local'
  const set = written()
  writeCookie('distinct_id', 'three')
  expect(set.mock.lastCall?.[0]).not.toContain('domain=')
})

it.each([
  ['language', 365],
  ['referral', 1],
] as const)('the %s cookie lives %i days (R-CONST-01, R-REF-02)', (name, days) => {
  const set = written()
  writeCookie(name, 'x')
  const expires = Date.parse(/expires=([^;]+)/.exec(set.mock.lastCall?.[0] ?? '')?.[1] ?? '')
  expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(days)
})
