import { expect, test, vi } from 'vitest'
import { formatSgd, toCents } from '@/lib/money/money'
import { localStore } from '@/lib/storage/storage'
import { intendedPath } from '@/store/navigation/intendedPath'
import { goods } from '@tests/payments/cartStore'
import { act, db, fail, handlers, renderAt, screen, sent, toasts, waitFor, watch, within } from '@tests/page'

const line = (title: string) => within(screen.getByRole('listitem', { name: title }))
const shows = (title: string) => screen.findByRole('listitem', { name: title })
const total = (amount: string) => screen.findByText(`Total ${amount}`)
const visitorHas = (...items: ReturnType<typeof goods>[]) => localStore.write('cart', { discountCode: null, items })

test('shows the server’s amounts: lines and how each is summed, add-ons, quantities, total, and a subtotal that differs', async () => {
  const { user } = await renderAt('/cart', { as: 'member' })
  await shows('Hot desk day pass')
  await total('S$185.00')
  const pass = line('Hot desk day pass')
  expect(pass.getByText('S$65.00')).toBeVisible()
  expect(pass.getByText('2 × S$30.00 + add-ons S$5.00')).toBeVisible()
  const [own, addOn] = pass.getAllByRole('group')
  expect(own).toHaveAccessibleName('Quantity of Hot desk day pass')
  expect(addOn).toHaveAccessibleName('Locker for Hot desk day pass')
  await user.click(pass.getByRole('button', { name: 'One more: Quantity of Hot desk day pass' }))
  await user.click(line('Hot desk day pass').getByRole('button', { name: 'One more: Locker for Hot desk day pass' }))
  await total('S$220.00')
  await user.click(line('E-signature').getByRole('button', { name: 'Removes E-signature from the cart' }))
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'E-signature' })).toBeNull())
  await total('S$100.00')
  expect(screen.queryByText('Subtotal')).toBeNull()
  await user.type(screen.getByRole('textbox', { name: /Discount code/ }), 'doer10{Enter}')
  await total('S$90.00')
  expect(screen.getByText('Subtotal')).toBeVisible()
})

test('offers a quantity only if more than one is sold; a personalised item shows its customer', async () => {
  await renderAt('/cart', { scenario: 'personalised-item' })
  await shows('Custom brand film')
  const item = screen.getByRole('listitem', { name: 'Custom brand film' })
  expect(within(item).queryByRole('group')).toBeNull()
  expect(within(item).getByText('Made for you')).toBeVisible()
})

test('shows a quantity that the server sent above the one that is sold, and lets it be lowered', async () => {
  vi.spyOn(handlers, 'getCart').mockReturnValue({
    cart: { discountCode: null, items: [{ uid: 'brand-kit', title: 'Brand kit', quantity: 2 }] },
    calculated: { items: [], subTotal: 40, total: 40 },
  })
  const { user } = await renderAt('/cart', { as: 'member' })
  await shows('Brand kit')
  expect(line('Brand kit').getByRole('group')).toHaveTextContent('2')
  await user.click(line('Brand kit').getByRole('button', { name: 'One less: Quantity of Brand kit' }))
  await waitFor(() => expect(sent('saveCart')).toHaveLength(1))
  expect(JSON.parse(sent('saveCart')[0]?.sent ?? '{}')).toMatchObject({ cart: { items: [{ quantity: 1 }] } })
})

