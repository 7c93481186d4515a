import { expect, test, vi } from 'vitest'
import { toastLog } from '@/lib/calls/toast'
import { db, enter, fail, goTo, handlers, renderAt, requestLog, screen, sent, waitFor, within } from '@tests/page'

const votesSent = () => sent('voteFeaturedDoer')
const paths = () => requestLog.read().map(({ path }) => decodeURIComponent(path))
const told = () => toastLog.read().map(({ kind, text }) => `${kind}: ${text}`)
const page = '/featured-doer'
const already = 'info: You have already voted for that featured doer!'

const spotlight = async () => within(await screen.findByRole('region', { name: 'Priya Raghunathan' }))

test('the spotlight links to the story; a double click is one vote, announced at once, and another one is told', async () => {
  const { user } = await renderAt(page)
  const link = (await spotlight()).getByRole('link', { name: 'Read the whole story' })
  expect(link).toHaveAttribute('href', '/blog/meet-priya-raghunathan')

  await user.dblClick((await spotlight()).getByRole('button', { name: 'Vote for Priya Raghunathan' }))
  expect(await screen.findByText('Your vote for Priya Raghunathan counts. 313 votes now.')).toBeInTheDocument()
  expect(votesSent()).toHaveLength(1)
  expect((await spotlight()).getByText('313 votes')).toBeInTheDocument()
  expect(document.cookie).toContain('featured_doer_votes')

  await user.click(await (await spotlight()).findByRole('button', { name: 'Voted for Priya Raghunathan' }))
  await waitFor(() => expect(told()).toContain(already))
  expect(votesSent()).toHaveLength(1)
})

test('shows whom the server lists, even if it counts nobody', async () => {
  const featuredDoers = db.featuredDoers.filter(({ approved }) => approved).slice(0, 5)
  vi.spyOn(handlers, 'listFeaturedDoers').mockReturnValue({ featuredDoers, total: 0 })
  await renderAt(page)
  expect(await screen.findByText('5 featured doers')).toBeInTheDocument()
  for (const { firstName, lastName } of featuredDoers)
    expect(screen.getAllByRole('link', { name: new RegExp(`${firstName} ${lastName}`) })[0]).toBeVisible()
})

test('does not vote again after a vote in another tab', async () => {
  const { user } = await renderAt(page)
  const button = (await spotlight()).getByRole('button', { name: 'Vote for Priya Raghunathan' })
  const [name] = ['dc_featured_doer_votes', 'featured_doer_votes']
  document.cookie = `${name}=${encodeURIComponent('["fd-priya"]')}; path=/`
  document.cookie = `featured_doer_votes=${encodeURIComponent('["fd-priya"]')}; path=/`
  await user.click(button)
  await waitFor(() => expect(told()).toContain(already))
  expect(votesSent()).toHaveLength(0)
})

test('reverts a failed vote, which can be retried', async () => {
  fail('voteFeaturedDoer', { status: 503, times: 1 })
  const { user } = await renderAt(page)
  await user.click((await spotlight()).getByRole('button', { name: 'Vote for Priya Raghunathan' }))
  await waitFor(() => expect(told()).toContain('error: Your vote could not be counted'))
  expect(await (await spotlight()).findByText('312 votes')).toBeInTheDocument()
  await user.click(await (await spotlight()).findByRole('button', { name: 'Vote for Priya Raghunathan' }))
  expect(await (await spotlight()).findByText('313 votes')).toBeInTheDocument()
})

test('counts a vote whose response was lost once, and says nothing else of it', async () => {
  fail('voteFeaturedDoer', { body: 'html', times: 1 })
  const { user } = await renderAt(page, { as: 'member' })
  await user.click((await spotlight()).getByRole('button', { name: 'Vote for Priya Raghunathan' }))
  expect(await (await spotlight()).findByRole('button', { name: 'Voted for Priya Raghunathan' })).toBeInTheDocument()
  expect(await (await spotlight()).findByText('313 votes')).toBeInTheDocument()
  await waitFor(() => expect(votesSent()).toHaveLength(1))
  expect(await screen.findByText('Your vote for Priya Raghunathan counts. 313 votes now.')).toBeInTheDocument()
  expect(told()).toEqual([])
})

