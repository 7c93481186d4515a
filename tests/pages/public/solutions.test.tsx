import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { requestLog } from '@mocks/requestLog'
import { fail } from '@mocks/faults'
import { applyScenario } from '@mocks/scenarios'
import { renderAt } from '@tests/renderAt'

// The test machines are shared.
configure({ asyncUtilTimeout: 5000 })

const cards = () => within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
const titles = () => cards().map(({ textContent }) => textContent)
const card = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  const item = link.closest('li')
  if (!item) throw new Error(`${name} has no card`)
  return item
}

test('a visitor browses all solutions, with premium prices (R-GEN-03)', async () => {
  await renderAt('/solutions')
  expect(await screen.findByText('27 solutions')).toBeVisible()
  expect(titles()[0]).toBe('Premium membership')
  const pass = await card('Hot desk day pass')
  expect(pass).toHaveTextContent('from')
  expect(pass).toHaveTextContent('S$24.00')
  expect(pass).toHaveTextContent('S$16.00 for premium members')
  expect(pass).not.toHaveTextContent('≈')
})

test('keeps search, category and order in the URL, and Back restores them (T4.1)', async () => {
  const { user, router } = await renderAt('/solutions')
  await user.click(await screen.findByRole('button', { name: 'Workspace' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search solutions' }), 'desk')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price-down')
  const asked = new URLSearchParams({ category: 'workspace', q: 'desk', sort: 'price-down' })
  await waitFor(() => expect(new URLSearchParams(router.state.location.search)).toEqual(asked))
  const found = titles()
  expect(found).toContain('Hot desk day pass')
  expect(found).not.toContain('Bookkeeping')

  await user.click(screen.getByRole('link', { name: 'Hot desk day pass' }))
  await screen.findByRole('button', { name: 'Add to cart' })
  await router.navigate(-1)
  expect(await screen.findByRole('searchbox', { name: 'Search solutions' })).toHaveValue('desk')
  expect(screen.getByRole('button', { name: 'Workspace' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-down')
  expect(titles()).toEqual(found)
})

test('a shared link restores the view, cheapest first', async () => {
  await renderAt('/solutions?category=tech&sort=price')
  await screen.findByText('4 solutions')
  expect(titles()).toEqual(['Web hosting', 'Cloud credit', 'Domain and e-mail', 'Security check-up'])
})

test('unknown values in the URL show everything', async () => {
  await renderAt('/solutions?category=gardens&sort=colour')
  expect(await screen.findByText('27 solutions')).toBeVisible()
})

test('shows the local price next to the one in Singapore dollars (R-CUR-01)', async () => {
  await renderAt('/solutions?q=hot desk', { scenario: 'country-japan' })
  const pass = await card('Hot desk day pass')
  await waitFor(() => expect(pass).toHaveTextContent(/≈ .*JPY/))
  expect(pass).toHaveTextContent('S$24.00')
})

test('shows only Singapore dollars without exchange rates', async () => {
  applyScenario('country-india')
  fail('getExchangeRates', '503')
  await renderAt('/solutions?q=hot desk')
  const pass = await card('Hot desk day pass')
  await waitFor(() => expect(requestLog.read().some(({ id }) => id === 'getExchangeRates')).toBe(true))
  expect(pass).toHaveTextContent('S$24.00')
  expect(pass).not.toHaveTextContent('≈')
})

test('shows that nothing matches, and offers everything', async () => {
  const { user, router } = await renderAt('/solutions?q=zeppelin&category=tech')
  expect(await screen.findByText('No solution fits')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all solutions' }))
  expect(await screen.findByText('27 solutions')).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('shows a load failure with Try again', async () => {
  const mend = fail('content', '404')
  const { user } = await renderAt('/solutions')
  const again = await screen.findByRole('button', { name: 'Try again' })
  mend()
  await user.click(again)
  expect(await screen.findByText('27 solutions')).toBeVisible()
})
