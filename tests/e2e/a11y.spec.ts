import type { Page } from '@playwright/test'
import { addressOf, builtRoutes, keptRoutes, scenarioOf, visitorOf } from './addresses'
import { violations, widerThanScreen } from './axe'
import { standing, states, type State } from './states'
import { expect, test } from './test'

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

// Last the one that may log errors.
const order: State[] = ['full', 'loading', 'empty', 'error']

const look = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme)
}

/** Looks at a page that stands in a state in all widths and modes; every finding names where it was found. */
async function inspect(page: Page, state: State): Promise<void> {
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    await look(page, 'light')
    await standing(page, state)
    expect.soft(await violations(page, state), `${state}, ${name}, light`).toEqual([])
    expect.soft(await widerThanScreen(page), `${state}, ${name}`).toEqual([])
    await look(page, 'dark')
    expect.soft(await violations(page, state, 'colours'), `${state}, ${name}, dark`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect.soft(await widerThanScreen(page), `${state}, at 320 pixels`).toEqual([])
}

test.describe('in every state, width and colour mode', () => {
  // Four visits to a page in one test: the browser keeps what the first one has fetched.
  test.describe.configure({ timeout: 180_000 })

  for (const pattern of builtRoutes)
    test(pattern, async ({ page, server, forget, signIn, clean }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      for (const state of order)
        await test.step(state, async () => {
          await forget()
          server.reset()
          const scenario = scenarioOf[pattern]
          if (scenario) server.applyScenario(scenario)
          states[state](server)
          await signIn(visitorOf(pattern))
          clean.check()
          if (state === 'error') clean.expectErrors(/./)
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
          await page.goto(addressOf(pattern, server.db), { waitUntil: 'domcontentloaded' })
          await inspect(page, state)
        })
    })
})

for (const pattern of keptRoutes)
  test(`${pattern}, coming next`, async ({ page, server, signIn }) => {
    await signIn(visitorOf(pattern))
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(addressOf(pattern, server.db))
    await standing(page, 'full')
    await expect(page.getByText('This page is not built yet')).toBeVisible()
    expect(await violations(page, 'full'), 'light').toEqual([])
    await look(page, 'dark')
    expect(await violations(page, 'full', 'colours'), 'dark').toEqual([])
  })
