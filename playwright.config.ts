import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './tests/e2e/helpers/browser'
import { patience, testTimeout } from './tests/waits'

const executablePath = findBrowser() || undefined

/** Other engines, named by `npm run test:browsers` (tests/e2e/helpers/smoke.mjs) once it has found them. */
const engines = process.env.ENGINES?.split(',').map((name) => ({
  name,
  grep: /@smoke/,
  use: {
    ...devices[name === 'firefox' ? 'Desktop Firefox' : 'Desktop Safari'],
    viewport: { width: 1280, height: 800 },
    // In place of those below: nothing outside is reached here either.
    launchOptions: { proxy: { server: 'http://127.0.0.1:1', bypass: '127.0.0.1' } },
  },
}))

/** End-to-end tests run on the production build, served with its own headers (tests/e2e/helpers/site.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // As in vitest.config.ts: tests wait for answers, timers and frames in between.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: true,
  timeout: testTimeout,
  expect: { timeout: patience },
  reporter: [['list']],
  use: {
    actionTimeout: patience,
    navigationTimeout: patience,
    // A trace of every test would take as long as the tests: TRACE=1 for the ones that fail.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        // Nothing outside is reached by a test, whatever a page asks for.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: engines ?? [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    {
      // What every screen shows alike is told once, on the desktop.
      name: 'phone',
      testMatch: /(journey|header|prerender)\.spec\.ts/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})
