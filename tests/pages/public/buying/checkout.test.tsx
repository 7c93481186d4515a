import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { criticalWork } from '@/lib/browser/criticalWork'
import { toastLog } from '@/lib/calls/toast'
import { delays } from '@/store/payment/checking'
import { readFirst } from '@/ui/feedback/toasts/toastPlace'
import { applyScenario } from '@mocks/scenarios'
import { answerBank, payButton, typeCard } from '@tests/payments/bank'
import { bodyOf, db, fail, goTo, release, renderAt, requestLog, required, sent, teardown } from '@tests/page'

type User = Awaited<ReturnType<typeof renderAt>>['user']
type Fields = { number: string; name?: string }

const told = () => toastLog.read().map(({ text }) => text)
beforeEach(() => teardown.set(delays, { horizon: 20, reads: [0, 10] }))

async function toPayment(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Go to payment' }))
  return payButton()
}

async function enterCard(user: User, { number, name }: Fields) {
  const holder = await screen.findByLabelText('Name on card')
  if (name !== undefined) {
    await user.clear(holder)
    if (name) await user.type(holder, name)
  }
  await typeCard(user, number)
}

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('pays with a new card: one checkout, the card is saved by default, order and invoice are shown', async () => {
  const { user, store } = await renderAt('/cart', { as: 'member', isStrict: true })
  const cards = db.paymentMethods.filter(({ ownerId }) => ownerId === 'u-member').length
  const pay = await toPayment(user)
  expect(pay).toHaveTextContent('Pay S$185.00')
  await user.click(await screen.findByRole('radio', { name: 'Use a different card' }))
  await enterCard(user, { number: '5555555555554444' })
  expect(screen.getByRole('checkbox', { name: 'Save this card for next time' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Pay S$185.00' }))
  await title('Thank you, your order is complete')
  expect(sent('checkoutCart')).toHaveLength(1)
  expect(bodyOf('checkoutCart')).toEqual({ discountCode: null, total: 185, stripeTokenId: 'tok_mastercard_4444_1240' })
  expect(screen.getByText('S$185.00 SGD')).toBeVisible()
  // A toast never covers the order number.
  const number = screen.getByText(required(db.orders.at(-1)).orderId)
  expect(readFirst().some((element) => element.contains(number))).toBe(true)
  expect(screen.getByText('S$65.00')).toHaveTextContent('S$30.00 each')
  const next = within(screen.getByRole('region', { name: 'What’s next' }))
  expect(await next.findByText(/^E-signature renews on/)).toHaveTextContent(/\d\d\/\d\d\/\d{4} for S\$120\.00/)
  expect(screen.getByRole('button', { name: /^Download invoice DC-/ })).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Billing & Invoices' })).toHaveAttribute(
    'href',
    '/account/billing',
  )
  expect(store.getState().cart.cart.items).toEqual([])
  expect(told()).toContain('Checkout complete')
  await waitFor(() => expect(db.paymentMethods.filter(({ ownerId }) => ownerId === 'u-member')).toHaveLength(cards + 1))
  // For the payment provider: whose card it is.
  const whose = { type: 'user', id: 'u-member', description: 'Mei Ling Lim', metadata: { userId: 'u-member' } }
  expect(bodyOf('saveStripeCustomer')).toMatchObject({ ...whose, saveCard: true })
})

test('shows the items in brief next to the payment, leads back to the cart, and sends nothing with incomplete card fields', async () => {
  const { user } = await renderAt('/cart', { as: 'member' })
  await toPayment(user)
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  expect(summary.getByRole('listitem', { name: 'Hot desk day pass' })).toHaveTextContent('2 × Hot desk day pass')
  expect(screen.queryByRole('button', { name: 'Remove E-signature' })).toBeNull()
  await user.click(summary.getByRole('button', { name: 'Edit cart' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Remove E-signature' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull()

  await toPayment(user)
  await user.click(await screen.findByRole('radio', { name: 'Use a different card' }))
  await user.clear(await screen.findByLabelText('Name on card'))
  await user.click(screen.getByRole('button', { name: 'Pay S$185.00' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Name on card')).toHaveAccessibleDescription(/Please enter the name on the card/),
  )
  await user.type(screen.getByLabelText('Name on card'), 'Mei')
  await user.click(screen.getByRole('button', { name: 'Pay S$185.00' }))
  expect((await screen.findAllByText(/Your card number is incomplete/)).length).toBeGreaterThan(0)
  expect(sent('checkoutCart')).toHaveLength(0)
})

test('buying the membership makes the user a premium member (R-CART-10)', async () => {
  const { user, store } = await renderAt('/cart', { scenario: 'cart-with-premium' })
  await user.click(await toPayment(user))
  await title('Thank you, your order is complete')
  expect(screen.getByText(/You’re now a premium member/)).toBeVisible()
  expect(store.getState().auth.user?.isPremiumMember).toBe(true)
})

test('pays nothing before the cards are there of which one would be charged, and says why', async () => {
  const heal = fail('listPaymentMethods', 'hang')
  const { user } = await renderAt('/cart', { as: 'premium' })
  await user.click(await screen.findByRole('button', { name: 'Go to payment' }))
  const pay = await screen.findByRole('button', { name: /^Pay S\$/ })
  expect(pay).toHaveAccessibleDescription('The card form isn’t ready yet.')
  await user.click(pay)
  expect(screen.queryByText('The card form isn’t ready')).toBeNull()
  heal()
  await release(() => expect(pay).not.toHaveAttribute('aria-disabled', 'true'))
  await user.click(pay)
  await title('Thank you, your order is complete')
  expect(sent('checkoutCart')).toHaveLength(1)
})

test('needs no card if the total is zero', async () => {
  const { user } = await renderAt('/cart', { scenario: 'cart-free' })
  const pay = await toPayment(user)
  expect(pay).toHaveTextContent('Complete order')
  expect(screen.queryByLabelText('Name on card')).toBeNull()
  await user.click(pay)
  await title('Thank you, your order is complete')
  expect(bodyOf('checkoutCart')).toEqual({ discountCode: 'SCENARIO100', total: 0, stripeTokenId: null })
})

test('keeps cart, code and name after a decline, and says what to do; then another card pays', async () => {
  const { user } = await renderAt('/cart', { scenario: 'cart-with-code' })
  await toPayment(user)
  await user.click(await screen.findByRole('radio', { name: 'Use a different card' }))
  await enterCard(user, { number: '4000000000009995', name: 'Mei L. Lim' })
  await user.click(screen.getByRole('button', { name: /^Pay S/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your card has insufficient fundsUse a different card, or top this one up first. You weren’t charged.',
  )
  expect(screen.getByLabelText('Name on card')).toHaveValue('Mei L. Lim')
  expect(screen.getByRole('listitem', { name: 'Trademark filing' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove discount code DOER10' })).toBeVisible()
  await user.clear(screen.getByRole('textbox', { name: 'Card number' }))
  await user.type(screen.getByRole('textbox', { name: 'Card number' }), '4242424242424242')
  await user.click(screen.getByRole('button', { name: /^Pay S/ }))
  await title('Thank you, your order is complete')
  expect(sent('checkoutCart')).toHaveLength(2)
})

test('charges nothing and keeps the cart after a failed 3-D Secure challenge; a confirmed one completes the order', async () => {
  const { user } = await renderAt('/cart', { scenario: '3ds' })
  await user.click(await toPayment(user))
  await answerBank('Fail')
  expect(await screen.findByText('Your bank didn’t confirm the payment')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Pay S/ })).not.toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('listitem', { name: 'Trademark filing' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Pay S/ }))
  await answerBank('Complete')
  await title('Thank you, your order is complete')
  expect(bodyOf('useOrderSession').sessionId).toMatch(/^pi.*_secret/)
})

test('shows no Pay button but a reference while the result is unknown, also after a reload, until orders can be read', async () => {
  const { user, unmount } = await renderAt('/cart', { as: 'premium' })
  const pay = await toPayment(user)
  fail('checkoutCart', 'drop-after')
  const readable = fail('listMyOrders', '503')
  await user.click(pay)
  await title('We can’t tell yet whether you’ve paid')
  const reference = screen.getByText(/^P-[0-9A-Z]{6}$/).textContent ?? ''
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull()
  // The page shows it; there is no toast for a read that failed in the meantime.
  expect(told()).toEqual([])
  unmount()
  const { user: later } = await renderAt('/cart', { as: 'premium' })
  await title('We can’t tell yet whether you’ve paid')
  expect(screen.getByText(reference)).toBeVisible()
  readable()
  await later.click(screen.getByRole('button', { name: 'Check again' }))
  await title('Thank you, your order is complete')
  expect(sent('checkoutCart')).toHaveLength(1)
})

test('shows paid but not saved as a result of its own (R-CART-20)', async () => {
  const { user } = await renderAt('/cart', { scenario: 'order-not-saved' })
  await user.click(await toPayment(user))
  await title('Paid, but not saved to your account')
  const text =
    'Checkout was successful, but there was a problem saving your order to your account. Our team has been notified'
  expect(within(screen.getByRole('main')).getByText(text)).toBeVisible()
  expect(told()).toContain(text)
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull()
})

test('stops if the total has changed on the server, shows old and new, and asks again', async () => {
  const { user } = await renderAt('/cart', { as: 'member' })
  const pay = await toPayment(user)
  await screen.findByRole('radio', { name: /Visa ending in 4242/ })
  // Another tab or device has changed the saved cart.
  const row = db.carts.find(({ userId }) => userId === 'u-member')
  if (row?.cart.items[0]) row.cart.items[0] = { ...row.cart.items[0], quantity: 3 }
  await user.click(pay)
  await screen.findByText('Your total has changed')
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('S$185.00')
  expect(alert).toHaveTextContent('S$215.00')
  await user.click(screen.getByRole('button', { name: 'Pay S$215.00' }))
  await title('Thank you, your order is complete')
})

test('a team pays with its own card, through its own checkout (R-CART-19)', async () => {
  const { user } = await renderAt('/cart', { as: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Go to payment' }))
  const team = await screen.findByRole('radio', { name: /^Acme Studio Pte Ltd/ })
  expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus()
  expect(team).toBeChecked()
  await user.click(await payButton('Pay S$48.00'))
  await title('Thank you, your order is complete')
  expect(bodyOf('checkoutTeamCart')).toMatchObject({ teamId: 'team-acme', discountCode: null, total: 48 })
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Billing & Invoices' })).toHaveAttribute(
    'href',
    '/team/billing',
  )
})

/** Pays for an India plan, whose page counts down on a clock of the test. */
async function payForIndia() {
  const shown = await renderAt('/cart', { scenario: 'india-checkout' })
  await toPayment(shown.user)
  await enterCard(shown.user, { number: '4242424242424242' })
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  await shown.user.click(screen.getByRole('button', { name: 'Pay S$10.22' }))
  await answerBank('Complete')
  await title('Thank you, your order is complete')
  return shown
}

test('buys an India plan through its own checkout, then redirects after 12 seconds (R-TERMS-02)', async () => {
  const { router, store } = await payForIndia()
  expect(bodyOf('checkoutIndiaPremium')).toMatchObject({ discountCode: null, threeMonth: true })
  expect(store.getState().auth.indiaPremiumAt).not.toBeNull()
  expect(screen.getByText(/^We’ll take you to your billing page in \d+ seconds?\.$/)).toBeVisible()
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void vi.advanceTimersByTime(30_000))
  expect(router.state.location.pathname).toBe('/cart')
  hidden.mockRestore()
  act(() => void vi.advanceTimersByTime(12_000))
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/billing'))
  expect(store.getState().auth.indiaPremiumAt).toBeNull()
})

test('the redirect can be stopped', async () => {
  const { user, router } = await payForIndia()
  await user.click(await screen.findByRole('button', { name: 'Stay here' }))
  act(() => void vi.advanceTimersByTime(60_000))
  expect(router.state.location.pathname).toBe('/cart')
  expect(screen.getByText('Continue whenever you’re ready.')).toBeVisible()
})

/** The payment for an India plan by a saved card, so that nothing has to be entered. */
async function indiaByCard() {
  applyScenario('india-checkout')
  db.paymentMethods.push({ ...required(db.paymentMethods[0]), id: 'pm-india', ownerId: 'u-india', isDefault: true })
  const shown = await renderAt('/cart', { as: 'india' })
  return { ...shown, pay: await toPayment(shown.user) }
}

test('a cart that is left while its price is checked is not paid, also where no card has to be entered', async () => {
  const { user, router, pay } = await indiaByCard()
  requestLog.clear()
  fail('listMyOrders', 'hang')
  await user.click(pay)
  await waitFor(() => expect(criticalWork.pending()).toBe(true))
  await goTo(router, '/solutions')
  await release(() => expect(criticalWork.pending()).toBe(false))
  expect(sent('checkoutIndiaPremium')).toEqual([])
})

test('an India plan that the browser has ordered twice is reported', async () => {
  const { user, pay } = await indiaByCard()
  fail('checkoutIndiaPremium', 'resend-double')
  await user.click(pay)
  await title('Thank you, your order is complete')
  expect(await screen.findByText('We found 2 orders for this payment')).toBeVisible()
})
