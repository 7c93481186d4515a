import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { State } from './states'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds. Of a page that it has seen in light, the dark one differs in nothing but its colours. */
export async function violations(page: Page, state: State, only?: 'colours'): Promise<string[]> {
  // A document keeps axe from the first look at it: its script of a megabyte is sent once.
  const isThere = await page.evaluate(() => 'axe' in window)
  // The legacy mode needs no second page; there are no frames of others here.
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  // Header and footer are the same in all states.
  if (state !== 'full') axe.exclude('.topbar').exclude('footer')
  const { violations: found } = await (only ? axe.withRules(['color-contrast']) : axe.withTags(tags)).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  )
}

/** What is wider than the window. */
export const widerThanScreen = (page: Page) =>
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
