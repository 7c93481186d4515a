import type { RoutePattern } from '@/domain/navigation/routePatterns'
import { addressOf, builtRoutes, scenarioOf, visitorOf } from './exampleUrls'
import { forgetShifts, recordShifts, shiftsOf } from './shifts'
import { reachState, states } from './states'
import { expect, test } from './test'

/** Pages on which several queries decide what stands above what. */
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
]

test.use({ viewport: { width: 360, height: 740 } })

// A reset keeps it: it is a developer's setting.
test.afterEach(({ server }) => server.setEnvironment({ latency: 0 }))

for (const pattern of patterns)
  for (const scenario of ['full', 'empty'] as const)
    test(`${pattern}, ${scenario}, with slow answers, does not move what it has shown`, async ({
      page,
      server,
      signIn,
    }) => {
      if (scenario === 'empty') server.applyScenario('nothing-yet')
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
  await expect(page.getByRole('link', { name: 'Sign in to pay' })).toBeVisible()
  await reachState(page, 'full')
  const { total, told } = await shiftsOf(page)
  expect(total, told).toBeLessThanOrEqual(0.01)
})

const trips: [from: RoutePattern, links: RoutePattern[]][] = [
  ['/solutions', ['/premium-membership', '/blog', '/contact', '/solutions', '/']],
  ['/account', ['/account/billing', '/account/profile', '/account/referrals', '/account']],
]

for (const width of [360, 1280])
  for (const [from, links] of trips)
    test(`pages that links lead to from ${from} do not move what they have shown at ${width} px`, async ({
      page,
      signIn,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await signIn('premium')
      await recordShifts(page)
      await page.goto(from)
      for (const to of links) {
        await reachState(page, 'full')
        await forgetShifts(page)
        // After an input the browser would count no shifts for half a second.
        await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), to)
        await expect(page).toHaveURL(to)
        await reachState(page, 'full')
        const { total, told } = await shiftsOf(page)
        expect(total, `${to}: ${told}`).toBeLessThanOrEqual(0.02)
      }
    })

for (const pattern of builtRoutes)
  test(`${pattern} is filled where its skeleton stood`, async ({ page, server, signIn }) => {
    const scenario = scenarioOf[pattern]
    if (scenario) server.applyScenario(scenario)
    states.loading(server)
    await signIn(visitorOf(pattern))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await recordShifts(page)
    await page.goto(addressOf(pattern, server.db), { waitUntil: 'domcontentloaded' })
    await reachState(page, 'loading')
    await forgetShifts(page)
    server.heal()
    await reachState(page, 'full')
    const { total, told } = await shiftsOf(page)
    expect(total, told).toBeLessThanOrEqual(0.02)
  })
