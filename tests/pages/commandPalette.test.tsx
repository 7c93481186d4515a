import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { singleKeys } from '@/lib/browser/singleKeys'
import { useQuickActions } from '@/ui/hooks/useQuickActions'
import { useShortcut } from '@/ui/hooks/useShortcut'
import { db, fail, goTo, render, renderAt, renderWithoutNotices, screen, sent, waitFor, within } from '@tests/page'

type User = Awaited<ReturnType<typeof renderAt>>['user']

async function openPalette(user: User) {
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search and commands' }))
  const input = dialog.getByRole('combobox', { name: 'Search pages and commands' })
  await waitFor(() => expect(input).toHaveFocus())
  const options = () => dialog.queryAllByRole('option').map(({ firstChild }) => firstChild?.textContent)
  return { dialog, input, options }
}

it('opens by Ctrl+K, moves by arrows, goes by Enter, and gives the focus back on Escape', async () => {
  const { user, router } = await renderAt('/contact')
  const link = await screen.findByRole('link', { name: 'Sign In' })
  link.focus()
  const { input, options } = await openPalette(user)
  await user.keyboard('blog')
  expect(options()).toEqual(['Blog'])
  expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Blog' }).id)
  await user.clear(input)
  await user.keyboard('m')
  const [first, second] = screen.getAllByRole('option')
  expect(first).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowDown}')
  expect(second).toHaveAttribute('aria-selected', 'true')
  expect(input).toHaveAttribute('aria-activedescendant', second?.id)
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(link).toHaveFocus()
  await openPalette(user)
  await user.keyboard('careers{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/careers'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const again = await openPalette(user)
  expect(screen.queryByRole('group', { name: 'Switch account' })).not.toBeInTheDocument()
  await user.keyboard('no such page')
  expect(again.dialog.getByRole('status')).toHaveTextContent('Nothing found')
})

it('offers visitors no page of members', async () => {
  const { user } = await renderAt('/contact')
  await screen.findByRole('heading', { level: 1 })
  const { options } = await openPalette(user)
  expect(options()).toEqual(expect.arrayContaining(['Home', 'Sign in', 'Events']))
  for (const closed of ['Profile', 'Administration', 'Orders', 'Team Members']) expect(options()).not.toContain(closed)
})

it('offers a clerk only what the permissions hold (R-PERM-04)', async () => {
  const { user } = await renderAt('/admin', { as: 'admin-few' })
  await screen.findByRole('heading', { level: 1 })
  const { options } = await openPalette(user)
  expect(options()).toEqual(expect.arrayContaining(['Solution activation', 'Profile']))
  expect(options()).not.toContain('Orders')
  await user.keyboard('ada@')
  expect(sent('listAllOrders')).toEqual([])
})

it.each([
  ['/account', 'premium', 'Payment method'],
  ['/team', 'owner', /^Payment method.*Personal account$/],
  ['/team', 'owner', 'ID Verification'],
] as const)('names on %s for %s the account of a page only where another has such a page: %s', async (at, as, name) => {
  const { user } = await renderWithoutNotices(at, { as })
  await screen.findByRole('heading', { level: 1 })
  await openPalette(user)
  expect(screen.getByRole('option', { name })).toBeVisible()
})

it('lists the pages of this tab that were shown last', async () => {
  const { user, router } = await renderAt('/contact')
  await screen.findByRole('heading', { level: 1 })
  await goTo(router, '/solutions/hot-desk-day-pass')
  await screen.findByRole('heading', { level: 1, name: 'Hot desk day pass' })
  // An address cut in the middle of a letter.
  await goTo(router, '/solutions/50%-off')
  await goTo(router, '/careers')
  await screen.findByRole('heading', { level: 1, name: /career/i })
  await openPalette(user)
  const recent = within(screen.getByRole('group', { name: 'Recent pages' }))
  expect(recent.getAllByRole('option')[0]).toHaveTextContent('50% off')
  expect(recent.getAllByRole('option')[1]).toHaveTextContent('Hot desk day pass')
  expect(recent.queryByText('Careers')).not.toBeInTheDocument()
})

