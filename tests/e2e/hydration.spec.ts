import type { Page } from '@playwright/test'
import { hold } from './helpers/hold'
import { live, toasts } from './helpers/parts'
import { expect, test } from './helpers/test'

// What becomes of a prerendered page is the same at every width; what may move on it is in prerender.spec.ts.

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages show what the build has prerendered', async ({ page }) => {
    for (const [path, heading, text] of [
      ['/', /./, 'Go Premium'],
      ['/login', 'Sign in', 'Email me a one-time code'],
      ['/solutions', 'Solutions & Benefits', 'Hot desk day pass'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByText(text).first()).toBeVisible()
      await expect(page.locator('body')).toHaveCSS('font-family', /Inter/)
      await expect(page.locator('.btn').filter({ visible: true }).first()).toHaveCSS(
        'border-radius',
        /^(50rem|800px|\d{3,}px)$/,
      )
    }
  })
})

test('input of the prerendered form is still there in the live one', async ({ page }) => {
  const release = await hold(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email address').fill('premium@doers.test')
  await page.getByLabel('Password', { exact: true }).pressSequentially('Doers-20')
  release()
  // Only the app knows which providers this installation has.
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
  await expect(page.locator('#login-email')).toHaveCount(0)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('26!')
  await expect(page.getByLabel('Email address')).toHaveValue('premium@doers.test')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
})

for (const [who, cart] of [
  ['a visitor', 'Cart, 1 item'],
  ['a member with two in the cart', 'Cart, 3 items'],
] as const)
  test(`what ${who} presses on a prerendered page counts once it is interactive`, async ({ page, signIn }) => {
    if (who !== 'a visitor') await signIn('premium')
    const release = await hold(page)
    await page.goto('/solutions/ads-credit', { waitUntil: 'commit' })
    const button = page.getByRole('button', { name: 'Add to cart' })
    await button.click()
    await expect(button).toHaveCSS('cursor', 'progress')
    release()
    await expect(toasts(page).getByText('Item added to cart')).toBeVisible()
    await expect(page.getByRole('link', { name: cart })).toBeVisible()
    await expect(button).toBeFocused()
  })

test('an answer that arrives before the code of its page does not replace the prerendered elements', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/Events-*.js')
  const answer = page.waitForResponse(/\/api\/events(\?|$)/)
  await page.goto('/events', { waitUntil: 'commit' })
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
  await (await answer).finished()
  release()
  await live(page)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
})

test('if the code of a stored session cannot be loaded, the page is shown in full', async ({ page, signIn, clean }) => {
  clean.expectErrors(/dynamically imported module|module script/)
  await signIn('premium')
  await page.route('**/assets/site-*.js', (route) => route.abort('connectionreset'))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Go Premium' })).toBeVisible()
})

test('the code of a deep link is asked for beside the entry, not after it', async ({ page, signIn }) => {
  await signIn('premium')
  const release = await hold(page, '**/assets/first-*.js')
  const own = page.waitForRequest(/\/assets\/Billing-[\w-]+\.js$/)
  await page.goto('/account/billing', { waitUntil: 'commit' })
  await own
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Billing & Invoices' })).toBeVisible()
})

test('the footer of a page that was built in another year is taken over', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2029-01-01T10:00:00+08:00'))
  const release = await hold(page)
  await page.goto('/about', { waitUntil: 'commit' })
  const note = await page.getByText('Prices in Singapore dollars').elementHandle()
  release()
  await live(page)
  // It is hydrated last, with its buttons.
  await page.getByRole('button', { name: 'Appearance' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await note?.evaluate((element) => element.isConnected)).toBe(true)
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

test('a visitor who scrolls up before the list arrives stays there', async ({ page }) => {
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
  // Its parts arrive one after the other, and move the visible ones until those above have their height.
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