test('claims no number of votes on a server that sends none', async () => {
  const { user } = await renderAt(page, { as: 'member', backend: 'minimal' })
  fail('voteFeaturedDoer', { body: 'no-content' })
  const [button] = await screen.findAllByRole('button', { name: /^Vote for Priya/ })
  await user.click(button as HTMLElement)
  expect(await screen.findByText(/^Your vote for Priya Raghunathan counts\.$/)).toBeInTheDocument()
})

test('requests filter, order and page from the server and keeps them in the URL', async () => {
  const { user, router } = await renderAt(page)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Industry' }), 'Food & Beverage')
  await waitFor(() => expect(paths()).toContain('/featuredDoers/Food & Beverage/any/0/24'))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Industry' })).toHaveValue('Food & Beverage'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most votes')
  await waitFor(() => expect(paths()).toContain('/featuredDoers/Food & Beverage/votes/0/24'))
  expect(router.state.location.search).toBe('?industry=Food+%26+Beverage&sort=votes')
  await goTo(router, '/featured-doer?page=2')
  await waitFor(() => expect(paths()).toContain('/featuredDoers/any/any/24/24'))
  // Past the last page.
  await goTo(router, '/featured-doer?page=9')
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'))
})

test('a story has its own URL', async () => {
  await renderAt('/featured-doer?doer=fd-aisyah', { as: 'member' })
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Tableware for restaurants that throw nothing away')).toBeInTheDocument()
})

async function tell(email: string) {
  const { user } = await renderAt(page)
  await user.click(await screen.findByRole('button', { name: 'Tell my story' }))
  const dialog = within(await screen.findByRole('dialog'))
  enter(await dialog.findByLabelText('First name'), 'Arjun')
  enter(dialog.getByLabelText('Last name'), 'Rao')
  enter(dialog.getByLabelText('Tagline'), 'Furniture out of pallets')
  enter(dialog.getByLabelText('Your story'), 'It began with <one> table.')
  enter(dialog.getByLabelText('Email address'), email)
  await user.click(dialog.getByRole('button', { name: 'Send my story' }))
  return dialog
}

test('a visitor submits a story, gets an account and is not signed in', async () => {
  await tell('arjun@example.com')
  expect(
    await screen.findByText(/To activate your account, look for an email to arjun@example.com/),
  ).toBeInTheDocument()
  expect(db.featuredDoers[0]).toMatchObject({
    firstName: 'Arjun',
    approved: false,
    newUser: true,
    story: '<p>It began with &lt;one&gt; table.</p>',
  })
})

test('shows as information that an address is in use, and keeps the input (R-ERR-09)', async () => {
  const dialog = await tell('member@doers.test')
  await waitFor(() => expect(told()).toContain('info: You are already a member. Please log in and try again'))
  expect(dialog.getByLabelText('First name')).toHaveValue('Arjun')
})

test('a member sees that their story is under review and changes it', async () => {
  const { user } = await renderAt(page, { as: 'member' })
  expect(await screen.findByText('Under review')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Edit my story' }))
  const dialog = within(await screen.findByRole('dialog'))
  const story = await dialog.findByLabelText('Your story')
  expect(story).toHaveValue('I draw letters for a living. Most of them end up above a door.')
  await user.type(dialog.getByLabelText('Tagline'), ' or two')
  await user.clear(dialog.getByLabelText(/^Business/))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(told()).toContain('success: Saved. It goes live once we’ve reviewed it'))
  expect(db.featuredDoers.find(({ userId }) => userId === 'u-member')?.businessName).toBe('')
})

test('the earlier list is read-only', async () => {
  await renderAt('/old/featured-doers?q=ceramics')
  expect(await screen.findByRole('cell', { name: '187' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Vote for/ })).not.toBeInTheDocument()
})
