import { hold } from './helpers/hold'
import { live, toasts } from './helpers/parts'
import { expect, test } from './helpers/test'

// What becomes of a prerendered page is the same at every width; what may move on it is in prerender.spec.ts.

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, heading, text] of [
    ['/', /./, 'Go Premium'],
    ['/login', 'Sign in', 'Email me a one-time code'],
    ['/solutions', 'Solutions & Benefits', 'Hot desk day pass'],
  ] as const)
    test(`${path} shows what the build has prerendered`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByText(text).first()).toBeVisible()
      await expect(page.locator('body')).toHaveCSS('font-family', /Inter/)
      await expect(page.locator('.btn').filter({ visible: true }).first()).toHaveCSS(
        'border-radius',
        /^(50rem|800px|\d{3,}px)$/,
      )
    })
})

test('what is typed into the prerendered form is there when the live one is', async ({ page }) => {
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

for (const path of [
  '/',
  '/login',
  '/solutions',
  '/solutions/ads-credit',
  '/premium-membership',
  '/events',
  '/about',
  '/blog',
])
  test(`${path} keeps its prerendered elements when it becomes interactive`, async ({ page }) => {
    const release = await hold(page)
    await page.goto(path, { waitUntil: 'commit' })
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
    release()
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0)
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
  })

test('an answer that is there before the code of its page leaves the prerendered elements', async ({ page }) => {
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

test('a stored session whose code cannot be loaded hides nothing of the page', async ({ page, signIn, clean }) => {
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
