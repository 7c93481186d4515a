import { afterEach, vi } from 'vitest'
import { teardown } from '../teardown'

/** The part of `tests/setup.ts` that the tests of payments need. */
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  teardown.run()
  localStorage.clear()
  sessionStorage.clear()
})
