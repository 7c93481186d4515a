import { expect, test } from 'vitest'
import { api } from '@/api/client/api'
import { applyScenario } from '@mocks/scenarios'
import { act, asked, fail, renderAt, requestLog, screen, sent, waitFor, within } from '@tests/page'

const cards = () => within(screen.getByRole('main')).getAllByRole('heading', { level: 3 })
const titles = () => cards().map(({ textContent }) => textContent)
const card = async (name: string) => {
  const link = await within(await screen.findByRole('main')).findByRole('link', { name })
  const item = link.closest('li')
  if (!item) throw new Error(`${name} has no card`)
  return item
}

test('a visitor browses all solutions by category, with one deal wording a card; a search is one list (R-GEN-03)', async () => {
  const { user } = await renderAt('/solutions')
  expect(await screen.findByText('26 solutions')).toBeVisible()
  const pass = await card('Hot desk day pass')
  expect(pass).toHaveTextContent('from')
  expect(pass).toHaveTextContent('S$24.00')
  expect(pass).toHaveTextContent('Save S$8 with Premium')
  expect(pass).not.toHaveTextContent('≈')

  expect(await card('Company registration')).toHaveTextContent('Check eligibility')
  expect(await card('Hot desk day pass')).not.toHaveTextContent('Check eligibility')
  expect(await card('Bookkeeping')).toHaveTextContent(/Save S\$31 with Premium$/)
  expect(await card('Premium membership')).toHaveTextContent('S$80 cashback on your first year')

  const sections = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'Workspace',
    'Marketing',
    'Legal',
    'Business',
    'Tech',
    'Health',
  ])
  const business = within(screen.getByRole('region', { name: 'Business' })).getAllByRole('heading', { level: 3 })
  expect(business[0]).toHaveTextContent('Premium membership')
  expect(business).toHaveLength(6)
  await user.type(screen.getByRole('searchbox', { name: 'Search solutions' }), 'tax')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Business' })).toBeNull())
  expect(within(screen.getByRole('region', { name: 'Results' })).getAllByRole('heading', { level: 3 })).toHaveLength(1)
})

test.each(['/solutions', '/solutions/hot-desk-day-pass', '/solutions/premium-membership', '/premium-membership'])(
  'no rate is asked for on %s in Singapore, where no price has to be converted',
  async (path) => {
    await renderAt(path)
    await waitFor(() => expect(asked()).toContain('getCountry'))
    await waitFor(() => expect(requestLog.running()).toBe(0))
    expect(asked()).not.toContain('getExchangeRates')
  },
)

test('filters by billing, by what is free with Premium and by conditions, in the URL and in the counts', async () => {
  const { user, router } = await renderAt('/solutions')
  await screen.findByText('26 solutions')
  await user.click(screen.getByRole('button', { name: 'Free with Premium' }))
  await waitFor(() => expect(titles()).toEqual(['Advertising credit', 'Cloud credit']))
  await user.click(screen.getByRole('button', { name: 'Open to everyone' }))
  expect(await screen.findByText('No solutions match')).toBeVisible()
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ free: 'yes', open: 'yes' })
  await user.click(screen.getByRole('button', { name: 'Free with Premium' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Billing' }), 'Billed yearly')
  await waitFor(() => expect(titles()).toContain('E-signature'))
  expect(titles()).not.toContain('Corporate secretary')
  expect(screen.getByRole('button', { name: 'Legal' })).toHaveTextContent('Legal1')
  await user.click(screen.getByRole('button', { name: 'Legal' }))
  await waitFor(() => expect(titles()).toEqual(['E-signature']))
})

test('a shared link restores the view, cheapest first', async () => {
  await renderAt('/solutions?category=tech&sort=price')
  await screen.findByText('4 solutions')
  expect(titles()).toEqual(['Web hosting', 'Cloud credit', 'Domain and email', 'Security check-up'])
})

test('a premium member sees the own prices, and the order follows them', async () => {
  await renderAt('/solutions?category=tech&sort=price', { as: 'premium' })
  await waitFor(() => expect(titles()[0]).toBe('Cloud credit'))
  expect(await card('Cloud credit')).toHaveTextContent('FreeMember price, standard price S$25.00')
  const hosting = await card('Web hosting')
  expect(hosting).toHaveTextContent('from S$9.90 a month')
  expect(within(hosting).getByText('S$14.00').tagName).toBe('S')
  expect(within(screen.getByRole('main')).queryByText(/Save S.+ with Premium/)).toBeNull()
})

test('all cards show the local price next to S$ by one look-up of the country and one of the rates, made again when the cache is emptied (R-CUR-01)', async () => {
  const { store } = await renderAt('/solutions', { scenario: 'country-japan' })
  const pass = await card('Hot desk day pass')
  await waitFor(() => expect(pass).toHaveTextContent(/≈ .*JPY/))
  expect(pass).toHaveTextContent('S$24.00')
  const looks = () => [...sent('getCountry'), ...sent('getExchangeRates')].length
  const before = looks()
  // What signing in and out do.
  act(() => void store.dispatch(api.util.resetApiState()))
  expect(pass).not.toHaveTextContent('≈')
  await waitFor(() => expect(pass).toHaveTextContent(/≈ .*JPY/))
  expect(looks() - before).toBe(2)
})

test('shows only Singapore dollars without exchange rates', async () => {
  applyScenario('country-india')
  fail('getExchangeRates', '503')
  await renderAt('/solutions?q=hot desk')
  const pass = await card('Hot desk day pass')
  await waitFor(() => expect(asked()).toContain('getExchangeRates'))
  expect(pass).toHaveTextContent('S$24.00')
  expect(pass).not.toHaveTextContent('≈')
})

test.each([undefined, 'member'] as const)(
  'leaves out what was made for one customer for %s (R-CART-12)',
  async (as) => {
    await renderAt('/solutions', { ...(as && { as }) })
    await screen.findByText('26 solutions')
    if (as) await waitFor(() => expect(asked()).toContain('getSolutionEligibility'))
    expect(screen.queryByText(/brand film/i)).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'For you' })).not.toBeInTheDocument()
  },
)

test.each([undefined, 'minimal'] as const)(
  'shows its customer what was made for them (R-CART-12): %s',
  async (backend) => {
    await renderAt('/solutions', { as: 'premium', ...(backend && { backend }) })
    const mine = within(await screen.findByRole('region', { name: 'For you' }))
    expect(mine.getByRole('link', { name: 'Custom brand film' })).toBeVisible()
    expect(screen.getByText('26 solutions')).toBeInTheDocument()
  },
)

test('shows that nothing matches, and offers everything', async () => {
  const { user, router } = await renderAt('/solutions?q=zeppelin&category=tech')
  expect(await screen.findByText('No solutions match')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all solutions' }))
  expect(await screen.findByText('26 solutions')).toBeVisible()
  expect(router.state.location.search).toBe('')
})
