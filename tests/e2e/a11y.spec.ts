import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { comingNext } from '@/app/comingNext'
import { routePatterns, type RoutePattern } from '@/domain/routePatterns'
import { expect, test, type Persona } from './test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** An address for every route that takes parameters. */
const examples: Partial<Record<RoutePattern, string>> = {
  '/activate/:userId/:token': '/activate/u-240/unknown',
  '/solutions/:product': '/solutions/company-registration',
  '/events/:eventId': '/events/#event',
  '/blog/:postId': '/blog/#post',
  '/mailing-list/verify/:email/:token': '/mailing-list/verify/a@doers.test/unknown',
  '/surveys/:surveyId': '/surveys/survey-workspace',
  '/microsites/*': '/microsites/newsletter',
  '/docs/components/*': '/docs/components',
  '/:page': '/about',
  '/admin/event': '/admin/event?id=#event',
}

/** Pages that lead away at once. */
const passing: RoutePattern[] = ['/logout']

/** What has to be so before a page may be seen. */
const scenarios: Partial<Record<RoutePattern, 'both-due' | 'maintenance-on'>> = {
  '/accept-terms': 'both-due',
  '/maintenance': 'maintenance-on',
}

const members = ['/accept-terms', '/about-you', '/user-profiling-done', '/confirm-deletion', '/cart', '/data/user']

function visitorOf(pattern: RoutePattern): Persona {
  if (pattern.startsWith('/admin')) return 'admin'
  if (pattern.startsWith('/team')) return 'owner'
  return pattern.startsWith('/account') || members.includes(pattern) ? 'premium' : 'visitor'
}

/** All that has to be loaded is. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.bone, [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
}

async function violations(page: Page): Promise<string[]> {
  // The legacy mode needs no second page; there are no frames of others here.
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze()
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

for (const pattern of routePatterns as readonly RoutePattern[]) {
  if (comingNext.includes(pattern) || passing.includes(pattern)) continue

  test(`${pattern} in light, in dark, and 320 pixels wide`, async ({ page, server, signIn }) => {
    const scenario = scenarios[pattern]
    if (scenario) server.applyScenario(scenario)
    await signIn(visitorOf(pattern))
    const [post] = JSON.parse(readFileSync('dist/content/blog.json', 'utf8')) as { uid: string }[]
    const path = (examples[pattern] ?? pattern)
      .replace('#event', server.db.events.find(({ status }) => status === 'PUBLISHED')?.eventId ?? '')
      .replace('#post', post?.uid ?? '')
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await settled(page)
    expect(await violations(page), 'light').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')
    expect(await violations(page), 'dark').toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await widerThanScreen(page), 'at 320 pixels').toEqual([])
  })
}
