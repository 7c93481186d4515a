import { expect, test, vi } from 'vitest'
import { db, fail, renderAt, screen, waitFor, within } from '@tests/page'
import { appReady } from '@/lib/browser/appReady'

const main = async () => {
  await screen.findByRole('heading', { name: 'Common questions' })
  return within(screen.getByRole('main'))
}

/** The page of a member: without what visitors ask before joining. */
const members = async () => {
  await screen.findByRole('heading', { level: 1, name: /^Good/ })
  return within(screen.getByRole('main'))
}

/** The browser is idle; without an observer everything counts as near the screen. */
const near = () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  appReady.set()
}

test('a visitor sees the promise, what it costs, suggestions and categories that lead somewhere, and the ways in (R-GEN-01, R-GEN-03, R-HDR-03, R-RTE-09)', async () => {
  const { user, router } = await renderAt('/')
  const page = await main()
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('You do the work. We have your back.')
  expect(page.getByRole('link', { name: 'Go Premium' })).toHaveAttribute('href', '/premium-membership')
  expect(page.getByRole('link', { name: 'Browse solutions' })).toHaveAttribute('href', '/solutions')
  expect(page.getByText('over $400K')).toBeVisible()
  expect(page.getByText('S$80 cashback on your first annual membership')).toBeVisible()
  expect(page.getByText('S$5.50')).toBeVisible()

  const links = within(page.getByRole('list', { name: 'Popular searches' })).getAllByRole('link')
  expect(links.length).toBeGreaterThan(2)
  const { default: solutions } = await import('@content/solutions.json')
  for (const link of links) {
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://doers.test')
    const search = searchParams.get('q')
    const found = solutions.filter(({ uid, title }) =>
      search ? title.toLowerCase().includes(search) : pathname === `/solutions/${uid}`,
    )
    expect(found.length, link.textContent).toBeGreaterThan(0)
  }

  const picks = within(page.getByRole('list', { name: 'Solutions to start with' }))
  expect(picks.getByRole('link', { name: 'Company registration' })).toHaveAttribute(
    'href',
    '/solutions/company-registration',
  )
  expect(picks.getByText('S$650.00')).toBeVisible()
  expect(picks.getByText('Premium S$520.00')).toBeVisible()
  expect(await page.findByRole('link', { name: /^Workspace.*5 solutions, from S\$22\.00$/ })).toBeVisible()

  const bill = page.getByRole('table', { name: /^A typical first year/ })
  const amounts = within(bill)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => Math.round(Number(cell.textContent.replace(/[S$,–]/g, '')) * 100)),
    )
  const total = amounts.pop()
  for (const column of [0, 1]) expect(amounts.reduce((sum, row) => sum + (row[column] ?? 0), 0)).toBe(total?.[column])
  const saved = (total?.[0] ?? 0) - (total?.[1] ?? 0)
  expect(saved).toBeGreaterThan(0)
  expect(page.getByText(`S$${(saved / 100).toFixed(2)}`)).toBeVisible()

  expect(page.getByText('Premium a year').nextSibling).toHaveTextContent('S$99.00')
  expect(page.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/premium-membership')

  const header = within(screen.getByRole('banner'))
  expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  expect(header.getByRole('link', { name: 'Go Premium' })).toBeVisible()

  const ranks = page.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
  expect(ranks[0]).toBe(1)
  for (const [index, rank] of ranks.entries()) expect(rank - (ranks[index - 1] ?? 0)).toBeLessThanOrEqual(1)

  for (const name of ['Workspace', 'Marketing', 'Legal', 'Business', 'Tech', 'Health'])
    expect(await page.findByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
  await user.click(page.getByRole('link', { name: /^Legal/ }))
  await waitFor(() => expect(router.createHref(router.state.location)).toBe('/solutions?category=legal'))
  expect(await screen.findByRole('button', { name: 'Legal' })).toHaveAttribute('aria-pressed', 'true')
})

test('the search leads to the solutions that match', async () => {
  const { user, router } = await renderAt('/')
  const page = await main()
  await user.type(page.getByRole('searchbox', { name: 'What do you need today?' }), ' desk {Enter}')
  await waitFor(() => expect(router.createHref(router.state.location)).toBe('/solutions?q=desk'))
  expect(await screen.findByRole('searchbox', { name: 'Search solutions' })).toHaveValue('desk')
  expect(await screen.findByRole('link', { name: 'Hot desk day pass' })).toBeVisible()
})

