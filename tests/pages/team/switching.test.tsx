import { expect, it } from 'vitest'
import { bodiesOf, db, renderAt, renderWithoutNotices, required, screen, waitFor, within } from '@tests/page'

/** A connection of the owner of Acme Studio with another team. */
function connect(status: 'ACCEPTED' | 'PENDING'): void {
  const mine = required(db.connections.find(({ userId }) => userId === 'u-owner'))
  const own = { id: 'con-owner-new', teamId: 'team-borealis', connectionType: 'TEAM_ADMIN', status } as const
  db.connections.push({ ...mine, ...own, invitationSeen: status === 'ACCEPTED' })
}

it('an invitation is announced in the team area too; seeing it switches to Personal first (R-INV-02, R-INV-03, R-ACC-06)', async () => {
  for (const row of db.connections) Object.assign(row, { invitationSeen: true, removalSeen: true })
  connect('PENDING')
  const { user, router } = await renderAt('/team', { as: 'owner' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Team invitation' }))
  expect(dialog.getByText("You've been invited to 1 new team")).toBeVisible()
  expect(bodiesOf('markInvitationsSeen')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'See Invitations' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/team-invitation'))
  expect(bodiesOf('updateActiveAccount')).toEqual([expect.objectContaining({ type: 'Personal', accountId: 'u-owner' })])
  await waitFor(() => expect(bodiesOf('markInvitationsSeen')).not.toEqual([]))
})

it('choosing another team stays in the team area and refreshes the list of teams (R-ACC-05)', async () => {
  const { user, router } = await renderWithoutNotices('/team/team-information', {
    as: 'owner',
    first: () => connect('ACCEPTED'),
  })
  await user.click(await screen.findByRole('button', { name: 'Switch account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch account' }))
  const other = required(db.teams.find(({ teamId }) => teamId === 'team-borealis')).companyName
  const choice = await dialog.findByRole('button', { name: new RegExp(`^${other}`) })
  const before = bodiesOf('listMyTeams').length
  await user.click(choice)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.pathname).toBe('/team/team-information')
  expect((await screen.findAllByText(other))[0]).toBeVisible()
  await waitFor(() => expect(bodiesOf('listMyTeams').length).toBeGreaterThan(before))
})
