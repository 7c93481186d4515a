import '@testing-library/jest-dom/vitest'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { delays } from '@/api/client/delays'
import { applyEnv, readEnv } from '@/lib/env'
import { toastLog } from '@/lib/toast'
import { loaded } from '@mocks/loaded'
import { makeServer } from '@mocks/server'
import { makeFakeStripe } from '@mocks/stripe/fakeStripe'
import { resetSurroundings } from '@mocks/surroundings'
import { testEnv } from './env'
import { teardown } from './teardown'
import { watch } from './watch'

applyEnv(readEnv(testEnv))
// Retries of a call must not slow the tests down.
delays.base = 1

// A slow machine must not fail a test that only waits.
const { waitFor } = vi
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout: 10_000 })

const server = makeServer()

async function resetMocks(): Promise<void> {
  resetSurroundings()
  // Loaded only if a test uses it: the database would slow down every other file.
  if (loaded.db) (await import('@mocks/db/db')).resetDb()
}

beforeAll(async () => {
  await resetMocks()
  server.listen({ onUnhandledRequest: 'error' })
  Object.assign(window, { Stripe: makeFakeStripe(), scrollTo: () => undefined })
})

beforeEach(() => watch.begin())

afterEach(async () => {
  vi.useRealTimers()
  teardown.run()
  if (document.body.hasChildNodes()) (await import('@testing-library/react')).cleanup()
  const found = await watch.end()
  server.resetHandlers()
  await resetMocks()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; path=/`
  toastLog.clear()
  applyEnv(readEnv(testEnv))
  document.body.replaceChildren()
  document.title = ''
  expect(found, 'what went wrong behind the test').toEqual([])
})

afterAll(() => server.close())
