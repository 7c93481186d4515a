import { expect, test as base, type Page } from '@playwright/test'
import { runnerImport } from 'vite'
import type { Site } from './site'

type SignIn = (...args: Parameters<Site['control']['cookiesOf']>) => Promise<void>

export type Persona = Parameters<SignIn>[0]

type Fixtures = {
  /** Makes the browser remember a session of somebody, as of an earlier visit. */
  signIn: SignIn
  /** The server's side of the story: its state, faults, scenarios; fresh for every test. */
  server: Site['control']
  /** Fails the test at its end when the page logged an error, threw, or broke its own security policy. */
  clean: { expectErrors: (...patterns: RegExp[]) => void }
}

/** Every worker serves the production build on a port of its own, with a mock server of its own behind it. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // Playwright asks for a pattern here, even for no fixtures.
    async ({}, use) => {
      const { module } = await runnerImport<{ startSite: (dist: string) => Promise<Site> }>('./tests/e2e/site.ts', {
        configFile: false,
        logLevel: 'error',
        resolve: { tsconfigPaths: true },
      })
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
      await use({ expectErrors: (...patterns) => void expected.push(...patterns) })
      expect(errors.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, site }, use) => {
    await context.route('https://js.stripe.com/**', async (route) => {
      await route.fulfill({ contentType: 'text/javascript', body: await fakeStripeScript() })
    })
    // Most stories are told after the question whether one may be counted.
    await context.addCookies([{ name: 'dc_consent', value: 'denied', url: site.url }])
    await use(context)
  },
})

function watch(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
}

let script: Promise<string> | undefined

/** The fake of Stripe.js as the one script that js.stripe.com would send. */
function fakeStripeScript(): Promise<string> {
  script ??= (async () => {
    const { build } = await import('vite')
    const result = await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        minify: false,
        lib: { entry: 'tests/e2e/stripeScript.ts', formats: ['iife'], name: 'stripeScript' },
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
