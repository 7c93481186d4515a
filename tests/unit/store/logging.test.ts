import { fc } from '@tests/properties'
import { describe, expect, it, vi } from 'vitest'
import { scrub } from '@/domain/tracking/logPrivacy'
import { deviceInfo } from '@/lib/browser/deviceInfo'
import { errorReporter, watchErrors } from '@/lib/calls/errorReporter'
import { logEntry, logLimits, startLogging } from '@/store/tracking/logging'
import { makeStore } from '@/store/store'
import { db } from '@mocks/db/db'
import { fail } from '@mocks/settings/faults'
import { teardown } from '@tests/teardown'

const logged = () => db.newLogs
const soon = (check: () => void) => vi.waitFor(check)

function logging() {
  const store = makeStore()
  teardown.add(startLogging(store))
  teardown.add(watchErrors())
}

const canaries = [
  'jo.tan+news@example.com',
  'jo%40example.com',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abcDEF123',
  'Bearer 0f9e8d7c6b5a4f3e',
  '4242 4242 4242 4242',
  '4242424242424242',
  '5555-5555-5555-4444',
  '+65 9123 4567',
  '91234567',
  'S1234567D',
  'E1234567K',
  'password=Doers-2026!',
  '"token":"a1b2c3"',
  '482913',
  'sk_test_51Habcdefgh',
  'pi_3Nabc123def_secret_9x8y7z',
  '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b',
  '5b0c2a3e-7f7e-4c53-9d1e-0c8e6b1f2a77',
]
/** The part of a canary that must not remain: without the key that names it. */
const core = (canary: string) => canary.replace(/^(password=|"token":"|Bearer )/, '').replace(/"$/, '')

describe('scrubbing of log texts', () => {
  it.each(canaries)('%s', (canary) => {
    for (const text of [canary, `Failed for ${canary}.`, `(${canary})`, `at https://doers.test/x?c=${canary}`])
      expect(scrub(text), text).not.toContain(core(canary))
  })

  it('keeps stack traces and status codes', () => {
    const stack =
      "TypeError: Cannot read properties of undefined (reading 'items')\n    at Cart (https://doers.test/assets/app-4fXy.js:1:482913)"
    expect(scrub(stack)).toBe(stack)
    expect(scrub('Request failed with status code 500')).toBe('Request failed with status code 500')
  })

  it('drops the input of a JSON parse error', () => {
    const said = `Unexpected token 'J', "Jo Tan, 12 Duxton Hill" is not valid JSON`
    expect(scrub(said)).not.toMatch(/Jo Tan|Duxton/)
  })

  it('drops query strings from URLs', () => {
    expect(scrub('at https://doers.test/src/main.tsx?t=1732&code=abc:10:5')).not.toMatch(/t=|abc/)
  })

  it('removes digit sequences of 8 to 16 digits anywhere in the text', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z ]{0,12}$/),
        fc.stringMatching(/^\d{8,16}$/),
        fc.stringMatching(/^[a-z ]{0,12}$/),
        (a, n, b) => {
          expect(scrub(`${a} ${n} ${b}`)).not.toContain(n)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('error logs', () => {
  it('report an uncaught error with type 3 and the device, scrubbed', async () => {
    logging()
    const error = new TypeError('Nothing for jo@example.com with 4242 4242 4242 4242')
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }))
    await soon(() => expect(logged()).toHaveLength(1))
    const [entry] = logged()
    expect(entry).toMatchObject({
      type: 3,
      message: 'TypeError: Nothing for [email] with [number]',
      description: 'Uncaught error at /',
    })
    expect(JSON.stringify(entry)).not.toMatch(/jo@example|4242/)
    expect(entry?.deviceInfo).toMatchObject({ isDesktop: expect.any(Boolean) as boolean, isOnline: true })
  })

  it('report an unhandled rejection, and errors from before logging started', async () => {
    errorReporter.report({ error: new Error('early'), seen: 'page' })
    logging()
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('late') }))
    await soon(() =>
      expect(
        logged()
          .map(({ message }) => message)
          .sort(),
      ).toEqual(['Error: early', 'Error: late']),
    )
  })

  it('are limited: the same error once, and at most five per minute', async () => {
    logging()
    const same = new Error('one')
    for (let count = 0; count < 20; count += 1) errorReporter.report({ error: same, seen: 'page' })
    for (let count = 0; count < 20; count += 1) errorReporter.report({ error: new Error('one'), seen: 'page' })
    for (const name of 'abcdefghij') errorReporter.report({ error: new Error(name), seen: 'page' })
    await soon(() => expect(logged()).toHaveLength(logLimits.perMinute))
  })

  it('stop after thirty entries per page load', async () => {
    const clock = vi.spyOn(Date, 'now')
    const start = Date.parse('2026-11-21T00:00:00Z')
    logging()
    for (let count = 0; count < 60; count += 1) {
      // One per minute, so that only the limit per page load applies.
      clock.mockReturnValue(start + count * logLimits.minute)
      errorReporter.report({
        error: new Error(`fault ${String.fromCharCode(97 + (count % 26))}${count > 25 ? 'x' : ''}`),
        seen: 'page',
      })
    }
    await soon(() => expect(logged()).toHaveLength(logLimits.perLife))
  })

  it('are one line each: a message cannot forge a second entry', () => {
    const { message } = logEntry({ error: new Error('first\r\nsecond: forged\n'), seen: 'window' }, '/')
    expect(message).toBe('Error: first second: forged ')
  })

  it('ignore browser noise and failures that a call has already reported', async () => {
    logging()
    errorReporter.report({ error: 'Script error.', seen: 'window' })
    errorReporter.report({ error: 'ResizeObserver loop completed with undelivered notifications.', seen: 'window' })
    errorReporter.report({ error: { status: 422, message: 'Please check what you entered' }, seen: 'promise' })
    errorReporter.report({ error: { status: 'aborted', message: 'Cancelled.' }, seen: 'promise' })
    errorReporter.report({ error: new Error('the last'), seen: 'window' })
    await soon(() => expect(logged().map(({ message }) => message)).toEqual(['Error: the last']))
  })

  it('report a profile that could not be read, whatever the reason, though nothing is shown (R-SILENT-01)', async () => {
    logging()
    const failures = [403, 404, 'malformed', 'timeout', 'aborted', 'offline'] as const
    for (const status of failures)
      errorReporter.report({ error: { status, message: `Failed with ${status}` }, seen: 'profile' })
    await soon(() => expect(logged()).toHaveLength(4))
    const told = logged().map(({ message }) => message)
    expect(told.toSorted()).toEqual(failures.slice(0, 4).map((status) => `Failed with ${status}`))
  })

  it('never report their own failures: a failed request writes one console line', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    logging()
    fail('createLog', '503')
    errorReporter.report({ error: new Error('lost'), seen: 'window' })
    const lines = () => warned.mock.calls.filter(([line]) => String(line).includes('lost'))
    await soon(() => expect(lines()).toHaveLength(1))
    expect(logged()).toEqual([])
  })

  it('are bounded in size', () => {
    const error = new Error('y '.repeat(4000))
    const entry = logEntry({ error, seen: 'window' }, '/')
    expect(entry.message.length).toBeLessThanOrEqual(300)
    expect(entry.error?.length).toBeLessThanOrEqual(2000)
    expect(JSON.stringify(entry).length).toBeLessThan(4096)
  })
})

it.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    {
      browserName: 'Chrome',
      browserVersion: '141.0',
      osName: 'Android',
      osVersion: '15',
      deviceType: 'mobile',
      isAndroid: true,
    },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { browserName: 'Safari', osName: 'iOS', osVersion: '18.1', deviceType: 'mobile', isIOS: true },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    { browserName: 'Edge', isEdge: true, isChrome: false, osName: 'Windows', isDesktop: true },
  ],
  ['nothing that is known', { isDesktop: true }],
])('device info: %s', (agent, flags) => {
  expect(deviceInfo(agent)).toMatchObject(flags)
})
