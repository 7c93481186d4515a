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
import { unansweredWrites } from '@/lib/calls/unansweredWrites'
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
// Retries of a call must not slow the tests down, and neither must attempts to reach a server after an outage, whose
// delays grow: they are reset before each test.
delays.base = 1
const quickProbes = { first: 30, longest: 60 }

const { getElementError } = getConfig()
configure({
  asyncUtilTimeout: patience,
  // While waiting, queries fail until the last time: printing the page for each failure took a seventh of the time.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})
// `vi.waitFor` has no setting for its timeout.
const { waitFor } = vi
vi.waitFor = (callback) => waitFor(callback, { timeout: patience })

const server = makeServer()
// TEST_LATENCY=250 delays every answer by a random time up to that, in ms, as on a slow connection or a busy machine.
const longest = Number(process.env.TEST_LATENCY ?? 0)
if (longest > 0)
  for (const name of ['latency', 'contentLatency'])
    Object.defineProperty(environment, name, { get: () => Math.random() * longest, set: () => undefined })

async function resetMocks(): Promise<void> {
  resetSettings()
  // Loaded only if a test uses it: the database would slow down every other file.
  if (loaded.db) (await import('@mocks/db/db')).resetDb()
}

/** Waits for running calls, so that none is answered in the next test. */
const answersAreIn = () =>
  vi.waitFor(async () => {
    await new Promise((done) => setTimeout(done))
    // A delayed request may have reached a fault that hangs only now.
    requestLog.releaseHung()
    if (watch.expectsSubmissionsToEnd() && runningSubmissions() > 0) throw new Error('A submission has not ended')
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
  // Unmounts the page first: otherwise it would refetch what the teardown removes from the store.
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
  unansweredWrites.clear()
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
  // Imports that are running when a file ends fail, and Vitest then rejects them in all later files of the process.
  await vi.dynamicImportSettled()
  server.close()
})
