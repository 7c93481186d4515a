import type { Page } from '@playwright/test'
import { cards, enterCard, payButton } from './helpers/pay'
import { live, toasts } from './helpers/parts'
import { expect, test } from './helpers/test'

const password = 'Circle-of-doers-77'
const line = (page: Page, title: string) => page.getByRole('listitem', { name: title })
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992

test('a visitor finds a solution, fills a cart, goes premium, signs up, pays and signs out', async ({
  page,
  server,
  fakeStripe,
}) => {
  test.slow()
  await fakeStripe()

  await test.step('finds a product in the marketplace', async () => {
    // Through a friend's link.
    await page.goto('/?r=aisyah')
    await live(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (isPhone(page)) {
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.getByText('Solutions & Benefits', { exact: true }).click()
      await menu.getByRole('link', { name: /^Workspace/ }).click()
    } else {
      await page.getByRole('button', { name: 'Solutions & Benefits' }).click()
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Workspace/ })
        .click()
    }
    await expect(page).toHaveURL('/solutions?category=workspace')
    await expect(page.getByRole('button', { name: 'Workspace', pressed: true })).toBeVisible()
    await page.getByRole('link', { name: 'Hot desk day pass' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hot desk day pass' })).toBeVisible()
  })

  await test.step('chooses a variation and add-ons', async () => {
    await page.getByRole('radio', { name: /Harbourfront/ }).check()
    await expect(page).toHaveURL(/variation=hot-desk-harbour/)
    const more = page.getByRole('button', { name: 'One more: Locker' })
    await more.click()
    await more.click()
    await expect(more).toBeDisabled()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(toasts(page).getByText('Item added to cart')).toBeVisible()
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  })

  await test.step('changes the cart; the totals come from the server', async () => {
    const desk = line(page, 'Hot desk day pass')
    await expect(desk).toContainText('Harbourfront')
    await expect(desk.getByLabel('Locker for Hot desk day pass: 2')).toBeVisible()
    await expect(desk.getByRole('button', { name: /^One more: Locker/ })).toBeDisabled()
    await desk.getByRole('button', { name: /^One less: Locker/ }).click()
    await expect(desk.getByRole('button', { name: /^One less: Locker/ })).toBeDisabled()
    await desk.getByRole('button', { name: 'One more: Quantity of Hot desk day pass' }).click()
    await expect(page.getByRole('heading', { name: '2 items' })).toBeVisible()
    await showsServerTotal(page, () => server.calls.findLast(({ id }) => id === 'calculateCart')?.json)
  })

  await test.step('tries a rejected discount code, applies a valid one, removes it', async () => {
    const code = page.getByRole('textbox', { name: /iscount code/ })
    await code.fill('EXPIRED')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill('doer10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Discount code DOER10')).toBeVisible()
    await showsServerTotal(page, () => server.calls.findLast(({ id }) => id === 'calculateCart')?.json)
    await page.getByRole('button', { name: 'Remove discount code DOER10' }).click()
    await expect(page.getByText('Discount code DOER10')).toBeHidden()
  })

  await test.step('adds the premium membership: first in the cart, and only once', async () => {
    await page.getByRole('button', { name: /^Add Premium/ }).click()
    await expect(page.getByRole('heading', { name: '3 items' })).toBeVisible()
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) })
        .first(),
    ).toContainText('Premium membership')
    await page.goto('/solutions/premium-membership')
    await expect(page.getByRole('link', { name: 'View cart' })).toBeVisible()
    await page.getByRole('link', { name: 'View cart' }).click()
    await expect(page.getByRole('heading', { name: '3 items' })).toBeVisible()
  })

  await test.step('signs up, and activates the account with the mailed link', async () => {
    await page.getByRole('link', { name: 'Create account and pay' }).click()
    await page.getByLabel('First name').fill('Nurul')
    await page.getByLabel('Last name').fill('Huda')
    await page.getByLabel('Email address').fill('nurul@doers.test')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible()
    const sent = server.calls.find(({ id }) => id === 'registerTrue')?.sent
    expect(JSON.parse(sent ?? '{}')).toMatchObject({ email: 'nurul@doers.test', isAdmin: false, isPremiumInCart: true })
    const [mail] = server.db.mails
    expect(mail?.to).toBe('nurul@doers.test')
    // The mail opens in another tab, which knows nothing of where this one was going.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(mail?.href ?? '')
  })

  await test.step('accepts the terms and answers the survey', async () => {
    await page.getByRole('button', { name: /^I agree/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tell us about you' })).toBeVisible()
    await expect(page).toHaveURL(/continueToCart=true/)
    await page.getByRole('button', { name: 'Skip the rest' }).click()
    await expect(page).toHaveURL('/cart')
  })

  await test.step('pays by card', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await expect(page.locator('.cart-figures.is-old')).toHaveCount(0)
    const due = await page.locator('.cart-total dd').innerText()
    await enterCard(page, cards.good)
    await payButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is complete' })).toBeVisible()
    await expect(page.getByText(due.split('\n')[0] ?? '').first()).toBeVisible()
    const checkouts = server.calls.filter(({ id }) => id === 'checkoutCart')
    expect(checkouts).toHaveLength(1)
    const me = server.db.users.find(({ email }) => email === 'nurul@doers.test')
    expect(me).toMatchObject({ isPremiumMember: true, activated: true })
    expect(server.db.carts.find(({ userId }) => userId === me?.userId)?.cart.items ?? []).toEqual([])
    await expect(page.getByRole('link', { name: /^Cart,/ })).toBeHidden()
    // Both the member and the referrer are credited.
    await expect
      .poll(() => server.db.referralTransactions.filter(({ userId }) => userId === me?.userId))
      .toMatchObject([
        { type: 'SIGN_UP', referrerUserId: 'u-premium' },
        { type: 'PREMIUM_PURCHASE', referrerUserId: 'u-premium' },
      ])
  })

  await test.step('is greeted without a dialog over the order, stays signed in after a reload, and signs out', async () => {
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Nurul' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Nurul' })).toBeVisible()
    if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect(names).not.toContain('dc_token')
    expect(names).not.toContain('dc_user')
    await expect(page.getByText('Nurul')).toHaveCount(0)
    await page.goto('/account')
    await expect(page).toHaveURL('/login')
  })
})

type Calculated = { calculated?: { total: number }; total?: number }

async function showsServerTotal(page: Page, answer: () => unknown): Promise<void> {
  const total = page.locator('.cart-total dd')
  await expect(page.locator('.cart-figures.is-old')).toHaveCount(0)
  await expect
    .poll(async () => {
      const said = answer() as Calculated
      const wanted = said.calculated?.total ?? said.total
      return (await total.innerText()).includes(`S$${wanted?.toLocaleString('en-SG', { minimumFractionDigits: 2 })}`)
    })
    .toBe(true)
}
