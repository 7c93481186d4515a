import type { Page } from '@playwright/test'
import { toasts } from './parts'
import { expect, test } from './test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, heading, text] of [
    ['/', /./, 'Go Premium'],
    ['/login', 'Sign in', 'E-mail me a one-time code'],
    ['/solutions', 'Solutions & Benefits', 'Hot desk day pass'],
  ] as const)
    test(`${path} shows what the build has painted`, async ({ page }) => {
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

for (const path of ['/', '/login', '/solutions'])
  test(`${path} comes alive without moving`, async ({ page, context }) => {
    // The consent banner has not been shown yet, so it must not shift the layout either.
    await context.clearCookies()
    await page.addInitScript(() => {
      const record = window as unknown as { shifted: number; shifts: string[] }
      record.shifted = 0
      record.shifts = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node?: Node }[]
        })[]) {
          if (entry.hadRecentInput) continue
          record.shifted += entry.value
          record.shifts.push(
            `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => (node as Element | undefined)?.className ?? '').join(', ')}`,
          )
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Do not count me' })).toBeVisible()
    const { shifted, shifts } = await page.evaluate(() => {
      const { shifted, shifts } = window as unknown as { shifted: number; shifts: string[] }
      return { shifted, shifts }
    })
    expect(shifted, shifts.join('\n')).toBeLessThanOrEqual(0.02)
  })

/** Blocks the app's scripts, so that the page stays prerendered. @returns a function that releases them */
async function holdScripts(page: Page, pattern = '**/assets/*.js'): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('input in the prerendered form is kept when the app takes over', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mail address').fill('premium@doers.test')
  await page.getByLabel('Password', { exact: true }).pressSequentially('Doers-20')
  release()
  // Only the app knows which providers this installation has.
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
  await expect(page.locator('#login-email')).toHaveCount(0)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('26!')
  await expect(page.getByLabel('E-mail address')).toHaveValue('premium@doers.test')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
})

for (const [who, cart] of [
  ['a visitor', 'Cart, 1 item'],
  ['a member with two in the cart', 'Cart, 3 items'],
] as const)
  test(`what ${who} presses on a painted page counts once it is alive`, async ({ page, signIn }) => {
    if (who !== 'a visitor') await signIn('premium')
    const release = await holdScripts(page)
    await page.goto('/solutions/ads-credit', { waitUntil: 'commit' })
    const button = page.getByRole('button', { name: 'Add to cart' })
    await page.waitForFunction(() => performance.getEntriesByName(`${location.origin}/early.js`).length > 0)
    await button.click()
    await expect(button).toHaveCSS('cursor', 'progress')
    release()
    await expect(toasts(page).getByText('Item added to cart')).toBeVisible()
    await expect(page.getByRole('link', { name: cart })).toBeVisible()
    await expect(button).toBeFocused()
  })

test('the chunk of a deep link is requested in parallel with the entry, not after it', async ({ page, signIn }) => {
  await signIn('premium')
  const release = await holdScripts(page, '**/assets/first-*.js')
  const own = page.waitForRequest(/\/assets\/Billing-[\w-]+\.js$/)
  await page.goto('/account/billing', { waitUntil: 'commit' })
  await own
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Billing and invoices' })).toBeVisible()
})