test('greets a premium member, sells nothing they have, and shows what is next: cart, event, what is left to set up', async () => {
  const { user, router } = await renderAt('/', { as: 'premium' })
  const page = await members()
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good (morning|afternoon|evening), Nur Aisyah$/)
  expect(page.getByText('Member prices on every solution')).toBeVisible()
  expect(await page.findByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account')
  for (const name of ['Go Premium', 'Sign up free', 'Compare plans', 'See what Premium includes'])
    expect(page.queryByRole('link', { name })).not.toBeInTheDocument()
  expect(page.queryByText(/cashback/)).not.toBeInTheDocument()
  // Their own prices, of which the lowest is nothing.
  expect(await page.findByRole('link', { name: /^Workspace.*5 solutions, from S\$15\.00$/ })).toBeVisible()
  expect(page.getByRole('link', { name: /^Tech.*4 solutions, 1 free$/ })).toBeVisible()

  const next = within(await page.findByRole('region', { name: 'Next for you' }))
  expect(await next.findByRole('link', { name: '2 items in your cart' })).toHaveAttribute('href', '/cart')
  const going = db.rsvps
    .filter(({ status, userId }) => status === 'GOING' && userId === 'u-premium')
    .flatMap(({ eventId }) => db.events.find((event) => event.eventId === eventId) ?? [])
    .filter(({ endsAt, startsAt, status }) => status !== 'CANCELLED' && Date.parse(endsAt ?? startsAt) > Date.now())
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
  expect(next.getByRole('link', { name: going[0]?.title ?? '?' })).toBeVisible()
  await user.click(next.getByRole('link', { name: 'Verify your identity' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/id-verification'))
})

test('a member whose account cannot be read is not told that nothing is left to do', async () => {
  fail('getMe', '503')
  await renderAt('/', { scenario: 'nothing-yet' })
  const page = await members()
  const next = within(await page.findByRole('region', { name: 'Next for you' }))
  expect(await next.findByRole('link', { name: 'Go to your account' })).toBeVisible()
  expect(next.queryByText('You’re all set')).toBeNull()
})

test('shows the steps that are known, and says that others may be missing, until they can be read', async () => {
  const heal = fail('getKyc', '403')
  const { user } = await renderAt('/', { as: 'premium', scenario: 'kyc-none' })
  const next = within(await (await members()).findByRole('region', { name: 'Next for you' }))
  const missing = () => next.queryByText(/^We couldn’t check all your next steps/)
  await waitFor(() => expect(missing()).toBeVisible())
  const known = next.getAllByRole('listitem').length
  expect(known).toBeGreaterThan(1)
  expect(next.queryByRole('link', { name: 'Verify your identity' })).not.toBeInTheDocument()
  heal()
  await user.click(next.getByRole('button', { name: 'Try again' }))
  expect(await next.findByRole('link', { name: 'Verify your identity' })).toBeVisible()
  expect(missing()).not.toBeInTheDocument()
})

test('shows the next three events and four featured members', async () => {
  near()
  const { user, router } = await renderAt('/')
  const page = await main()
  const events = within(await page.findByRole('region', { name: 'Upcoming events' }))
  const titles = (await events.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)
  const upcoming = db.events
    .filter(({ status, startsAt, endsAt }) => status === 'PUBLISHED' && Date.parse(endsAt ?? startsAt) > Date.now())
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
  expect(titles).toEqual(upcoming.slice(0, 3).map(({ title }) => title))
  const doers = within(page.getByRole('region', { name: 'Meet the doers' }))
  const names = await doers.findAllByRole('heading', { level: 3 })
  expect(names).toHaveLength(4)
  const name = names[0]?.textContent ?? '?'
  await user.click(doers.getByRole('link', { name }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/featured-doer'))
  expect(await screen.findByRole('dialog', { name })).toBeVisible()
})

test('says where there are no events, and where they cannot be read', async () => {
  near()
  const mend = fail('listFeaturedDoers', '503')
  const { user } = await renderAt('/', { scenario: 'nothing-yet', as: 'visitor' })
  const page = await main()
  expect(await page.findByText('New events will appear here. Check back soon.')).toBeVisible()
  const doers = within(page.getByRole('region', { name: 'Meet the doers' }))
  const again = await doers.findByRole('button', { name: 'Try again' })
  mend()
  await user.click(again)
  expect(await doers.findByText('No one is featured yet. You could be the first.')).toBeVisible()
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
  fail('getPersonalizationStatus', '401')
  const { router, store } = await renderAt('/', { as: 'premium' })
  await main()
  expect(store.getState().auth.user).toBeNull()
  expect(router.state.location.pathname).toBe('/')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You do the work.')
})
