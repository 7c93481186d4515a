import { expect, test } from 'vitest'
import { readSavedForLater } from '@/areas/public/cart/lines/savedForLater'
import { localStore } from '@/lib/storage/storage'
import { payButton } from '@tests/payments/bank'
import { goods, pass } from '@tests/payments/cartStore'
import { act, db, fail, renderAt, requestLog, required, screen, sent, waitFor, within } from '@tests/page'

const company = 'Company registration'
const line = async (title: string) => within(await screen.findByRole('listitem', { name: title }))
const registration = () => goods('company-registration', 'company-local')
const cartOf = (userId: string, ...items: ReturnType<typeof goods>[]) => {
  db.carts = [...db.carts.filter((row) => row.userId !== userId), { userId, cart: { discountCode: null, items } }]
}

test('says on the line and in the summary what cannot be bought yet, and pays for the rest', async () => {
  const { user } = await renderAt('/cart', { scenario: 'cart-not-eligible' })
  const item = await line(company)
  expect(await item.findByText('You can’t buy this yet')).toBeVisible()
  expect(item.getByText(/Verify your identity first. You’ll need Premium/)).toBeVisible()
  expect(item.getByRole('link', { name: 'See Premium plans' })).toHaveAttribute('href', '/premium-membership')
  expect((await line('E-signature')).queryByText('You can’t buy this yet')).toBeNull()
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Company registration can’t be bought yetThe item says what’s missing\. You can pay for the rest now, and we’ll save it here for later\.$/,
  )
  expect(screen.queryByRole('button', { name: 'Go to payment' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Pay for the rest now' }))
  await user.click(await payButton('Pay S$120.00'))
  await screen.findByRole('heading', { level: 1, name: 'Thank you, your order is complete' })
  expect(sent('checkoutCart')).toHaveLength(1)
  expect(screen.getByText('Company registration is saved for later in your cart.')).toBeVisible()
})

test('keeps what was set aside in this browser, and moves it back to the cart', async () => {
  const { user } = await renderAt('/cart', { scenario: 'cart-not-eligible' })
  await user.click(await screen.findByRole('button', { name: 'Pay for the rest now' }))
  await screen.findByRole('button', { name: 'Pay S$120.00' })
  expect(readSavedForLater('u-member').map(({ title }) => title)).toEqual([company])
  await user.click(screen.getByRole('button', { name: 'Edit cart' }))
  const saved = within(await screen.findByRole('region', { name: 'Saved for later' }))
  await user.click(saved.getByRole('button', { name: `Move ${company} to the cart` }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull())
  await waitFor(() => expect(readSavedForLater('u-member')).toEqual([]))
  expect((await line(company)).getByRole('button', { name: `Remove ${company}` })).toBeVisible()
})

test('moves what was set aside back once, however often it is asked to', async () => {
  localStore.write('cart-later:u-member', { discountCode: null, items: [pass] })
  cartOf('u-member')
  await renderAt('/cart', { as: 'member' })
  const move = await screen.findByRole('button', { name: 'Move Hot desk day pass to the cart' })
  act(() => {
    for (let count = 0; count < 3; count++) move.click()
  })
  await line('Hot desk day pass')
  await waitFor(() => expect(readSavedForLater('u-member')).toEqual([]))
  await waitFor(() => expect(requestLog.running()).toBe(0))
  const inCart = required(db.carts.find(({ userId }) => userId === 'u-member')).cart.items
  expect(inCart.filter(({ uid }) => uid === pass.uid)).toMatchObject([{ quantity: 1 }])
})

test('keeps what is set aside when the page is left before it is taken out of the cart', async () => {
  const { user, unmount } = await renderAt('/cart', { scenario: 'cart-not-eligible' })
  fail('saveCart', 'hang')
  await user.click(await screen.findByRole('button', { name: 'Pay for the rest now' }))
  unmount()
  expect(readSavedForLater('u-member').map(({ title }) => title)).toEqual([company])
})

test('loses nothing of what it sets aside while the cart can neither be saved nor read', async () => {
  const { user } = await renderAt('/cart', { scenario: 'cart-not-eligible' })
  const pay = await screen.findByRole('button', { name: 'Pay for the rest now' })
  const heal = [fail('saveCart', '502'), fail('getCart', '503')]
  await user.click(pay)
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('button', { name: 'Pay S$120.00' })).toBeNull()
  heal.forEach((undo) => undo())
  await user.click(again)
  await waitFor(() => expect(requestLog.running()).toBe(0))
  const inCart = required(db.carts.find(({ userId }) => userId === 'u-member')).cart.items
  const kept = [...inCart, ...readSavedForLater('u-member')].filter(({ title }) => title === company)
  expect(kept).toHaveLength(1)
})

test('does not lead to a payment that would be refused; links a premium member to the verification', async () => {
  cartOf('u-premium', registration())
  const { user } = await renderAt('/cart', { as: 'premium' })
  const link = await (await line(company)).findByRole('link', { name: 'Verify your identity' })
  expect(link).toHaveAttribute('href', '/account/id-verification')
  const button = screen.getByRole('button', { name: 'Go to payment' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('Company registration can’t be bought yet.')
  await user.click(button)
  expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull()
})

test('premium in the cart counts as premium, and comes before the verification', async () => {
  cartOf('u-member', goods('premium-membership', 'premium-annual'), registration(), goods('cloud-credit', 'cloud-1000'))
  await renderAt('/cart', { as: 'member' })
  const item = await line(company)
  expect(await item.findByText(/Pay for Premium first, then verify/)).toBeVisible()
  expect((await line('Cloud credit')).queryByText('You can’t buy this yet')).toBeNull()
})

test('tells visitors the conditions before they sign in', async () => {
  localStore.write('cart', { discountCode: null, items: [registration()] })
  await renderAt('/cart')
  const conditions = await (await line(company)).findByText(/Verified identity \(Premium only/)
  expect(conditions).toHaveTextContent('18 or older')
  expect(await screen.findByRole('link', { name: 'I have an account' })).toBeVisible()
})

test('leaves the decision to the server if the conditions cannot be read', async () => {
  fail('getSolutionEligibility', '503')
  await renderAt('/cart', { scenario: 'cart-not-eligible' })
  expect(await (await line(company)).findByText(/18 or older/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Go to payment' })).not.toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByText('You can’t buy this yet')).toBeNull()
})

test('says why nothing was paid when the cart was emptied in another tab', async () => {
  const { user } = await renderAt('/cart', { as: 'member' })
  await user.click(await screen.findByRole('button', { name: 'Go to payment' }))
  await screen.findByRole('radio', { name: /Visa ending in 4242/ })
  const pay = screen.getByRole('button', { name: /^Pay S\$/ })
  cartOf('u-member')
  // Pay is pressed before this tab has read the cart again.
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'dc:cart-saved' }))
    pay.click()
  })
  expect(await screen.findByText(/^It was emptied or paid for in another tab/)).toBeVisible()
  expect(sent('checkoutCart')).toEqual([])
})
