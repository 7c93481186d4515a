import type { Page } from '@playwright/test'
import { addressOf, builtRoutes, scenarioOf, visitorOf } from './exampleUrls'
import { violations, widerThanScreen } from './axe'
import { retry, reachState, states, type State } from './states'
import { expect, test } from './test'

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

/** The page fits once it has drawn itself for the width it was just given. */
const fits = (page: Page, where: string) =>
  expect
    .configure({ soft: true })
    .poll(() => widerThanScreen(page), where)
    .toEqual([])

const look = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme)
}

/** Looks at a page that stands in a state in all widths and modes; every finding names where it was found. */
async function inspect(page: Page, state: State): Promise<void> {
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    await look(page, 'light')
    await reachState(page, state)
    expect.soft(await violations(page, state), `${state}, ${name}, light`).toEqual([])
    await fits(page, `${state}, ${name}`)
    await look(page, 'dark')
    expect.soft(await violations(page, state, 'colours'), `${state}, ${name}, dark`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await fits(page, `${state}, at 320 pixels`)
  await look(page, 'light')
}

test.describe('in every state, width and colour mode', () => {
  for (const pattern of builtRoutes)
    test(pattern, async ({ page, server, forget, signIn, clean }) => {
      const visit = async (begin: State) => {
        await forget()
        server.reset()
        const scenario = scenarioOf[pattern]
        if (scenario) server.applyScenario(scenario)
        states[begin](server)
        await signIn(visitorOf(pattern))
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await page.goto(addressOf(pattern, server.db), { waitUntil: 'domcontentloaded' })
      }

      // Two visits: what is loading becomes full, and what failed is asked for again where there is nothing.
      await test.step('loading, then full', async () => {
        await visit('loading')
        await inspect(page, 'loading')
        server.heal()
        await inspect(page, 'full')
        clean.check()
      })

      await test.step('failed, then empty', async () => {
        clean.expectErrors(/./)
        await visit('error')
        await inspect(page, 'error')
        server.heal()
        await retry(page)
        await inspect(page, 'empty')
      })
    })
})
