import { describe, expect, it } from 'vitest'
import { connectionsApi } from '@/api/account/connections'
import { act, db, fail, goTo, renderAt, renderWithoutNotices, screen, sent, waitFor, within } from '@tests/page'
import { stubInView } from './stubInView'

const openSwitcher = async (user: Awaited<ReturnType<typeof renderWithoutNotices>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Switch account' }))
  return within(await screen.findByRole('dialog', { name: 'Switch account' }))
}
const teamName = (userId: string) => {
  const own = db.connections.find((row) => row.userId === userId && row.status === 'ACCEPTED')
  return db.teams.find(({ teamId }) => teamId === own?.teamId)?.companyName ?? '?'
}

describe('switching the account', () => {
  it('keeps the menu open if the server rejects the switch, and goes to the team otherwise (R-ACC-04)', async () => {
    const { user, router } = await renderWithoutNotices('/account/billing', { as: 'team-member' })
    const dialog = await openSwitcher(user)
    const team = await dialog.findByRole('button', { name: new RegExp(`^${teamName('u-team-member')}`) })
    const heal = fail('updateActiveAccount', '503')
    await user.click(team)
    expect(await screen.findByText('Active account could not be updated')).toBeInTheDocument()
    expect(team).toBeVisible()
    expect(router.state.location.pathname).toBe('/account/billing')
    heal()
    await user.click(team)
    await waitFor(() => expect(router.state.location.pathname).toBe('/team'))
    expect(screen.getByRole('link', { name: /open your account$/ })).toHaveAttribute('href', '/team')
  })

  it('opens with the keyboard, and shows that there is no team', async () => {
    const { user } = await renderWithoutNotices('/account/billing', {
      as: 'premium',
      first: () => void (db.connections = db.connections.filter(({ userId }) => userId !== 'u-premium')),
    })
    await screen.findByRole('button', { name: 'Switch account' })
    await user.keyboard('{Control>}k{/Control}')
    const accounts = within(await screen.findByRole('group', { name: 'Switch account' }))
    expect(accounts.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Personal, current$/),
    ])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const dialog = await openSwitcher(user)
    expect(dialog.getByRole('button', { name: /Personal$/ })).toHaveAttribute('aria-current', 'true')
    expect(await dialog.findByText('You’re not in a team yet.')).toBeVisible()
  })

  it('shows that the teams could not be loaded; the Personal account remains available', async () => {
    fail('listMyTeams', '503')
    const { user } = await renderWithoutNotices('/account/events', { as: 'team-member' })
    const dialog = await openSwitcher(user)
    expect(await dialog.findByText('We couldn’t load your teams')).toBeVisible()
    expect(dialog.getByRole('button', { name: /Personal$/ })).not.toHaveAttribute('aria-disabled', 'true')
  })
})

describe('dialogs that open automatically', () => {
  it('counts new invitations only, and announces later ones again (R-SIDE-02, R-INV-02)', async () => {
    for (const row of db.connections) Object.assign(row, { invitationSeen: true, removalSeen: true })
    const mine = db.connections.filter(({ userId, status }) => userId === 'u-member' && status === 'PENDING')
    const unseen = (count: number) => mine.forEach((row, index) => (row.invitationSeen = index >= count))
    unseen(1)
    const { user, store } = await renderAt('/account/events', { as: 'member' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Team invitation' }))
    expect(dialog.getByText("You've been invited to 1 new team")).toBeVisible()
    expect(screen.getByText('(1 new)')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('(1 new)')).not.toBeInTheDocument())
    unseen(1)
    await act(async () => void store.dispatch(connectionsApi.util.invalidateTags(['Invitation'])))
    expect(await screen.findByRole('dialog', { name: 'Team invitation' })).toBeVisible()
  })

  it('announce invitations until they are closed once in a session, however often the page is loaded (R-INV-02)', async () => {
    fail('markInvitationsSeen', '503')
    for (const row of db.connections) Object.assign(row, { invitationSeen: false, removalSeen: true })
    const first = await renderAt('/account/events', { as: 'member' })
    await screen.findByRole('dialog', { name: 'Team invitation' })
    first.unmount()
    // It was shown but not answered, so it does not count as seen.
    const again = await renderAt('/account/events', { as: 'member' })
    await screen.findByRole('dialog', { name: 'Team invitation' })
    await again.user.keyboard('{Escape}')
    await waitFor(() => expect(sent('markInvitationsSeen')).not.toEqual([]))
    again.unmount()
    await renderAt('/account/profile', { as: 'member' })
    expect(await screen.findByText(/^\(\d new\)$/)).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: 'Team invitation' })).not.toBeInTheDocument()
  })

  describe('that announce invitations', () => {
    stubInView()

    it.each(['notifications', 'team-invitation'])(
      'leave %s alone, which lists them and marks them as seen',
      async (page) => {
        for (const row of db.connections) Object.assign(row, { invitationSeen: false, removalSeen: true })
        await renderAt(`/account/${page}`, { as: 'member' })
        await waitFor(() => expect(sent('markInvitationsSeen')).toHaveLength(1))
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      },
    )

    it('stay closed for invitations opened through a link', async () => {
      for (const row of db.connections) Object.assign(row, { invitationSeen: false, removalSeen: true })
      const { router } = await renderAt('/about', { as: 'member' })
      await goTo(router, '/account/team-invitation')
      await waitFor(() => expect(sent('markInvitationsSeen')).toHaveLength(1))
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
  })

  it('closes a removal notice that was read, even if that cannot be saved (R-INV-07)', async () => {
    fail('markRemovalSeen', '503')
    for (const row of db.connections) row.invitationSeen = true
    const { user } = await renderAt('/account/events', { as: 'member' })
    await screen.findByRole('dialog', { name: 'You’re no longer in Harbour Labs' })
    await user.click(screen.getByRole('button', { name: 'Got it' }))
    await waitFor(() => expect(sent('markRemovalSeen')).not.toEqual([]))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})
