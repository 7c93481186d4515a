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

/** Waits until the page fits: after a change of width it takes a moment to render. */
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
 * The widths and modes in which a page is checked, by its state. Only full pages need all of them: empty and failed
 * ones have the same layout on wide screens, and loading ones have no colours of their own. Each starts in the mode
 * before it.
 */
const looks: Record<State, Partial<Record<Size, Mode[]>>> = {
  loading: { phone: ['light'] },
  full: { phone: ['light', 'dark'], desktop: ['dark', 'light'] },
  error: { phone: ['light', 'dark'] },
  empty: { phone: ['dark', 'light'] },
}

/** Checks a page in one state; each finding names the state, width and mode. */
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

/** Pages with only a list show its failure and its empty state alike: only this one is checked in these states. */
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

      // Two visits cover four states: a loading page becomes full, and a failed one, tried again, empty.
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
