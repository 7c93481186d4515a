import type { Page } from '@playwright/test'
import type { RoutePattern } from '@/domain/navigation/routePatterns'
import { addressOf, visitorOf } from './helpers/exampleUrls'
import { forgetShifts, recordShifts, shiftsOf } from './helpers/shifts'
import { reachState, states } from './helpers/states'
import { expect, test } from './helpers/test'

/** Pages on which several queries decide the order of the parts. */
const patterns: RoutePattern[] = [
  '/account',
  '/account/billing',
  '/account/solutions',
  '/account/events',
  '/team',
  '/team/members',
  '/team/billing',
  '/admin',
  '/cart',
  '/careers',
  '/featured-doer',
  '/masterclass',
  '/events',
  '/blog',
]

test.use({ viewport: { width: 360, height: 740 } })

// A reset does not change the latency: it is a developer's setting.
test.afterEach(({ server }) => server.setEnvironment({ latency: 0 }))

/** Pages whose full state prerender.spec.ts covers, with answers that arrive one by one, on desktop and phone. */
const shownFull: RoutePattern[] = ['/account', '/account/billing', '/team', '/team/billing', '/admin', '/cart']

for (const pattern of patterns)
  for (const scenario of shownFull.includes(pattern) ? (['empty'] as const) : (['full', 'empty'] as const))
    test(`${pattern}, ${scenario}, with slow answers, does not move what it has shown`, async ({
      page,
      server,
      signIn,
    }) => {
      if (scenario === 'empty') states.empty(server)
      server.setEnvironment({ latency: 300 })
      await signIn(visitorOf(pattern))
      await recordShifts(page)
      await page.goto(addressOf(pattern, server.db), { waitUntil: 'domcontentloaded' })
      await reachState(page, scenario)
      const { total, told } = await shiftsOf(page)
      expect(total, told).toBeLessThanOrEqual(0.02)
    })

test('the cart of a visitor, with slow answers, does not move what it has shown', async ({ page, server }) => {
  await page.goto('/solutions/hot-desk-day-pass')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Item added to cart')).toBeVisible()
  server.setEnvironment({ latency: 300 })
  await recordShifts(page)
  await page.goto('/cart', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('link', { name: 'I have an account' })).toBeVisible()
  await reachState(page, 'full')
  const { total, told } = await shiftsOf(page)
  expect(total, told).toBeLessThanOrEqual(0.01)
})

/** From one page to the next; a trailing `*` means the first link with that prefix. */
const trips: Record<string, string[]> = {
  '/solutions': [
    '/premium-membership',
    '/blog',
    '/blog/*',
    '/contact',
    '/solutions',
    '/solutions/hot-desk-day-pass',
    '/events',
    '/events/*',
    '/',
  ],
  '/account': ['/account/billing', '/account/profile', '/account/events', '/account/referrals', '/account'],
}

/** Follows a link by script, and waits for its whole page: shifts right after real input would not count. */
async function follow(page: Page, to: string): Promise<void> {
  const link = to.endsWith('*') ? `a[href^="${to.slice(0, -1)}"]` : `a[href="${to}"]`
  // On small screens, links that are not on the page are in the menu.
  if ((await page.locator(link).count()) === 0) {
    await page.getByRole('button', { name: 'Menu' }).evaluate((menu: HTMLElement) => menu.click())
    await expect(page.getByRole('dialog', { name: 'Menu' }).locator(link)).toBeVisible()
  }
  await page.evaluate((selector) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    Object.assign(window, { hasStayed: true })
    const found =
      document.querySelector<HTMLElement>(`main ${selector}`) ?? document.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`No link ${selector}`)
    found.click()
  }, link)
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
  expect(await page.evaluate(() => 'hasStayed' in window), 'no new document').toBe(true)
  await reachState(page, 'full')
  await expect(page.locator('.page-head:last-child')).toHaveCount(0)
  // What is below the first screen is laid out later.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done))))
  await reachState(page, 'full')
}

for (const width of [360, 1280])
  for (const [from, links] of Object.entries(trips))
    test(`pages opened by links from ${from} do not shift at ${width} px`, async ({ page, server, signIn }) => {
      server.setEnvironment({ latency: 300 })
      await page.setViewportSize({ width, height: 800 })
      await signIn('premium')
      await recordShifts(page)
      await page.goto(from)
      await reachState(page, 'full')
      for (const to of links) {
        await forgetShifts(page)
        await follow(page, to)
        const { total, told } = await shiftsOf(page)
        expect(total, `${to}: ${told}`).toBeLessThanOrEqual(0.02)
      }
    })
