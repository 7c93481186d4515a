import { expect, it, vi } from 'vitest'
import posts from '@content/blog.json'
import { env } from '@/lib/env'
import { act, db, fail, goTo, renderAt, requestLog, screen, sent, waitFor, within } from '@tests/page'

it('the solutions menu says that it could not be read, and asks again (R-HDR-02)', async () => {
  const heal = fail('content', '404')
  const { user } = await renderAt('/contact')
  await user.click(await screen.findByRole('button', { name: 'Solutions & Benefits' }))
  expect(await screen.findByText('We couldn’t load the menu.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See all solutions & benefits' })).toHaveAttribute('href', '/solutions')
  heal()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  for (const name of ['Categories', 'Top benefits', 'Top deals'])
    expect(await screen.findByRole('heading', { name })).toBeVisible()
})

it('the menu of small screens holds the links of the header and its menus, also without their content (R-HDR-07)', async () => {
  const heal = fail('content', '404')
  const { user } = await renderAt('/contact')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(await dialog.findByText('We couldn’t load the menu.')).toBeVisible()
  expect(dialog.queryByText('Top deals')).toBeNull()
  const targets = {
    'See all solutions & benefits': '/solutions',
    'See all resources': '/resources',
    Pricing: '/premium-membership',
  }
  for (const [name, to] of Object.entries(targets))
    expect(dialog.getByRole('link', { name })).toHaveAttribute('href', to)
  heal()
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('Top deals')).toBeVisible()
  expect(dialog.getByText('Resources')).toBeVisible()
  expect(dialog.getAllByRole('link').slice(2, 6)).toEqual(
    ['Pricing', 'Enterprise', 'About', 'Contact'].map((name) => dialog.getByRole('link', { name })),
  )
})

it('the menu of small screens closes its groups at first, and gives its place to the account switcher', async () => {
  const { user } = await renderAt('/contact', { as: 'member' })
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Menu' }))
  const group = (await dialog.findByText('Top deals')).closest('details')
  expect(group).not.toHaveAttribute('open')
  await user.click(dialog.getByText('Top deals'))
  expect(group).toHaveAttribute('open')
  await user.click(await dialog.findByRole('button', { name: 'Switch account' }))
  expect(await screen.findByRole('dialog', { name: 'Switch account' })).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

it.each([
  ['/account/email', 'member', 'Personal account', '/contact'],
  // Its address only begins like that of the area.
  ['/team', 'team-member', 'Team account', '/teammembership'],
] as const)(
  'the menu of small screens begins with the account at %s, and ends with it elsewhere',
  async (path, as, account, elsewhere) => {
    const { user, router } = await renderAt(path, { as })
    const order = async () => {
      await user.click(await screen.findByRole('button', { name: 'Menu' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Menu' }))
      await dialog.findByRole('navigation', { name: account })
      return dialog.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'))
    }
    const groups = 'Solutions, benefits and resources'
    expect(await order()).toEqual([account, 'Main', groups])
    await act(() => router.navigate(elsewhere))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await order()).toEqual(['Main', groups, account])
  },
)

it('on small screens the sidebar is in the menu only, and what it counts is read when that is opened', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: false }) as MediaQueryList)
  for (const connection of db.connections) Object.assign(connection, { invitationSeen: true, removalSeen: true })
  const { user } = await renderAt('/account/email', { as: 'member' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Email' })).toBeVisible()
  await waitFor(() => expect(requestLog.running()).toBe(0))
  expect(screen.queryByRole('navigation', { name: 'Personal account' })).toBeNull()
  expect(sent('countMyNotifications')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(await dialog.findByRole('link', { name: /^Notifications \(\d+ unread\)$/ })).toBeVisible()
  expect(sent('countMyNotifications')).toHaveLength(1)
})

it('the menu of a public page counts what another tab has deleted no longer', async () => {
  const { user } = await renderAt('/contact', { as: 'member' })
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(await dialog.findByRole('link', { name: /^Notifications \(\d+ unread\)$/ })).toBeVisible()
  db.notifications = []
  window.dispatchEvent(new StorageEvent('storage', { key: 'dc:notifications', newValue: '"x"' }))
  expect(await dialog.findByRole('link', { name: 'Notifications' })).toBeVisible()
})

it('a dialog of the sidebar stays open when the window becomes too narrow for the column', async () => {
  const media = Object.assign(new EventTarget(), { matches: true })
  vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList)
  const { user } = await renderAt('/account/email', { as: 'premium' })
  const side = within(await screen.findByRole('navigation', { name: 'Personal account' }))
  await user.click(await side.findByRole('button', { name: 'Switch account' }))
  expect(await screen.findByRole('dialog', { name: 'Switch account' })).toBeVisible()
  act(() => {
    media.matches = false
    media.dispatchEvent(new Event('change'))
  })
  expect(screen.getByRole('dialog', { name: 'Switch account' })).toBeVisible()
})

it('links lead to the marketing website where there is one (R-RTE-08)', async () => {
  env.marketingUrl = 'https://www.doers.test'
  const { user } = await renderAt('/cart', { as: 'member' })
  const main = within(await screen.findByRole('main'))
  await user.click(await main.findByRole('button', { name: 'Go to payment' }))
  await waitFor(() =>
    expect(main.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', 'https://www.doers.test/terms'),
  )
  await user.click(await screen.findByRole('button', { name: 'Solutions & Benefits' }))
  expect(await screen.findByRole('link', { name: 'Visit the marketplace' })).toHaveAttribute(
    'href',
    'https://www.doers.test/marketplace',
  )
})

it('the blog’s links on a post lead to the marketing website where there is one (R-RTE-08)', async () => {
  env.marketingUrl = 'https://www.doers.test'
  const { router } = await renderAt(`/blog/${posts[0]?.uid}`)
  const blog = 'https://www.doers.test/blog'
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', blog)
  await goTo(router, '/blog/nowhere')
  expect(await screen.findByRole('link', { name: 'See all posts' })).toHaveAttribute('href', blog)
})

it('the palette leads to the marketing website where there is one (R-RTE-08)', async () => {
  env.marketingUrl = 'https://www.doers.test'
  const leave = vi.spyOn(location, 'assign').mockReturnValue(undefined)
  const { user, router } = await renderAt('/contact')
  await screen.findByRole('link', { name: 'Sign In' })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Search pages and commands' }), 'Privacy policy{Enter}')
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://www.doers.test/policy'))
  expect(router.state.location.pathname).toBe('/contact')
})
