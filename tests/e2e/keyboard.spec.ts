import type { Locator, Page } from '@playwright/test'
import { press, seesFocus, skipToContent, tabTo, typeInto } from './helpers/keys'
import { cards, payButton } from './helpers/pay'
import { title } from './helpers/parts'
import { reachState } from './helpers/states'
import { expect, test } from './helpers/test'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const isFocused = (place: Locator) => place.evaluate((one) => one === document.activeElement)

/** Opens a page and skips to its main content. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await reachState(page, 'full')
  // The sign-in form becomes interactive last: only the prerendered one has a method.
  await expect(page.locator('form[method]')).toHaveCount(0)
  await skipToContent(page)
}

// The dialogs of the first page would take the focus from its heading.
test('signing in with a password @smoke', async ({ page, server }) => {
  server.hasSeenAll('u-premium')
  await arrive(page, '/login')
  await typeInto(page, field(page, 'Email address'), 'premium@doers.test')
  const password = page.getByLabel('Password', { exact: true })
  await typeInto(page, password, 'Wrong-2026!')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password')
  await seesFocus(page)
  await typeInto(page, password, 'Doers-2026!')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await expect(title(page, /^Welcome back/)).toBeFocused()
})

test('signing in with a one-time code', async ({ page, server }) => {
  server.hasSeenAll('u-premium')
  await arrive(page, '/login')
  await typeInto(page, field(page, 'Email address'), 'premium@doers.test')
  await press(page, button(page, 'Email me a one-time code'))
  await expect(field(page, 'Email address')).toBeFocused()
  await press(page, button(page, 'Send the code'))
  await expect(field(page, 'One-time code')).toBeFocused()
  await seesFocus(page)
  await page.keyboard.type(server.db.mails.find(({ to }) => to === 'premium@doers.test')?.code ?? '')
  await expect(page).toHaveURL('/account')
  await expect(title(page, /^Welcome back/)).toBeFocused()
})

test('adding a solution to the cart and increasing its quantity', async ({ page }) => {
  await arrive(page, '/solutions')
  await typeInto(page, page.getByRole('searchbox', { name: 'Search solutions' }), 'hot desk')
  await expect(page.getByRole('status').filter({ hasText: '1 solution' })).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Hot desk day pass' }))
  await expect(title(page, 'Hot desk day pass')).toBeFocused()
  const places = page.getByRole('group', { name: 'Option' }).getByRole('radio')
  await tabTo(page, places.first())
  await page.keyboard.press('ArrowDown')
  await expect(places.nth(1)).toBeFocused()
  await expect(places.nth(1)).toBeChecked()
  await press(page, button(page, 'Add to cart'))
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await press(page, page.getByRole('link', { name: 'View cart' }))
  await expect(title(page, /cart/i)).toBeFocused()
  const more = button(page, 'One more: Quantity of Hot desk day pass')
  await press(page, more)
  await expect(page.getByRole('heading', { name: '2 items' })).toBeVisible()
  await expect(more).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'One less: Quantity of Hot desk day pass')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '1 item' })).toBeVisible()
  await seesFocus(page)
})

test('paying with a new card', async ({ page, server, signIn, fakeStripe }) => {
  await fakeStripe()
  await signIn('premium')
  await arrive(page, '/cart')
  await press(page, button(page, 'Go to payment'))
  await seesFocus(page)
  const radios = page.getByRole('form', { name: 'Payment' }).getByRole('radio')
  await tabTo(page, page.getByRole('radio', { checked: true }).last())
  const another = page.getByRole('radio', { name: 'Use a different card' })
  for (let left = await radios.count(); left > 0 && !(await another.isChecked()); left--)
    await page.keyboard.press('ArrowDown')
  await expect(another).toBeFocused()
  await typeInto(page, field(page, 'Card number'), cards.declined)
  await typeInto(page, field(page, 'Expiry'), '1230')
  await typeInto(page, field(page, 'CVC'), '123')
  await press(page, payButton(page))
  await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined' })).toBeVisible()
  await seesFocus(page)
  await expect(payButton(page)).toBeFocused()
  for (let back = 0; back < 10 && !(await isFocused(field(page, 'Card number'))); back++)
    await page.keyboard.press('Shift+Tab')
  await typeInto(page, field(page, 'Card number'), cards.good)
  await page.keyboard.press('Enter')
  await expect(title(page, 'Thank you, your order is complete')).toBeFocused()
  await seesFocus(page)
  expect(server.calls.filter(({ id }) => id === 'checkoutCart').map(({ status }) => status)).toEqual([402, 200])
})

test('opening the cancel-membership dialog and leaving it @smoke', async ({ page, server, signIn }) => {
  await signIn('premium')
  await arrive(page, '/account/solutions')
  const opener = button(page, 'Cancel membership')
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
  await press(page, opener)
  const dialog = page.getByRole('dialog', { name: /^Cancel .*\?$/ })
  await expect(dialog.getByRole('button', { name: 'Keep membership' })).toBeFocused()
  await seesFocus(page)
  const outside = page.locator(':focus:not([role="dialog"], [role="dialog"] *)')
  const stops = await dialog.getByRole('button').count()
  // After the last tab stop, the focus may move to the browser itself, but never to the page behind the dialog.
  for (let stop = 0; stop <= stops; stop++) {
    await page.keyboard.press('Tab')
    await expect(outside).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(server.calls.filter(({ id }) => id === 'cancelStripeSubscription')).toEqual([])
})

test('the next action of the ID verification', async ({ page, context, server, signIn }) => {
  server.applyScenario('kyc-not-started')
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Provider</title>' }),
  )
  await signIn('premium')
  await arrive(page, '/account/id-verification')
  const opened = page.waitForEvent('popup')
  await press(page, button(page, /^Start verification/))
  const provider = await opened
  await expect(provider).toHaveURL(/^https:\/\/verify\.doers\.test\/s\//)
  const address = provider.url()
  await provider.close()
  await expect(page.getByText('Action needed')).toBeVisible()
  const onward = page.getByRole('link', { name: /^Continue verification/ })
  await expect(onward).toHaveAttribute('href', address)
  expect(server.calls.filter(({ id }) => id === 'generateKycVerifyUrl')).toHaveLength(1)
  await seesFocus(page)
  const again = page.waitForEvent('popup')
  await press(page, onward)
  await (await again).close()
})
