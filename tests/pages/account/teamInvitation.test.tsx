import { describe, expect, it, vi } from 'vitest'
import type { Shape } from '@/contract/types'
import { intendedPath } from '@/store/navigation/intendedPath'
import { bodiesOf, db, fail, handlers, renderWithoutNotices, screen, waitFor, within } from '@tests/page'
import { stubInView } from './stubInView'

const show = (asked: Parameters<typeof renderWithoutNotices>[1] = { as: 'member' }) =>
  renderWithoutNotices('/account/team-invitation', asked)
const accept = (name: string) => screen.findByRole('button', { name: `Accept the invitation from ${name}` })
const acme = 'Acme Studio Pte Ltd'
const connection = () => db.connections.find(({ id }) => id === 'con-acme-member')

describe('team invitations', () => {
  stubInView()

  it('lists open and answered invitations; an accepted one offers to switch to the team (R-INV-04)', async () => {
    const { user, router } = await show()
    expect(await accept(acme)).toBeVisible()
    const table = within(screen.getByRole('table', { name: 'Answered invitations' }))
    expect(table.getByText('Declined')).toBeVisible()
    expect(table.getByText('No longer a member')).toBeVisible()

    await user.click(await accept(acme))
    expect(await screen.findByText(`You’re now a member of ${acme}`)).toBeVisible()
    expect(connection()?.status).toBe('ACCEPTED')
    await user.click(screen.getByRole('button', { name: `Switch to ${acme}` }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/team'))
    expect(bodiesOf('updateActiveAccount').at(-1) ?? bodiesOf('createActiveAccount').at(-1)).toMatchObject({
      type: 'Team',
      accountId: 'team-acme',
    })
  })

  it.each([
    [{ role: 'TEAM_FINANCE' }, 'You’re invited as Finance staff.'],
    [{}, 'You’re invited.'],
  ])('names the role as far as the server does: %o', async (said, text) => {
    vi.spyOn(handlers, 'listMyInvitations').mockReturnValue([
      { id: 'i', team: { teamId: 't', companyName: acme }, status: 'PENDING', ...said } as Shape<'Invitation'>,
    ])
    await show()
    expect(await screen.findByText(/^You’re invited/)).toHaveTextContent(text)
  })

  it('declines after confirmation, and confirms it', async () => {
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: `Decline the invitation from ${acme}` }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await user.click(dialog.getByRole('button', { name: 'Decline invitation' }))
    await waitFor(() => expect(connection()?.status).toBe('REJECTED'))
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByText('Declined')).toHaveLength(2))
  })

  it('shows why an invitation could not be accepted (R-INV-06)', async () => {
    fail('acceptInvitation', { status: 409, message: 'The invitation was withdrawn', times: 1 })
    const { user } = await show()
    await user.click(await accept(acme))
    expect(await screen.findByText('You haven’t joined the team')).toBeVisible()
    expect(screen.getAllByText('The invitation was withdrawn')[0]).toBeVisible()
    expect((await screen.findAllByText('Invitation could not be accepted'))[0]).toBeVisible()
  })

  it('explains an invitation to another address, and leaves it to the server whether it can be accepted', async () => {
    const { user, router } = await show({ scenario: 'invitation-other-address' })
    expect(await screen.findByText(/^This invitation was sent to mei@work\.example\./)).toBeVisible()
    await user.click(await accept(acme))
    expect(await screen.findByText('You haven’t joined the team')).toBeVisible()
    expect(bodiesOf('acceptInvitation')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Sign in with the other address' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    await waitFor(() => expect(intendedPath()).toBe('/account/team-invitation'))
  })

  it('shows an empty state', async () => {
    await show({ scenario: 'no-invitations', as: 'member' })
    expect(await screen.findByText('No invitations')).toBeVisible()
    expect(screen.getByRole('link', { name: 'About team accounts' })).toBeVisible()
  })
})