test('shows the steps to the order, those of a visitor with the sign-in, and the way back to browsing', async () => {
  visitorHas(goods('e-signature', 'e-signature-year'))
  const visitor = await renderAt('/cart')
  await total('S$120.00')
  expect(await screen.findByText('Sign in', { selector: '.stepper-name' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Keep browsing' })).toHaveAttribute('href', '/solutions')
  visitor.unmount()
  localStore.remove('cart')
  const { user } = await renderAt('/cart', { as: 'member' })
  const current = () => document.querySelector('[aria-current="step"]')
  await total('S$185.00')
  expect(current()).toHaveTextContent('Cart')
  await user.click(screen.getByRole('button', { name: 'Go to payment' }))
  await waitFor(() => expect(current()).toHaveTextContent('Payment'))
  expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
})

test('links to the solutions from an empty cart', async () => {
  await renderAt('/cart', { scenario: 'cart-empty' })
  expect(await screen.findByText('Your cart is empty')).toBeVisible()
  const popular = within(await screen.findByRole('region', { name: 'Good places to start' }))
  expect(popular.getAllByRole('listitem')).toHaveLength(3)
  expect(popular.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^\/solutions\/./))
  expect(screen.queryByRole('progressbar', { name: 'Checkout progress' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Browse solutions' })).toHaveAttribute('href', '/solutions')
})

test('shows a rejected code at its field, and never blocks payment because of it', async () => {
  const { user } = await renderAt('/cart?code=nope', { as: 'member' })
  await shows('E-signature')
  const field = screen.getByRole('textbox', { name: /Discount code/ })
  expect(field).toHaveValue('nope')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(/We don’t recognise this discount code/))
  expect(field).toHaveValue('nope')
  expect(screen.getByRole('button', { name: 'Go to payment' })).not.toHaveAttribute('aria-disabled', 'true')
  await user.clear(field)
  await user.type(field, 'doer10{Enter}')
  await total('S$166.50')
  await user.click(screen.getByRole('button', { name: 'Remove discount code DOER10' }))
  await total('S$185.00')
  expect(screen.getByRole('textbox', { name: /iscount code/ })).toHaveFocus()
})

test('shows premium prices, and puts the membership first and only once', async () => {
  const { user } = await renderAt('/cart', { as: 'member' })
  await shows('E-signature')
  expect(await screen.findByText(/With Premium, this cart costs/)).toHaveTextContent('S$129.00, S$56.00 less')
  await user.click(await screen.findByRole('button', { name: /Add Premium, S\$99.00 a year/ }))
  await shows('Premium membership')
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Premium membership')
  await total('S$228.00')
  expect(screen.getByText('Summary')).toHaveFocus()
  expect(screen.queryByRole('button', { name: /Add Premium/ })).toBeNull()
  expect(screen.getByText('Member prices save you S$56.')).toBeVisible()
  // The code reduces both prices, so the saving is no longer the difference of the crossed-out prices.
  await user.type(screen.getByRole('textbox', { name: /Discount code/ }), 'doer10{Enter}')
  expect(await screen.findByText('Member prices save you S$50.40.')).toBeVisible()
})

test('shows a plan change: price, credit, amount due today and next charge', async () => {
  db.carts = db.carts.filter(({ userId }) => userId !== 'u-premium')
  db.carts.push({
    userId: 'u-premium',
    cart: { discountCode: null, items: [goods('premium-membership', 'premium-ultra')] },
  })
  const { store } = await renderAt('/cart', { as: 'premium' })
  const box = within(await screen.findByRole('region', { name: 'Your membership' }))
  expect(await box.findByText(/^Credit for \d+ unused days$/)).toBeVisible()
  expect(box.getByText(/^Next charge: S\$199.00 on /)).toBeVisible()
  expect(box.getByText('You’ll get')).toBeVisible()
  const due = store.getState().cart.calculated?.requiredMembershipTopUp ?? 0
  expect(due).toBeGreaterThan(0)
  expect(box.getByText(formatSgd(toCents(due)))).toBeVisible()
  await total(formatSgd(toCents(due)))
})

test('calculates a visitor’s cart; sign-in returns to the cart with its code', async () => {
  visitorHas(goods('e-signature', 'e-signature-year'))
  const { user, router } = await renderAt('/cart?code=DOER10')
  await total('S$120.00')
  expect(sent('saveCart')).toHaveLength(0)
  expect(sent('calculateCart').length).toBeGreaterThan(0)
  const signUp = screen.getByRole('link', { name: 'Sign up' })
  expect(signUp).toHaveAttribute('href', '/signup')
  // Most visitors are new.
  expect(signUp).toHaveClass('btn-cta')
  await user.click(screen.getByRole('link', { name: 'I have an account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(intendedPath()).toBe('/cart?code=DOER10')
})

test('shows after sign-in what was merged into the saved cart, with Undo', async () => {
  visitorHas(goods('telehealth', 'telehealth-visit'))
  const { user } = await renderAt('/cart', { as: 'member' })
  expect(await screen.findByText('We combined your carts')).toBeVisible()
  await shows('Telehealth')
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Telehealth' })).toBeNull())
  await waitFor(() => expect(screen.queryByText('We combined your carts')).toBeNull())
  expect(toasts().filter((text) => text.includes('saved cart'))).toEqual([])
})

test('adds what is still sold of a visitor’s cart, and names what is not until it has been seen', async () => {
  const gone = { ...goods('e-signature', 'e-signature-year'), uid: 'fax-line', title: 'Fax line' }
  visitorHas(gone, goods('telehealth', 'telehealth-visit'))
  const { user } = await renderAt('/cart', { as: 'member' })
  const notice = /Telehealth added to your saved cart. We couldn’t add Fax line, which may no longer be available/
  expect(await screen.findByText(notice)).toBeVisible()
  await shows('Telehealth')
  expect(screen.queryByRole('listitem', { name: 'Fax line' })).toBeNull()
  // The cart of the next page would say it again.
  expect(localStore.read('cart')).toMatchObject({ items: [{ uid: 'fax-line' }] })
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Keep changes' }))
  await waitFor(() => expect(screen.queryByText(/Fax line/)).toBeNull())
  expect(localStore.read('cart')).toBeUndefined()
})

test('applies a visitor’s code although an item beside it is no longer sold', async () => {
  const gone = { ...goods('e-signature', 'e-signature-year'), uid: 'fax-line', title: 'Fax line' }
  localStore.write('cart', { discountCode: 'DOER10', items: [gone, goods('telehealth', 'telehealth-visit')] })
  await renderAt('/cart', { as: 'member' })
  expect(await screen.findByText('DOER10')).toBeVisible()
  expect(await screen.findByText(/We couldn’t add Fax line/)).toBeVisible()
})

test('says nothing of a visitor’s cart whose save got no answer, and keeps it', async () => {
  visitorHas(goods('telehealth', 'telehealth-visit'), goods('bookkeeping', 'books-50'))
  fail('saveCart', '503')
  await renderAt('/cart', { as: 'member' })
  await shows('Hot desk day pass')
  // The first try and its retries, with the same cart; then the saved one is read again.
  await waitFor(() => expect(sent('saveCart')).toHaveLength(4))
  await waitFor(() => expect(sent('getCart')).toHaveLength(2))
  await total('S$185.00')
  expect(screen.queryByText('We combined your carts')).toBeNull()
  expect(new Set(sent('saveCart').map(({ sent: body }) => body)).size).toBe(1)
  expect(localStore.read('cart')).toMatchObject({ items: [{ uid: 'telehealth' }, { uid: 'bookkeeping' }] })
})

test.each([
  ['adds something to the saved cart', () => goods('telehealth', 'telehealth-visit')],
  ['changes nothing in the saved cart, which holds more', () => goods('e-signature', 'e-signature-year')],
])('shows the cart before the payment to a visitor whose cart %s', async (_what, brought) => {
  visitorHas(brought())
  const { user } = await renderAt('/cart?step=pay', { as: 'member' })
  expect(await screen.findByText('We combined your carts')).toBeVisible()
  const onward = await screen.findByRole('button', { name: 'Go to payment' })
  expect(screen.queryByRole('button', { name: /^Pay S\$/ })).toBeNull()
  await waitFor(() => expect(onward).not.toHaveAttribute('aria-disabled', 'true'))
  await user.click(onward)
  expect(await screen.findByRole('button', { name: /^Pay S\$/ })).toBeVisible()
})

test('waits without an exchange rate, with Try again; never guesses one (R-CART-14)', async () => {
  const stop = fail('getExchangeRates', '503')
  visitorHas(goods('e-signature', 'e-signature-year'))
  const { user } = await renderAt('/cart')
  expect(await screen.findByText(/We couldn’t get today’s exchange rate/)).toBeVisible()
  expect(sent('calculateCart')).toHaveLength(0)
  expect(screen.queryByRole('link', { name: 'I have an account' })).toBeNull()
  act(stop)
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }))
  await total('S$120.00')
})

test('names what an older visit has left and is no longer sold; without it the cart is calculated', async () => {
  visitorHas(
    { ...goods('e-signature', 'e-signature-year'), uid: 'fax-line', title: 'Fax line' },
    goods('e-signature', 'e-signature-year'),
  )
  const { user } = await renderAt('/cart')
  await shows('Fax line')
  expect(await line('Fax line').findByText(/^This may no longer be available/)).toBeVisible()
  expect(line('E-signature').queryByText(/no longer be available/)).toBeNull()
  await user.click(line('Fax line').getByRole('button', { name: 'Remove Fax line' }))
  await total('S$120.00')
})

test('waits for no figures that nobody sends, and gets them with Try again', async () => {
  watch.allowContractBreach()
  visitorHas(goods('e-signature', 'e-signature-year'))
  const spy = vi.spyOn(handlers, 'calculateCart').mockReturnValue({})
  const { user } = await renderAt('/cart')
  expect(await screen.findByText('We couldn’t calculate the total')).toBeVisible()
  expect(screen.queryByText(/^Getting today’s exchange rate/)).not.toBeInTheDocument()
  spy.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await total('S$120.00')
})

test('a code that takes nothing off for this buyer is not only called applied (R-CART-17)', async () => {
  const { saveCart } = handlers
  vi.spyOn(handlers, 'saveCart').mockImplementation(async (asked) => {
    const { cart } = asked.body
    const answer = await saveCart({ ...asked, body: { cart: { ...cart, discountCode: null } } })
    const { discountCode: code } = cart
    if (!code || !answer.calculated) return answer
    const discount = { code, amount: 0, message: 'This code is for members of the club.' }
    return {
      ...answer,
      cart: { items: [], ...answer.cart, discountCode: code },
      calculated: { ...answer.calculated, discount, discountPremium: { code, amount: 10 } },
    }
  })
  const { user } = await renderAt('/cart', { as: 'member' })
  await user.type(await screen.findByLabelText(/^Discount code/), 'CLUB10')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(
    await screen.findByText('CLUB10 takes nothing off your total. This code is for members of the club.'),
  ).toBeVisible()
  expect(toasts()).toContain('success: Discount code applied: This code is for members of the club.')
})