it('finds a user by email and an order by number, read only when they are looked for', async () => {
  const { user, router } = await renderAt('/admin', { as: 'admin' })
  await screen.findByRole('heading', { level: 1 })
  const { input } = await openPalette(user)
  expect([...sent('listUsers'), ...sent('listAllOrders')]).toEqual([])
  const order = db.orders.at(-1)
  await user.type(input, order?.orderId ?? '')
  expect(await screen.findByRole('option', { name: new RegExp(`^Order ${order?.orderId}`) })).toBeVisible()
  await user.clear(input)
  const email = db.users.at(-1)?.email ?? ''
  await user.type(input, email)
  const option = await screen.findByRole('option', { name: new RegExp(`^${email.replaceAll('.', '\\.')}`) })
  await user.click(option)
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users'))
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe(email)
})

it('offers the actions of the page, and withdraws them with it', async () => {
  const onSelect = vi.fn()
  function Actions() {
    useQuickActions([{ label: 'Approve all', onSelect }])
    return null
  }
  const { user } = await renderAt('/contact')
  await screen.findByRole('heading', { level: 1 })
  const page = render(<Actions />)
  await openPalette(user)
  await user.keyboard('approve{Enter}')
  expect(onSelect).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  page.unmount()
  await openPalette(user)
  expect(screen.queryByRole('option', { name: 'Approve all' })).not.toBeInTheDocument()
})

it('keeps the palette open when a switch of accounts fails, and goes to the team when it does not (R-ACC-04)', async () => {
  const { user, router } = await renderWithoutNotices('/account/billing', { as: 'team-member' })
  await screen.findByRole('heading', { level: 1 })
  await openPalette(user)
  const accounts = within(await screen.findByRole('group', { name: 'Switch account' }))
  const heal = fail('updateActiveAccount', '503')
  await user.click(await accounts.findByRole('option', { name: /Team member/ }))
  expect(await screen.findByText('Active account could not be updated')).toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Search and commands' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/account/billing')
  heal()
  await user.click(accounts.getByRole('option', { name: /Team member/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/team'))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search and commands' })).not.toBeInTheDocument())
})

it('puts the pages of the back office first there, and leads on to the search for users by name', async () => {
  const { user, router } = await renderAt('/admin', { as: 'admin' })
  await screen.findByRole('heading', { level: 1 })
  await openPalette(user)
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label') ?? group.textContent)
  expect(groups.at(-1)).toMatch(/Settings/)
  const pages = within(screen.getByRole('group', { name: 'Pages' })).getAllByRole('option')
  expect(pages[0]).toHaveTextContent(/Config/)
  await user.keyboard('tan')
  await user.click(await screen.findByRole('option', { name: 'Search users for “tan”' }))
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/admin/users?q=tan'))
})

it('runs single-key shortcuts, not while the user types, and not when they are turned off (WCAG 2.1.4)', async () => {
  const next = vi.fn()
  function Triage() {
    useShortcut('j', next)
    return <input aria-label="Note" />
  }
  const user = userEvent.setup()
  render(<Triage />)
  await user.keyboard('j')
  expect(next).toHaveBeenCalledTimes(1)
  await user.keyboard('{Control>}j{/Control}')
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'jj')
  expect(next).toHaveBeenCalledTimes(1)
  singleKeys.turn(false)
  await user.click(document.body)
  await user.keyboard('j')
  expect(next).toHaveBeenCalledTimes(1)
  singleKeys.turn(true)
  await user.keyboard('j')
  expect(next).toHaveBeenCalledTimes(2)
})

it('lets administrators turn single-key shortcuts off', async () => {
  const { user } = await renderAt('/admin', { as: 'admin' })
  await screen.findByRole('heading', { level: 1 })
  await openPalette(user)
  await user.keyboard('single-key{Enter}')
  expect(await screen.findByText('Single-key shortcuts are off')).toBeInTheDocument()
  expect(singleKeys.areOn()).toBe(false)
})
