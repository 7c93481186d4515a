import { expect, test } from 'vitest'
import { formatSgd, toCents } from '@/lib/money/money'
import { sessionConfirmed, sessionOpened } from '@/store/session/authSlice'
import { applyScenario } from '@mocks/scenarios'
import { act, db, fail, renderAt, required, screen, toasts, waitFor, within } from '@tests/page'

const add = () => screen.findByRole('button', { name: 'Add to cart' })
const sum = () => screen.getByRole('group', { name: 'Price' })

test('shows description, provider and premium price; a chosen variation is in the URL and the price (R-RTE-04)', async () => {
  const { user, router } = await renderAt('/solutions/hot-desk-day-pass')
  expect(await screen.findByRole('heading', { level: 1, name: 'Hot desk day pass' })).toBeVisible()
  expect(screen.getByText('Provided by Long Table Rooms')).toBeVisible()
  expect(sum()).toHaveTextContent('S$30.00')
  expect(sum()).toHaveTextContent('Save S$10 with Premium')

  await user.click(await screen.findByRole('radio', { name: /Harbourfront/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?variation=hot-desk-harbour'))
  expect(sum()).toHaveTextContent('S$24.00')
})

test('a premium member sees the own price first, the standard price struck, and no offer', async () => {
  await renderAt('/solutions/company-registration', { as: 'premium' })
  await add()
  await waitFor(() => expect(sum()).toHaveTextContent('S$520.00Member price, standard price S$650.00'))
  expect(within(sum()).getByText('S$650.00').tagName).toBe('S')
  expect(screen.getByRole('radio', { name: 'For residents S$520.00' })).toBeChecked()
  expect(within(screen.getByRole('main')).queryByText(/with Premium/)).toBeNull()
})

test('adds add-ons up to their maximum, and quantity, to the price; all of it goes into the cart (R-CART-05)', async () => {
  const { user, store } = await renderAt('/solutions/hot-desk-day-pass?variation=hot-desk-harbour')
  const more = await screen.findByRole('button', { name: 'One more: Locker' })
  await user.click(more)
  await user.click(more)
  expect(more).toHaveAttribute('aria-disabled', 'true')
  const another = screen.getByRole('button', { name: 'One more: Quantity' })
  await user.click(another)
  await user.click(another)
  expect(sum()).toHaveTextContent('S$82.00')
  expect(sum()).toHaveTextContent('Save S$24 with Premium')
  await user.click(await add())
  await waitFor(() => expect(store.getState().cart.cart.items).toHaveLength(1))
  expect(store.getState().cart.cart.items[0]).toMatchObject({
    uid: 'hot-desk-day-pass',
    variationUid: 'hot-desk-harbour',
    quantity: 3,
    addOns: [{ uid: 'locker', quantity: 2 }],
  })
  expect(await screen.findByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
})

test('shows the local price next to the Singapore dollars that are charged (R-CUR-01)', async () => {
  await renderAt('/solutions/hot-desk-day-pass', { scenario: 'country-japan' })
  await add()
  await waitFor(() => expect(sum()).toHaveTextContent(/≈ .*JPY.*charged S\$30\.00 SGD/))
})

test.each([
  ['premium', 'Verify your identity', '/account/id-verification'],
  ['member', 'See Premium plans', '/premium-membership'],
] as const)('leads %s to where an unmet condition is met: %s', async (as, label, to) => {
  await renderAt('/solutions/company-registration', { as, scenario: 'kyc-none' })
  const box = within(await screen.findByRole('region', { name: 'Eligibility' }))
  expect(await box.findByText('You’re not eligible yet.')).toBeVisible()
  expect(box.getAllByLabelText('Not met').length).toBeGreaterThan(0)
  expect(box.getByRole('link', { name: label })).toHaveAttribute('href', to)
})

test('tells a visitor the conditions before the options, packages that are included, and what it is after them', async () => {
  await renderAt('/solutions/company-registration')
  expect(await screen.findByText(/^Verified identity/)).toBeVisible()
  expect(screen.getByText('18 or older')).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')

  const packages = within(await screen.findByRole('group', { name: /^Packages/ }))
  expect(packages.getByText('Included. Select what you want.')).toBeVisible()
  expect(packages.getByRole('checkbox', { name: /GST registration.*register you for GST/ })).not.toBeChecked()

  const inOrder = [
    await screen.findByText('Name, constitution, bank introduction and the first year of filings.'),
    screen.getByText('Provided by Foundry Corporate Services'),
    screen.getByText('One-time purchase'),
    screen.getByRole('heading', { name: 'Eligibility' }),
    screen.getByRole('heading', { name: 'Choose an option' }),
    await add(),
    screen.getByRole('heading', { name: 'What you get' }),
    screen.getByRole('button', { name: 'Ask a question' }),
  ]
  for (const [index, element] of inOrder.slice(1).entries())
    expect(required(inOrder[index]).compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each([undefined, 'member'] as const)('a personalised solution is not shown to %s (R-CART-12)', async (as) => {
  await renderAt('/solutions/custom-brand-film', { ...(as && { as }) })
  expect(await screen.findByText(/only available for a specific customer/i)).toBeVisible()
  expect(screen.queryByText(/brand film|S\$/i)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  expect(screen.queryByText(/if it’s for you/) !== null).toBe(as === undefined)
})

test('its customer can add it: who that is comes from the server (R-CART-12)', async () => {
  const { user, store } = await renderAt('/solutions/custom-brand-film', { scenario: 'cart-empty', as: 'premium' })
  await user.click(await add())
  await waitFor(() =>
    expect(store.getState().cart.confirmed.items).toMatchObject([
      { uid: 'custom-brand-film', customerEmail: 'premium@doers.test' },
    ]),
  )
})

test('a personalised solution whose customer could not be checked can be checked again (R-CART-12)', async () => {
  fail('getSolutionEligibility', '403x1')
  const { user } = await renderAt('/solutions/custom-brand-film', { as: 'premium' })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  // Said once, where it prevents buying.
  expect(toasts()).toEqual([])
  await user.click(again)
  expect(await add()).toBeVisible()
  expect(screen.queryByText(/only available for a specific customer/i)).toBeNull()
})

test('does not call its own customer another one while the session is being restored (R-CART-12)', async () => {
  const { store } = await renderAt('/solutions/custom-brand-film', { as: 'premium' })
  const { token, user } = store.getState().auth
  const opened = sessionOpened({ token: required(token), user: required(user) })
  act(() => void store.dispatch(opened))
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  expect(screen.queryByText(/only available for a specific customer/i)).toBeNull()
  act(() => void store.dispatch(sessionConfirmed({ kept: false })))
  expect(await add()).toBeVisible()
})

test('the India plans are sold in India only (R-GEN-09, R-PRICE-01)', async () => {
  const { unmount } = await renderAt('/solutions/premium-membership')
  expect(await screen.findByRole('radio', { name: /Annual/ })).toBeVisible()
  expect(screen.queryByRole('radio', { name: /India/ })).toBeNull()
  unmount()
  await renderAt('/solutions/premium-membership', { scenario: 'country-india' })
  expect(await screen.findByRole('radio', { name: /India quarterly/ })).toBeVisible()
})

test('the price of an India plan is today’s, as the plan says and the cart charges (O-27)', async () => {
  const { user, store } = await renderAt('/solutions/premium-membership', { scenario: 'country-india' })
  const plan = await screen.findByRole('radio', { name: /^India monthly/ })
  await user.click(plan)
  const charge = () => /S\$\d+\.\d\d/.exec(sum().textContent)?.[0]
  await waitFor(() => expect(charge()).toBeDefined())
  expect(plan.closest('label')).toHaveTextContent(required(charge()))
  await user.click(await add())
  await waitFor(() => expect(store.getState().cart.calculated).toBeDefined())
  expect(formatSgd(toCents(store.getState().cart.calculated?.total))).toBe(charge())
})

test('says that an India plan is charged at today’s rate while the rate is unknown', async () => {
  applyScenario('country-india')
  fail('getExchangeRates', '503')
  const { user } = await renderAt('/solutions/premium-membership')
  await user.click(await screen.findByRole('radio', { name: /^India monthly/ }))
  expect(sum()).toHaveTextContent('₹250 INR a month, charged in SGD at today’s rate')
})

test('offers the yearly plan first with what it saves, as the pricing page does', async () => {
  const { user } = await renderAt('/solutions/premium-membership')
  const plans = await screen.findAllByRole('radio')
  expect(plans[0]).toBeChecked()
  expect(plans[0]?.closest('label')).toHaveTextContent(/^Annual.*S\$99\.00 a year.*Save S\$19\.80 a year$/)
  expect(screen.getByRole('group', { name: 'Price' })).toHaveTextContent('S$99.00 a year')
  await user.click(screen.getByRole('radio', { name: /^Monthly/ }))
  await waitFor(() => expect(screen.getByRole('group', { name: 'Price' })).toHaveTextContent('S$9.90 a month'))
  expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/premium-membership')
})

test('does not add a membership twice (R-CART-02)', async () => {
  await renderAt('/solutions/premium-membership', { scenario: 'cart-with-premium' })
  expect(await screen.findByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
})

test('another plan than the one in the cart can be added, and replaces it (R-CART-02)', async () => {
  const { user, store } = await renderAt('/solutions/premium-membership?variation=premium-ultra', {
    scenario: 'cart-with-premium',
  })
  const uids = () => store.getState().cart.confirmed.items.map(({ variationUid }) => variationUid)
  await waitFor(() => expect(uids()).toEqual(['premium-annual', 'e-signature-year']))
  expect(await screen.findByText('This replaces the plan in your cart.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'View cart' })).toBeNull()
  await user.click(await add())
  await waitFor(() => expect(uids()).toEqual(['premium-ultra', 'e-signature-year']))
  expect(await screen.findByRole('link', { name: 'View cart' })).toBeVisible()
})

test('skips no heading level; the enquiry takes no room until it is asked for, and the page says where the reply goes', async () => {
  const { user } = await renderAt('/solutions/hot-desk-day-pass', { as: 'member' })
  await add()
  const ranks = within(screen.getByRole('main'))
    .getAllByRole('heading')
    .map(({ tagName }) => Number(tagName.slice(1)))
  for (const [index, rank] of ranks.entries()) expect(rank - (ranks[index - 1] ?? 0)).toBeLessThanOrEqual(1)

  const ask = await screen.findByRole('button', { name: 'Ask a question' })
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(ask)
  const dialog = within(await screen.findByRole('dialog', { name: 'Enquiry about Hot desk day pass' }))
  await user.type(dialog.getByRole('textbox', { name: /Your question/ }), 'Is there a phone booth?')
  await user.click(dialog.getByRole('button', { name: 'Send enquiry' }))
  expect(await screen.findByText(/Thanks for your enquiry\. We’ll reply to /)).toBeVisible()
  expect(db.benefitEnquiries[0]).toMatchObject({ solutionUid: 'hot-desk-day-pass', email: 'member@doers.test' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(ask).toHaveFocus())
})
