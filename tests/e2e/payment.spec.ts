import type { Page } from '@playwright/test'
import { countDocuments } from './helpers/parts'
import { cards, enterCard, payButton } from './helpers/pay'
import { expect, test } from './helpers/test'

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Opens the cart as the free member, whose cart has items and who has no preselected card. */
async function goToPayment(page: Page): Promise<void> {
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByRole('radio', { name: 'Use a different card' }).check()
}

test.describe('pays with a new card', () => {
  test.beforeEach(async ({ page, signIn, fakeStripe }) => {
    await fakeStripe()
    await signIn('premium')
    await goToPayment(page)
  })

  test('pays only after the 3-D Secure challenge is completed @smoke', async ({ page, server }) => {
    await enterCard(page, cards.secured)
    await payButton(page).click()
    await page.frameLocator('iframe[title="3-D Secure"]').getByRole('button', { name: 'Complete' }).click()
    await expect(title(page, /your order is complete/)).toBeVisible()
    expect(server.calls.filter(({ id }) => id === 'checkoutCart')).toHaveLength(1)
    expect(server.calls.filter(({ id }) => id === 'useOrderSession')).toHaveLength(1)
  })

  test('needs no code that is not there when it begins', async ({ page, server }) => {
    const documents = countDocuments(page)
    await enterCard(page, cards.good)
    await page.route(/\/assets\/.*\.(js|css)$/, (route) => route.abort('connectionreset'))
    await payButton(page).click()
    await expect(title(page, /your order is complete/)).toBeVisible()
    await expect(page.getByText('Checkout complete').first()).toBeVisible()
    expect(server.calls.filter(({ id }) => id === 'checkoutCart').map(({ status }) => status)).toEqual([200])
    expect(documents()).toBe(0)
  })

  test('sends one checkout if two tabs pay at the same time', async ({ page, context, server }) => {
    const other = await context.newPage()
    await goToPayment(other)
    server.fail('checkoutCart', 'delay=1500')
    await enterCard(page, cards.good)
    await enterCard(other, cards.good)
    const click = (tab: Page) => payButton(tab).evaluate((button: HTMLButtonElement) => button.click())
    await Promise.all([click(page), click(other)])
    const done = page.getByRole('heading', { level: 1, name: /your order is complete/ })
    const doneThere = other.getByRole('heading', { level: 1, name: /your order is complete/ })
    await expect.poll(async () => (await done.count()) + (await doneThere.count())).toBe(1)
    await expect(payButton(page)).toBeHidden()
    await expect(payButton(other)).toBeHidden()
    expect(server.calls.filter(({ id }) => id === 'checkoutCart')).toHaveLength(1)
  })

  test('reconciles a lost response: the payment succeeded and is reported @smoke', async ({ page, server }) => {
    server.fail('checkoutCart', 'drop-after')
    await enterCard(page, cards.good)
    await neverOffersPay(page)
    await payButton(page).click()
    await expect(title(page, /your order is complete/)).toBeVisible()
    expect(await offeredPay(page)).toBe(false)
    expect(server.calls.filter(({ id }) => id === 'checkoutCart')).toHaveLength(1)
  })

  test('reconciles a lost request: nothing was paid, and paying again is possible', async ({ page, server }) => {
    server.fail('checkoutCart', 'dropx1')
    await enterCard(page, cards.good)
    await page.clock.install()
    await payButton(page).click()
    await expect(title(page, 'Checking your payment')).toBeVisible()
    await expect(payButton(page)).toHaveCount(0)
    // The cart is still full, but the request could still be at work.
    await page.clock.fastForward(30_000)
    await expect(title(page, 'Checking your payment')).toBeVisible()
    await page.clock.fastForward(121_000)
    await expect(page.getByText('We haven’t seen a charge')).toBeVisible()
    await expect(payButton(page)).toBeVisible()
    expect(server.calls.filter(({ id }) => id === 'checkoutCart')).toHaveLength(1)
  })
})

/** From the next click on, records whether an enabled Pay button reappears. */
async function neverOffersPay(page: Page): Promise<void> {
  await page.evaluate(() => {
    const record = window as unknown as { offeredPay: boolean }
    record.offeredPay = false
    addEventListener(
      'click',
      () => {
        const look = () => {
          const again = [...document.querySelectorAll('button')].some(
            (button) =>
              /^Pay S\$/.test(button.textContent ?? '') &&
              !button.disabled &&
              button.getAttribute('aria-disabled') !== 'true' &&
              button.getAttribute('aria-busy') !== 'true',
          )
          record.offeredPay ||= again
        }
        setTimeout(
          () => new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true }),
          300,
        )
      },
      { once: true, capture: true },
    )
  })
}

const offeredPay = (page: Page) => page.evaluate(() => (window as unknown as { offeredPay: boolean }).offeredPay)
