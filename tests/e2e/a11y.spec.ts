import type { Page } from '@playwright/test'
import type { RoutePattern } from '@/domain/navigation/routePatterns'
import { addressOf, builtRoutes, scenarioOf, visitorOf } from './helpers/exampleUrls'
import { violations, widerThanScreen } from './helpers/axe'
import { forgetShifts, recordShifts, shiftsOf } from './helpers/shifts'
import { retry, reachState, states, type State } from './helpers/states'
import { expect, test } from './helpers/test'

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }
type Size = keyof typeof sizes
type Mode = 'light' | 'dark'

/** The page fits once it has drawn itself for the width it was just given. */
const fits = (page: Page, where: string) =>
  expect
    .configure({ soft: true })
    .poll(() => widerThanScreen(page), where)
    .toEqual([])

const look = async (page: Page, colorScheme: Mode) => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme)
}

/**
 * In which widths and modes a page is looked at. Only a full page in all of them: what is empty or failed has no layout of
 * its own on a wide screen, and what loads no colours of its own. Each look starts in the mode of the one before.
 */
const looks: Record<State, Partial<Record<Size, Mode[]>>> = {
  loading: { phone: ['light'] },
  full: { phone: ['light', 'dark'], desktop: ['dark', 'light'] },
  error: { phone: ['light', 'dark'] },
  empty: { phone: ['dark', 'light'] },
}

/** Looks at a page in a state; every finding names where it was found. */
async function inspect(page: Page, state: State): Promise<void> {
  for (const width of ['phone', 'desktop'] as const) {
    const [first, other] = looks[state][width] ?? []
    if (!first) continue
    await page.setViewportSize(sizes[width])
    await reachState(page, state)
    await look(page, first)
    expect.soft(await violations(page, state), `${state}, ${width}, ${first}`).toEqual([])
    await fits(page, `${state}, ${width}`)
    if (!other) continue
    await look(page, other)
    expect.soft(await violations(page, state, 'colours'), `${state}, ${width}, ${other}`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await fits(page, `${state}, at 320 pixels`)
  await page.setViewportSize(sizes.phone)
}

/** Pages that are a list and nothing else draw its failure and its emptiness alike: one of them is looked at in those. */
const exampleOfLists: RoutePattern = '/admin/orders'

const isList = (page: Page) =>
  page.evaluate(() => {
    const caption = document.querySelector('main table caption')
    return caption !== null && caption.textContent === document.querySelector('h1')?.textContent
  })

test.use({ viewport: sizes.phone })

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
      await test.step('loading, then full where its skeleton stood', async () => {
        await recordShifts(page)
        await visit('loading')
        await inspect(page, 'loading')
        await forgetShifts(page)
        server.heal()
        await reachState(page, 'full')
        const { total, told } = await shiftsOf(page)
        expect.soft(total, told).toBeLessThanOrEqual(0.02)
        await inspect(page, 'full')
        clean.check()
      })

      if (pattern !== exampleOfLists && (await isList(page))) return

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
