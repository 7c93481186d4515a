import './computedStyle'
import './dates/fixedDate'
import { configure, getConfig } from '@testing-library/dom'
import '@testing-library/jest-dom/vitest'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { delays } from '@/api/client/delays'
import { driftLog } from '@/api/client/driftLog'
import { forgetResults } from '@/components/bulk/keptResults'
import { appReady } from '@/lib/browser/appReady'
import { applyEnv, readEnv } from '@/lib/env'
import { runningSubmissions } from '@/lib/calls/failureNotices'
import { progress } from '@/lib/calls/progress'
import { toastLog } from '@/lib/calls/toast'
import { unansweredActs } from '@/lib/calls/unansweredActs'
import { probeDelays } from '@/store/session/unreachable'
import { loaded } from '@mocks/loaded'
import { requestLog } from '@mocks/requestLog'
import { makeServer } from '@mocks/server'
import { makeFakeStripe } from '@mocks/stripe/fakeStripe'
import { environment } from '@mocks/settings/environment'
import { resetSettings } from '@mocks/settings/resetSettings'
import { testEnv } from './env'
import { teardown } from './teardown'
import { patience } from './waits'
import { watch } from './watch'

applyEnv(readEnv(testEnv))
// Retries of a call must not slow the tests down, and neither must attempts to reach a server that is back: what is
// waited for between these grows from test to test.
delays.base = 1
const quickProbes = { first: 30, longest: 60 }

const { getElementError } = getConfig()
configure({
  asyncUtilTimeout: patience,
  // What is waited for is missing at every look but the last one: printing the page each time took a seventh of the time.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})
// It has no setting of its own.
const { waitFor } = vi
vi.waitFor = (callback) => waitFor(callback, { timeout: patience })

const server = makeServer()
// TEST_LATENCY=250: every answer comes after a time of its own, up to so many ms, as on a slow line or a busy machine.
const longest = Number(process.env.TEST_LATENCY ?? 0)
if (longest > 0)
  for (const name of ['latency', 'contentLatency'])
    Object.defineProperty(environment, name, { get: () => Math.random() * longest, set: () => undefined })

async function resetMocks(): Promise<void> {
  resetSettings()
  // Loaded only if a test uses it: the database would slow down every other file.
  if (loaded.db) (await import('@mocks/db/db')).resetDb()
}

/** A call of a page that is gone must not be answered in the next test. */
const answersAreIn = () =>
  vi.waitFor(async () => {
    await new Promise((done) => setTimeout(done))
    // One of those that are late may have come only now to what never answers.
    requestLog.releaseHung()
    if (watch.expectsActsToEnd() && runningSubmissions() > 0) throw new Error('A submission has not ended')
    if (requestLog.running() > 0) throw new Error(`${requestLog.running()} requests are still being answered`)
  })

beforeAll(async () => {
  await resetMocks()
  server.listen({ onUnhandledRequest: 'error' })
  Object.assign(window, { Stripe: makeFakeStripe(), scrollTo: () => undefined })
  Object.assign(document, { execCommand: () => false })
})

beforeEach(() => {
  watch.begin()
  Object.assign(probeDelays, quickProbes)
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  process.env.TZ = 'UTC'
  // First: a page that is still there would ask again for what the teardown takes from the store.
  if (document.body.hasChildNodes()) (await import('@testing-library/react')).cleanup()
  teardown.run()
  await answersAreIn()
  const found = await watch.end()
  server.resetHandlers()
  await resetMocks()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; path=/`
  toastLog.clear()
  driftLog.clear()
  unansweredActs.clear()
  forgetResults()
  for (const { id } of progress.read()) progress.finish(id)
  appReady.set(false)
  applyEnv(readEnv(testEnv))
  document.body.replaceChildren()
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name)
  document.title = ''
  history.replaceState(null, '', '/')
  expect(found, 'what went wrong behind the test').toEqual([])
})

afterAll(async () => {
  // Vitest refuses imports that are under way when a file ends, and for every later file of the process too.
  await vi.dynamicImportSettled()
  server.close()
})
