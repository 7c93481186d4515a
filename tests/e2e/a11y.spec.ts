import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addressOf, builtRoutes, keptRoutes, scenarioOf, visitorOf } from './addresses'
import { standing, states, type State } from './states'
import { expect, test } from './test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const tall = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

/** What axe finds. Of a page that it has seen in light, the dark one differs in nothing but its colours. */
async function violations(page: Page, state: State, only?: 'colours'): Promise<string[]> {
  // The legacy mode needs no second page; there are no frames of others here.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  // Header and footer are the same in all states.
  if (state !== 'full') axe.exclude('.topbar').exclude('footer')
  const { violations: found } = await (only ? axe.withRules(['color-contrast']) : axe.withTags(tags)).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  )
}

const widerThanScreen = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    )
    return wide
      .slice(0, 5)
      .map((one) => `${one.tagName} ${one.className} reaches ${Math.round(one.getBoundingClientRect().right)}`)
  })

const look = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme)
}

for (const pattern of builtRoutes)
  for (const state of Object.keys(states) as State[])
    test(`${pattern}, ${state}`, async ({ page, server, signIn, clean }) => {
      if (state === 'error') clean.expectErrors(/./)
      const scenario = scenarioOf[pattern]
      if (scenario) server.applyScenario(scenario)
      states[state](server)
      const path = addressOf(pattern, server.db)
      await signIn(visitorOf(pattern))
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      for (const [name, size] of Object.entries(tall)) {
        await page.setViewportSize(size)
        await look(page, 'light')
        await standing(page, state)
        expect(await violations(page, state), `${name}, light`).toEqual([])
        expect(await widerThanScreen(page), name).toEqual([])
        await look(page, 'dark')
        expect(await violations(page, state, 'colours'), `${name}, dark`).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await widerThanScreen(page), 'at 320 pixels').toEqual([])
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
