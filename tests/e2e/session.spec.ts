import type { Page } from '@playwright/test'
import { hold } from './helpers/hold'
import { fillIn, title } from './helpers/parts'
import { expect, test } from './helpers/test'

const side = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Personal account' }).getByRole('link', { name })

async function openAccount(page: Page): Promise<void> {
  await page.goto('/account/email')
  await expect(title(page, 'Email')).toBeVisible()
}

test('returns to the same page after the session has expired @smoke', async ({ page, server, signIn }) => {
  await signIn('member')
  await openAccount(page)
  // The page's first request, so that nothing ends the session before the click.
  const mend = server.fail('listPaymentMethods', '401')
  await side(page, 'Payment method').click()
  await expect(title(page, 'Sign in')).toBeVisible()
  mend()
  await fillIn(page, 'member@doers.test')
  await expect(page).toHaveURL('/account/payment')
})

test('signs out in all tabs', async ({ page, context, signIn }) => {
  await signIn('premium')
  await page.goto('/account')
  await expect(title(page, /^Welcome back/)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/account/email')
  await expect(other.getByText('premium@doers.test').first()).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click()
  await expect(title(page, 'Sign in')).toBeVisible()
  await expect(other).toHaveURL('/login')
  await expect(other.getByText('premium@doers.test')).toHaveCount(0)
})

/** Waits until the page reads nothing more: a read under way when the connection breaks would report it first. */
async function complete(page: Page, { calls }: { calls: readonly unknown[] }): Promise<void> {
  await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)
  let known = 0
  const isQuiet = () => {
    const before = known
    known = calls.length
    return known === before
  }
  await expect.poll(isQuiet, { intervals: [1000] }).toBe(true)
}

test('shows the outage page in a browser without a connection, and returns when it is back', async ({
  page,
  server,
  signIn,
}) => {
  await signIn('member')
  const code = page.waitForResponse(/\/assets\/Profile-.*\.js/)
  await openAccount(page)
  await complete(page, server)
  await side(page, 'Profile').hover()
  await (await code).finished()
  await page.context().setOffline(true)
  await side(page, 'Profile').click()
  await expect(title(page, 'You’re offline')).toBeVisible()
  await page.context().setOffline(false)
  await expect(title(page, 'Profile')).toBeVisible()
  await expect(page).toHaveURL('/account/profile')
})

test('a page whose code could not be fetched opens when the connection is back', async ({
  page,
  server,
  signIn,
  clean,
}) => {
  clean.expectErrors(/dynamically imported module/)
  await signIn('member')
  await page.route('**/assets/Referrals-*.js', (route) => route.abort())
  await openAccount(page)
  await complete(page, server)
  await page.context().setOffline(true)
  await side(page, 'Refer & Earn').click()
  await expect(page.getByText('We couldn’t load part of this page')).toBeVisible()
  await page.unroute('**/assets/Referrals-*.js')
  await page.context().setOffline(false)
  await expect(title(page, 'Refer & Earn')).toBeVisible()
})

test('no name is shown before the check of a stored session has answered, unless the server cannot be asked', async ({
  page,
  signIn,
  clean,
}) => {
  clean.expectErrors(/ERR_FAILED/)
  await signIn('premium')
  const profile = page.getByRole('banner').getByRole('link', { name: /open your account$/ })
  for (const path of ['/', '/contact']) {
    const release = await hold(page, '**/api/checkSession')
    await page.goto(path)
    await expect(page.locator('#root:not([data-prerendered])')).toBeVisible()
    await expect(page.getByRole('banner').locator('.site-profile-place')).toBeVisible()
    await expect(profile).toHaveCount(0)
    await expect(page.getByText('premium@doers.test')).toHaveCount(0)
    release()
    await expect(profile).toBeVisible()
    await page.unroute('**/api/checkSession')
  }
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('premium@doers.test')
  await page.route('**/api/checkSession', (route) => route.abort())
  await page.goto('/')
  await expect(profile).toBeVisible()
})

test('no price of others is shown before it is known whether a stored session is a premium member’s', async ({
  page,
  signIn,
}) => {
  await signIn('premium')
  const release = await hold(page, '**/api/checkSession')
  await page.goto('/solutions')
  await expect(page.locator('#root:not([data-prerendered])')).toBeVisible()
  await expect(page.getByText(/^Save .* with Premium$/).first()).toBeHidden()
  release()
  await expect(page.getByText(/^Member price/).first()).toBeVisible()
})
