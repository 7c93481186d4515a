import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fail } from '@mocks/faults'
import { renderAt } from '@tests/renderAt'

// The test machines are shared.
configure({ asyncUtilTimeout: 5000 })

const main = async () => {
  await screen.findByRole('heading', { name: 'Good questions' })
  return within(screen.getByRole('main'))
}

test('the hero shows the promise, both calls to action and the value of the benefits (R-GEN-01)', async () => {
  await renderAt('/')
  const page = await main()
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('You do the work. We have your back.')
  expect(page.getByRole('link', { name: 'Go Premium' })).toHaveAttribute('href', '/premium-membership')
  expect(page.getByRole('link', { name: 'Browse solutions' })).toHaveAttribute('href', '/solutions')
  expect(page.getByText('over $400K')).toBeVisible()
  expect(page.getByText('S$80 cashback on your first annual membership')).toBeVisible()
  expect(page.getByText('S$5.50')).toBeVisible()
})

test('each category links to its solutions (R-GEN-03, R-RTE-09)', async () => {
  const { user, router } = await renderAt('/')
  const page = await main()
  for (const name of ['Workspace', 'Marketing', 'Legal', 'Business', 'Tech', 'Health'])
    expect(await page.findByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
  await user.click(page.getByRole('link', { name: /^Legal/ }))
  await waitFor(() => expect(router.createHref(router.state.location)).toBe('/solutions?category=legal'))
  expect(await screen.findByRole('button', { name: 'Legal' })).toHaveAttribute('aria-pressed', 'true')
})

test('the header shows visitors Sign In and Go Premium (R-HDR-03)', async () => {
  await renderAt('/')
  await main()
  const header = within(screen.getByRole('banner'))
  expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  expect(header.getByRole('link', { name: 'Go Premium' })).toBeVisible()
})

test('heading levels are not skipped', async () => {
  await renderAt('/')
  const page = await main()
  const ranks = page.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
  expect(ranks[0]).toBe(1)
  for (const [index, rank] of ranks.entries()) expect(rank - (ranks[index - 1] ?? 0)).toBeLessThanOrEqual(1)
})

test('keeps the calls to action if content cannot be fetched, with Try again', async () => {
  const mend = fail('content', '404')
  const { user } = await renderAt('/')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign In' })).toBeVisible()
  mend()
  await user.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: 'You do the work. We have your back.' })).toBeVisible()
})

test('an expired session leaves a member on the home page (R-ERR-01)', async () => {
  const { router } = await renderAt('/', { scenario: 'session-expired' })
  await main()
  expect(router.state.location.pathname).toBe('/')
})
