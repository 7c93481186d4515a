import { expect, it } from 'vitest'
import { renderAt, screen, sent, waitFor, within } from '@tests/page'

it('shows the title of the page, the groups that may be opened, a greeting, and the ways out (R-LAY-02)', async () => {
  const { user } = await renderAt('/admin/solution-activation', { as: 'admin-few' })
  const header = within(await screen.findByRole('banner'))
  expect(header.getByText('Solution activation')).toBeInTheDocument()
  expect(header.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '',
    'Marketplace',
    'Solution activation',
  ])
  expect(header.getByRole('link', { name: 'To do' })).toHaveAttribute('href', '/admin')
  expect(header.getByText('Hello, Hafiz')).toBeInTheDocument()
  expect(header.getByRole('link', { name: 'Main site' })).toHaveAttribute('href', '/')
  expect(header.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout')
  const nav = within(header.getByRole('navigation', { name: 'Administration' }))
  expect(nav.getAllByRole('button').map(({ textContent }) => textContent.trim())).toEqual([
    'Marketplace',
    'Marketing',
    'Community',
  ])
  await user.click(header.getByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Administration' }))
  expect(menu.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Marketplace',
    'Marketing',
    'Community',
  ])
  const entry = await menu.findByRole('link', { name: /^Solution activation ?\d+ pending activation$/ })
  expect(entry).toHaveAttribute('aria-current', 'page')
  await user.click(menu.getByRole('link', { name: 'To do' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('gives the start page its title and no group', async () => {
  await renderAt('/admin', { as: 'admin' })
  const header = within(await screen.findByRole('banner'))
  expect(header.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['', 'To do'])
})

it('has the search of the back office in sight', async () => {
  const { user } = await renderAt('/admin/orders', { as: 'admin' })
  await user.click(within(await screen.findByRole('banner')).getByRole('button', { name: /^Search and commands/ }))
  const search = await screen.findByRole('combobox', { name: 'Search pages and commands' })
  await waitFor(() => expect(search).toHaveFocus())
})

it('asks for the count of waiting solutions only for those who may open the page (R-ADM-12)', async () => {
  await renderAt('/admin', { scenario: 'admin-no-permissions' })
  expect(await screen.findByRole('link', { name: 'Main site' })).toBeVisible()
  await screen.findByRole('heading', { level: 1 })
  expect(sent('countOrdersPendingActivation')).toEqual([])
})

it.each([
  { scenario: undefined, tone: 'warning', count: /^[1-9]\d*$/ },
  { scenario: 'pending-activation-zero', tone: 'success', count: /^0$/ },
] as const)(
  'shows the count of waiting solutions in the $tone colour (R-ADM-04)',
  async ({ scenario, tone, count }) => {
    const { user } = await renderAt('/admin', scenario ? { scenario } : { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Marketplace' }))
    const entry = await screen.findByRole('link', { name: /pending activation$/ })
    const badge = entry.querySelector('.rounded-pill')
    expect(badge).toHaveClass(`text-bg-${tone}`)
    expect(badge?.firstChild?.textContent).toMatch(count)
  },
)

it('shows administrators the way from the site to the back office, and no other user', async () => {
  const first = await renderAt('/contact', { as: 'admin' })
  expect(await screen.findByRole('link', { name: 'Administration' })).toHaveAttribute('href', '/admin')
  first.unmount()
  await renderAt('/contact', { as: 'premium' })
  await screen.findByRole('link', { name: /open your account$/ })
  expect(screen.queryByRole('link', { name: 'Administration' })).not.toBeInTheDocument()
})
