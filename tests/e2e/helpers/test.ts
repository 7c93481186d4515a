import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { runnerImport } from 'vite'
import type { Site } from './site'

const stripe = 'https://js.stripe.com'

type SignIn = (...args: Parameters<Site['control']['cookiesOf']>) => Promise<void>

export type Persona = Parameters<SignIn>[0]

type Fixtures = {
  /** The connection speed that the browser reports, in Mbit/s: on a slow one, the fallback font stays at first. */
  downlink: number
  /** Adds the session cookies of a user to the browser, as from an earlier visit. */
  signIn: SignIn
  /**
   * Serves a fake for js.stripe.com. Only for tests that reach card fields: intercepting requests disables the
   * browser's cache, and sends every file of a page through the test.
   */
  fakeStripe: () => Promise<void>
  /** Leaves the page and clears storage and cookies, but not the cache of files. */
  forget: () => Promise<void>
  /** The server side of a test: state, faults, scenarios; fresh for every test. */
  server: Site['control']
  /** Fails the test at its end if the page logged an error, threw, or violated its own security policy. */
  clean: {
    /** Allows these errors from now on. */
    expectErrors: (...patterns: RegExp[]) => void
    /** Fails at once instead of at the end. */
    check: () => void
  }
}

/** Every worker serves the production build on its own port, with its own mock server. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // Playwright requires a pattern here, even without fixtures.
    async ({}, use) => {
      const { module } = await runnerImport<{ startSite: (dist: string) => Promise<Site> }>(
        './tests/e2e/helpers/site.ts',
        {
          configFile: false,
          logLevel: 'error',
          resolve: { tsconfigPaths: true },
        },
      )
      const site = await module.startSite('dist')
      await use(site)
      site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url)
  },
  server: [
    async ({ site }, use) => {
      site.control.reset()
      await use(site.control)
    },
    { auto: true },
  ],
  signIn: async ({ context, site }, use) => {
    await use(async (...args) => {
      const cookies = site.control.cookiesOf(...args)
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
    })
  },
  clean: [
    async ({ page }, use) => {
      const errors: string[] = []
      const expected: RegExp[] = [/Failed to load resource/]
      watch(page, errors)
      page.context().on('page', (other) => watch(other, errors))
      page.context().on('requestfailed', (request) => {
        if (request.url().startsWith(stripe)) errors.push('A test that comes to card fields asks for fakeStripe')
      })
      const check = () => {
        const found = errors.splice(0)
        expect(found.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
      }
      await use({ expectErrors: (...patterns) => void expected.push(...patterns), check })
      check()
    },
    { auto: true },
  ],
  downlink: [10, { option: true }],
  context: async ({ context, downlink, site }, use) => {
    await answerConsent(context, site)
    await context.addInitScript(connect, downlink)
    await use(context)
  },
  fakeStripe: async ({ context }, use) => {
    await use(async () => {
      await context.route(`${stripe}/**`, async (route) => {
        await route.fulfill({ contentType: 'text/javascript', body: await fakeStripeScript() })
      })
    })
  },
  forget: async ({ context, page, site }, use) => {
    await use(async () => {
      // Before the first visit there is nothing to forget, and a blank page has no storage.
      if (page.url() !== 'about:blank')
        await page.evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
        })
      await page.goto('about:blank')
      await context.clearCookies()
      await answerConsent(context, site)
    })
  },
})

/** Sets the reported speed, in the browser: its own estimate depends on the machine. */
const connect = (downlink: number) => {
  // In the first, empty document of a popup, this may run twice.
  if (navigator.connection)
    Object.defineProperty(navigator.connection, 'downlink', { get: () => downlink, configurable: true })
}

/** Answers the cookie banner, since most tests begin after it. */
const answerConsent = (context: BrowserContext, { url }: Site) =>
  context.addCookies([{ name: 'dc_consent', value: 'denied', url }])

function watch(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
}

let script: Promise<string> | undefined

/** The Stripe.js fake, served as the script of js.stripe.com. */
function fakeStripeScript(): Promise<string> {
  script ??= (async () => {
    const { build } = await import('vite')
    const result = await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        minify: false,
        lib: { entry: 'tests/e2e/helpers/stripeScript.ts', formats: ['iife'], name: 'stripeScript' },
      },
      resolve: { tsconfigPaths: true },
    })
    const [output] = Array.isArray(result) ? result : [result]
    if (!output || !('output' in output)) throw new Error('The fake of Stripe.js could not be built')
    return output.output[0].code
  })()
  return script
}

export { expect }
