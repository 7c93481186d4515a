import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '@tests/renderAt'

// The test machines are shared.
configure({ asyncUtilTimeout: 5000 })

const add = () => screen.findByRole('button', { name: 'Add to cart' })
const sum = () => screen.getByRole('group', { name: 'Your choice' })

test('shows description, provider and premium price of a solution (R-RTE-04)', async () => {
  await renderAt('/solutions/hot-desk-day-pass')
  expect(await screen.findByRole('heading', { level: 1, name: 'Hot desk day pass' })).toBeVisible()
  expect(screen.getByText('Provided by Long Table Rooms.')).toBeVisible()
  expect(sum()).toHaveTextContent('S$30.00')
  expect(sum()).toHaveTextContent('S$20.00 for premium members')
})

test('keeps the chosen variation in the URL and updates the price', async () => {
  const { user, router } = await renderAt('/solutions/hot-desk-day-pass')
  await user.click(await screen.findByRole('radio', { name: /Harbourfront/ }))
  expect(router.state.location.search).toBe('?variation=hot-desk-harbour')
  expect(sum()).toHaveTextContent('S$24.00')
})

test('adds add-ons up to their maximum, and quantity, to the price; all of it goes into the cart (R-CART-05)', async () => {
  const { user, store } = await renderAt('/solutions/hot-desk-day-pass?variation=hot-desk-harbour')
  const more = await screen.findByRole('button', { name: 'One more: Locker' })
  await user.click(more)
  await user.click(more)
  expect(more).toBeDisabled()
  const another = screen.getByRole('button', { name: 'One more: Quantity' })
  await user.click(another)
  await user.click(another)
  expect(sum()).toHaveTextContent('S$82.00')
  expect(sum()).toHaveTextContent('S$58.00 for premium members')
  await user.click(await add())
  await waitFor(() => expect(store.getState().cart.cart.items).toHaveLength(1))
  expect(store.getState().cart.cart.items[0]).toMatchObject({
    uid: 'hot-desk-day-pass',
    variationUid: 'hot-desk-harbour',
    quantity: 3,
    addOns: [{ uid: 'locker', quantity: 2 }],
  })
  expect(await screen.findByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/cart')
})

test('packages are checkboxes; quantity is offered only if more than one is sold', async () => {
  const { user } = await renderAt('/solutions/private-studio')
  const packages = within(await screen.findByRole('group', { name: 'Packages' }))
  const [first] = packages.getAllByRole('checkbox')
  if (!first) throw new Error('No package')
  await user.click(first)
  expect(first).toBeChecked()
  expect(screen.queryByRole('group', { name: 'Quantity' })).toBeNull()
})

test('shows the local price next to the Singapore dollars that are charged (R-CUR-01)', async () => {
  await renderAt('/solutions/hot-desk-day-pass', { scenario: 'country-japan' })
  await add()
  await waitFor(() => expect(sum()).toHaveTextContent(/≈ .*JPY.*charged S\$30\.00 SGD/))
})

test('shows unmet conditions before the button (T4.3)', async () => {
  await renderAt('/solutions/company-registration', { as: 'member' })
  expect(await screen.findByText('Some conditions are not met yet.')).toBeVisible()
  expect(screen.getAllByLabelText('Not met').length).toBeGreaterThan(0)
  const conditions = screen.getByRole('heading', { name: 'Who can buy it' })
  expect(conditions.compareDocumentPosition(await add())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('tells a visitor about conditions and where to see them', async () => {
  await renderAt('/solutions/company-registration')
  expect(await screen.findByText(/This solution has conditions/)).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
})

test('a personalised solution is available to its customer only (R-CART-12)', async () => {
  await renderAt('/solutions/brand-film-aisyah', { as: 'member' })
  expect(await add()).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getAllByText(/only available for a specific customer/i).length).toBeGreaterThan(0)
})

test('the India plans are sold in India only (R-GEN-09, R-PRICE-01)', async () => {
  const { unmount } = await renderAt('/solutions/premium-membership')
  expect(await screen.findByRole('radio', { name: /Annual/ })).toBeVisible()
  expect(screen.queryByRole('radio', { name: /India/ })).toBeNull()
  unmount()
  await renderAt('/solutions/premium-membership', { scenario: 'country-india' })
  expect(await screen.findByRole('radio', { name: /India quarterly/ })).toBeVisible()
})

test('does not add a membership twice (R-CART-02)', async () => {
  await renderAt('/solutions/premium-membership', { scenario: 'cart-with-premium' })
  expect(await screen.findByRole('link', { name: 'In your cart: go to the cart' })).toHaveAttribute('href', '/cart')
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
})

test('heading levels are not skipped', async () => {
  await renderAt('/solutions/hot-desk-day-pass', { as: 'member' })
  await add()
  const ranks = within(screen.getByRole('main'))
    .getAllByRole('heading')
    .map(({ tagName }) => Number(tagName.slice(1)))
  for (const [index, rank] of ranks.entries()) expect(rank - (ranks[index - 1] ?? 0)).toBeLessThanOrEqual(1)
})

test('an unknown solution links to the others', async () => {
  await renderAt('/solutions/zeppelin')
  expect(await screen.findByText('There is no such solution')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See all solutions' })).toHaveAttribute('href', '/solutions')
})
