import type { Page } from '@playwright/test'
import { violations } from './helpers/axe'
import { hold } from './helpers/hold'
import { live } from './helpers/parts'
import { recordShifts, shiftsOf } from './helpers/shifts'
import { answerOneByOne, reachState } from './helpers/states'
import { expect, test } from './helpers/test'

for (const [path, most] of [
  ['/', 0.02],
  ['/login', 0.02],
  ['/solutions', 0.02],
  ['/solutions/company-registration', 0.02],
  // Inter may arrive within the tenth of a second in which it still replaces the fallback.
  ['/blog', 0.03],
  ['/events', 0.03],
  ['/premium-membership', 0.02],
] as const)
  test(`${path} becomes interactive without moving`, async ({ page, context }) => {
    // No consent was asked for yet: the question must not push anything about either.
    await context.clearCookies()
    await recordShifts(page)
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible()
    const { total, told } = await shiftsOf(page)
    expect(total, told).toBeLessThanOrEqual(most)
  })

test('the lists of / arrive where their room is kept', async ({ page }) => {
  await recordShifts(page)
  await page.goto('/')
  const events = page.getByRole('region', { name: 'Upcoming events' })
  const doers = page.getByRole('region', { name: 'Meet the doers' })
  await live(page)
  // They are fetched once the visitor scrolls near.
  await page.getByRole('heading', { level: 2, name: 'Start where you are' }).scrollIntoViewIfNeeded()
  await events.scrollIntoViewIfNeeded()
  await expect(events.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(doers.getByRole('heading', { level: 3 })).toHaveCount(4)
  const { total, told } = await shiftsOf(page)
  expect(total, told).toBeLessThanOrEqual(0.02)
  expect(await violations(page, 'full')).toEqual([])
})

for (const [persona, path, most] of [
  // The visitor's hero gives way to the member's.
  ['premium', '/', 0.1],
  ['premium', '/account', 0.02],
  ['premium', '/account/billing', 0.02],
  ['premium', '/cart', 0.02],
  ['premium', '/events', 0.02],
  ['owner', '/team', 0.02],
  ['owner', '/team/billing', 0.02],
  ['admin', '/admin', 0.02],
] as const)
  test(`${path} does not move what it has shown`, async ({ page, signIn, site }) => {
    await signIn(persona)
    answerOneByOne(site.control)
    await recordShifts(page)
    await page.goto(path)
    await reachState(page, 'full')
    const { total, told } = await shiftsOf(page)
    expect(total, told).toBeLessThanOrEqual(most)
  })

for (const [persona, path, heading, loading, found] of [
  ['premium', '/account', /^Welcome back$/, 'Loading your account', 'Welcome back, Nur Aisyah'],
  ['premium', '/account/notifications', 'Notifications', 'Loading your notifications', 'Notifications'],
  ['owner', '/team/members', 'Team Members', 'Loading your team', 'Team Members'],
  ['premium', '/cart', 'Cart', 'Loading your cart', 'Cart'],
] as const)
  test(`${path} shows a member its heading and skeleton before its code has arrived`, async ({ page, signIn }) => {
    await signIn(persona)
    const release = await hold(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: loading })).toBeVisible()
    release()
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: found })).toBeVisible()
    await expect(page.getByText(loading)).toHaveCount(0)
  })

test('the skeleton of the account is not shown to visitors', async ({ page }) => {
  const release = await hold(page)
  await page.goto('/account', { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Overview', includeHidden: true })).toBeHidden()
  release()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Scrolls down, as soon as the page is long enough: its lists are rendered in slices. */
const scrollTo = (page: Page, top: number) =>
  expect
    .poll(async () => {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
      return scrolled(page)
    })
    .toBe(top)

/** Reloads the list of events where it is scrolled to. @returns its last row, and what lets its answer arrive */
async function reloadEventsAt(page: Page, top: number) {
  await page.goto('/events')
  const last = page.getByRole('main').getByRole('listitem').last()
  await last.scrollIntoViewIfNeeded()
  await scrollTo(page, top)
  const answer = await hold(page, /\/api\/events(\?|$)/)
  await page.reload()
  await live(page)
  return { last, answer }
}

test('a reload of a page that has yet to read its list returns to where it was scrolled', async ({ page }) => {
  const { last, answer } = await reloadEventsAt(page, 1500)
  await expect(last).toBeHidden()
  answer()
  await expect.poll(() => scrolled(page)).toBe(1500)
})

test('who scrolls up while the list is still to come stays there', async ({ page }) => {
  const { last, answer } = await reloadEventsAt(page, 1500)
  await page.keyboard.press('Home')
  await expect.poll(() => scrolled(page)).toBe(0)
  answer()
  await expect(last).toBeAttached()
  expect(await scrolled(page)).toBe(0)
})

test('a reload of the account returns to where it was scrolled, a new visit starts at the top', async ({
  page,
  signIn,
}) => {
  await signIn('premium')
  const tile = page.getByRole('heading', { level: 2, name: 'Featured doer' })
  await page.goto('/account')
  await tile.scrollIntoViewIfNeeded()
  // Its parts arrive one after the other, and move what is in view until those above have found their height.
  let height = 0
  const growth = async () => height - (height = await page.evaluate(() => document.documentElement.scrollHeight))
  await expect.poll(growth, { intervals: [1000] }).toBe(0)
  await tile.scrollIntoViewIfNeeded()
  await page.reload()
  await expect(tile).toBeInViewport()
  await page.goto('/events')
  await live(page)
  await expect(page.getByRole('main').getByRole('listitem').last()).toBeAttached()
  expect(await scrolled(page)).toBe(0)
})

test('a member is not greeted as a stranger while the page becomes interactive', async ({ page, signIn }) => {
  const banner = page.getByRole('banner')
  const join = banner.getByRole('link', { name: 'Go Premium' })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(join).toBeVisible()
  await signIn('premium')
  const release = await hold(page)
  for (const path of ['/', '/cart']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(banner.locator('.site-profile-place')).toBeVisible()
    await expect(join).toBeHidden()
    await expect(banner.getByRole('link', { name: 'Sign In', includeHidden: true })).toBeHidden()
  }
  await page.goto('/', { waitUntil: 'commit' })
  release()
  const profile = banner.getByRole('link', { name: /open your account$/ })
  await expect(profile).toBeVisible()
  await expect(page.locator('html[data-session]')).toHaveCount(0)
})

test('a session that has ended always leaves a way to sign in', async ({ page, context, site }) => {
  const url = site.url
  await context.addCookies([
    { name: 'dc_token', value: 'ended', url },
    { name: 'dc_user', value: 'unreadable', url },
  ])
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Go Premium' })).toBeVisible()
})

test('a page that is scrolled before it becomes interactive stays where it is', async ({ page }) => {
  const release = await hold(page)
  await page.goto('/solutions', { waitUntil: 'commit' })
  const link = page.getByRole('link', { name: 'Company registration' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  const before = await link.boundingBox()
  release()
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(700)
  expect((await link.boundingBox())?.y).toBe(before?.y)
})
