import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { teamsApi } from '@/api/account/teams'
import { solutionsApi } from '@/api/commerce/solutions'
import { paths } from '@/domain/navigation/paths'
import { switchedElsewhere } from '@/store/account/activeAccountSlice'
import { asked, db, fail, goTo, handlers, renderAt, requestLog, required, toasts, watch } from '@tests/page'
import { bodiesOf, renderWithoutNotices } from '@tests/withoutNotices'
import { stubInView } from '../account/stubInView'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('the team area', () => {
  stubInView()

  it('lets one choose the team under the Personal account, and switches nothing before the click (R-ACC-07)', async () => {
    const { user, router } = await renderWithoutNotices('/team/billing', { scenario: 'team-personal' })
    expect(await heading('Choose a team')).toBeVisible()
    expect(asked()).not.toContain('updateActiveAccount')
    await user.click(await screen.findByRole('button', { name: /Acme Studio/ }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Choose a team' })).not.toBeInTheDocument())
    expect(router.state.location.pathname).toBe('/team/billing')
    expect(bodiesOf('updateActiveAccount')).toEqual([expect.objectContaining({ type: 'Team', accountId: 'team-acme' })])
  })

  it('says how to get a team to a member without one', async () => {
    await renderWithoutNotices('/team', { scenario: 'team-none' })
    expect(await screen.findByText('You’re not in a team yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See your invitations' })).toHaveAttribute(
      'href',
      '/account/team-invitation',
    )
  })

  it('tells a removed member by whom and when, in one place, marks it seen once, and leads back (R-INV-07)', async () => {
    const { user, router } = await renderAt('/team/my-solutions', { scenario: 'team-removed' })
    expect(await heading('You’re no longer in Acme Studio Pte Ltd')).toBeVisible()
    const row = required(db.connections.find(({ id }) => id === 'con-team-member'))
    const by = required(db.users.find(({ userId }) => userId === row.removedById))
    expect(screen.getByText(/removed you/)).toHaveTextContent(
      new RegExp(`^${by.firstName} ${by.lastName} removed you on \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d`),
    )
    await waitFor(() => expect(asked().filter((id) => id === 'markRemovalSeen')).toHaveLength(1))
    expect(await screen.findByText(/E-signature and Telehealth\./)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(toasts()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Go to your Personal account' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /no longer in/ })).not.toBeInTheDocument())
    expect(asked().filter((id) => id === 'markRemovalSeen')).toHaveLength(1)
    expect(row.removalSeen).toBe(true)
  })

  it('marks the removal as read when its page is opened through a link', async () => {
    const { router } = await renderAt('/about', { scenario: 'team-removed' })
    await goTo(router, '/team/my-solutions')
    expect(await heading('You’re no longer in Acme Studio Pte Ltd')).toBeVisible()
    await waitFor(() => expect(asked().filter((id) => id === 'markRemovalSeen')).toHaveLength(1))
  })

  it('offers other accounts to a user who never was a member of the active team', async () => {
    await renderWithoutNotices('/team', {
      as: 'team-member',
      first: () => {
        db.connections = db.connections.filter(({ userId }) => userId !== 'u-team-member')
      },
    })
    expect(await heading('You’re not a member of this team')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Go to your Personal account' })).toBeVisible()
  })

  it('shows an unpaid team to its owner with the way to finish it, to others whom to ask', async () => {
    const { router, unmount } = await renderWithoutNotices('/team/payment', { scenario: 'team-inactive' })
    expect(await screen.findByText('The registration isn’t finished')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue registration' })).toHaveAttribute('href', '/team?createTeam=true')
    expect(router.state.location.pathname).toBe('/team/payment')
    expect(asked()).not.toContain('listTeamPaymentMethods')
    unmount()
    const asAdmin = await renderWithoutNotices('/team', { scenario: 'team-inactive-admin' })
    expect(await screen.findByRole('link', { name: /^Email / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    )
    expect(screen.queryByRole('link', { name: 'Continue registration' })).toBeNull()
    asAdmin.unmount()
    // To whom its role isn’t said, both.
    const me = { id: 'con-team-admin', teamId: 'team-acme', targetName: 'Ana', email: 'team-admin@doers.test' }
    vi.spyOn(handlers, 'getMyMemberDetail').mockReturnValue({ ...me, status: 'ACCEPTED' })
    await renderWithoutNotices('/team', { scenario: 'team-inactive-admin' })
    expect(await screen.findByRole('link', { name: 'Continue registration' })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Email / })).toBeVisible()
    expect(screen.queryByText(/^We’ve saved/)).toBeNull()
  })

  it.each(Object.values(paths.team))(
    'opens %s in a role that this app doesn’t know: the server decides',
    async (path) => {
      watch.allowContractBreach()
      const mine = required(db.connections.find(({ id }) => id === 'con-finance'))
      Object.assign(mine, { connectionType: 'TEAM_GUEST' })
      const { router } = await renderWithoutNotices(path, { as: 'finance' })
      await waitFor(() => expect(asked()).toContain('getTeam'))
      await waitFor(() => expect(requestLog.running()).toBe(0))
      expect(router.state.location.pathname).toBe(path)
      expect(toasts()).toEqual([])
      expect(document.body).not.toHaveTextContent(/only (for )?the owner/i)
      const menu = within(await screen.findByRole('navigation', { name: 'Team account' }))
      expect(menu.getByRole('link', { name: 'Payment method' })).toBeVisible()
    },
  )

  it('closes a page whose role was taken away meanwhile', async () => {
    const { store } = await renderWithoutNotices('/team/billing', { as: 'finance' })
    await waitFor(() => expect(asked()).toContain('getTeam'))
    const mine = db.connections.find(({ id }) => id === 'con-finance')
    Object.assign(mine ?? {}, { connectionType: 'TEAM_MEMBER' })
    store.dispatch(teamsApi.util.invalidateTags(['Connection']))
    expect(await heading('You don’t have access to this page')).toBeVisible()
    expect(screen.getByText(/Billing & Invoices is only for the owner, administrators and finance staff/)).toBeVisible()
  })
})

it('while two tabs have different accounts (H3), every team write is stopped with the reason; one click keeps this tab’s account', async () => {
  const { store, user } = await renderWithoutNotices('/team', { as: 'owner' })
  await waitFor(() => expect(asked()).toContain('getTeam'))
  const borealis = { type: 'Team', accountId: 'team-borealis', name: 'Borealis', accountPhoto: null } as const
  store.dispatch(switchedElsewhere(borealis))
  const { assignTeamSolution, removeTeamSeat } = teamsApi.endpoints
  const { removeDoSubscription } = solutionsApi.endpoints
  await store.dispatch(removeTeamSeat.initiate({ id: 'team-acme' }))
  await store.dispatch(removeDoSubscription.initiate({ id: 'dos-1', body: {} }))
  await store.dispatch(assignTeamSolution.initiate({ id: 'team-acme', body: { solutionId: 'x', assigneeId: 'y' } }))
  expect(asked()).not.toEqual(expect.arrayContaining(['removeTeamSeat']))
  expect([...bodiesOf('removeDoSubscription'), ...bodiesOf('assignTeamSolution')]).toEqual([])
  expect(toasts()[0]).toMatch(/^error: Seat could not be removed: You switched accounts in another tab/)
  const banner = within(screen.getByText(/You switched to Borealis/).closest<HTMLElement>('.alert') ?? document.body)
  await user.click(banner.getByRole('button', { name: /^Keep Acme/ }))
  await waitFor(() => expect(screen.queryByText(/You switched to/)).not.toBeInTheDocument())
})

it('the timeline gets one entry for each success, silently and never repeated, and none for a failure (R-LIFE-11)', async () => {
  const { store } = await renderWithoutNotices('/team', { as: 'owner' })
  await waitFor(() => expect(asked()).toContain('getTeam'))
  const { removeTeamSeat } = teamsApi.endpoints
  await store.dispatch(removeTeamSeat.initiate({ id: 'team-acme' }))
  await waitFor(() => expect(bodiesOf('createActivity')).toHaveLength(1))
  expect(bodiesOf('createActivity')).toEqual([
    { activity: { teamId: 'team-acme', type: 'SEAT_REMOVED', message: 'removed a seat', targetType: 'team' } },
  ])
  fail('createActivity', { status: 503 })
  await store.dispatch(removeTeamSeat.initiate({ id: 'team-acme' }))
  await waitFor(() => expect(bodiesOf('createActivity')).toHaveLength(2))
  fail('removeTeamSeat', { status: 409, message: 'No seat is vacant' })
  await store.dispatch(removeTeamSeat.initiate({ id: 'team-acme' }))
  expect(toasts()).toEqual([
    'success: Seat removed',
    'success: Seat removed',
    'error: Seat could not be removed: No seat is vacant',
  ])
  expect(bodiesOf('createActivity')).toHaveLength(2)
})
