import { describe, expect, it } from 'vitest'
import { calls, sent, show, connection, dialog, act, fill, quickSeats } from './seatTests'
import { db, fail, release, required, savedInEach, screen, toasts, waitFor, within } from '@tests/page'

quickSeats()

const files = savedInEach()

describe('the people of a team', () => {
  it('shows the seats, the members, and the invitations with their outcome', async () => {
    const shown = await show()
    const { user } = shown
    expect(await screen.findByText('21 of 25 seats used, 4 vacant')).toBeVisible()
    expect(screen.getByText(/^Used by 16 members and 5 pending invitations\. Next charge for seats: S\$137\.50 on 01\/\d\d\/\d{4}\.$/)).toBeVisible() // prettier-ignore
    const table = await screen.findByRole('table', { name: 'Members' })
    expect(within(table).getAllByRole('row')).toHaveLength(18)
    // The owner and oneself are fixed, and the menu says why.
    const owner = required(db.users.find(({ userId }) => userId === 'u-owner'))
    await user.click(screen.getByRole('button', { name: `Actions for ${owner.firstName} ${owner.lastName}` }))
    expect(await screen.findByRole('menuitem', { name: /The owner can’t be removed/ })).toHaveAttribute('aria-disabled', 'true') // prettier-ignore
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('tab', { name: /Invitations/ }))
    const invitations = within(await screen.findByRole('table', { name: 'Invitations' }))
    for (const state of ['Pending', 'Declined', 'Withdrawn', 'Removed'])
      expect(invitations.getAllByText(state).length).toBeGreaterThan(0)
    expect(shown.router.state.location.search).toBe('?view=invitations')
  })

  it('asks the server for 50 at a time, and exports all as they are now, also those that were read before (R-CONST-07)', async () => {
    const { user } = await show('/team/members', { scenario: 'team-many-members' })
    const table = await screen.findByRole('table', { name: 'Members' })
    expect(within(table).getAllByRole('row')).toHaveLength(51)
    const [first] = calls('listActiveTeamConnections')
    expect(first).toMatchObject({ json: { total: 98 } })
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(calls('listActiveTeamConnections').length).toBeGreaterThan(1))
    const second = calls('listActiveTeamConnections').at(-1)
    expect(second).toMatchObject({ json: { total: 98 } })
    expect(second?.json).not.toEqual(first?.json)

    const save = () => user.click(screen.getByRole('button', { name: 'Download CSV' }))
    await save()
    await waitFor(() => expect(files).toHaveLength(1))
    await user.click(screen.getByRole('tab', { name: /Invitations/ }))
    await user.click(screen.getByRole('tab', { name: /Members/ }))
    await screen.findByRole('table', { name: 'Members' })
    const joao = required(db.users.find(({ userId }) => userId === 'u-team-member'))
    joao.lastName = 'Changed-Meanwhile'
    await save()
    await waitFor(() => expect(files).toHaveLength(2))
    expect(await files[1]?.file.text()).toContain('Changed-Meanwhile')
  })

  it('shows the people of a closed team, and says at every control why nothing can be changed', async () => {
    const { user } = await show('/team/members', { scenario: 'team-closed' })
    const why = 'This team has been closed. Nothing in it can be changed.'
    for (const name of ['Invite members', 'Add seats', 'Remove a vacant seat'])
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(why))
    const everyItem = async (who: RegExp) => {
      const [open] = await screen.findAllByRole('button', { name: who })
      await user.click(required(open))
      for (const item of await screen.findAllByRole('menuitem')) {
        expect(item).toHaveAttribute('aria-disabled', 'true')
        expect(item).toHaveTextContent(why)
      }
      await user.keyboard('{Escape}')
    }
    await everyItem(/^Actions for João/)
    await user.click(screen.getByRole('tab', { name: /Invitations/ }))
    await everyItem(/^Actions for Ng/)
  })
})

describe('one member', () => {
  const name = 'Tan Kah Kee'

  it('changes role and name of an invitation, and asks which of two changes counts', async () => {
    const shown = await show('/team/members?view=invitations')
    await act(shown, name, 'Change')
    const form = await dialog(`Change ${name}`)
    await fill(shown, form.getByLabelText('Name'), 'Tan K. K.')
    await shown.user.click(form.getByRole('radio', { name: /Finance staff/ }))
    connection('con-acme-p3').connectionType = 'TEAM_ADMIN'
    await shown.user.click(form.getByRole('button', { name: 'Save' }))
    const merge = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }))
    expect(merge.getAllByText('Administrator').length).toBeGreaterThan(0)
    expect(merge.getAllByText('Finance staff').length).toBeGreaterThan(0)
    expect(sent('saveConnection')).toEqual([])
    await shown.user.click(merge.getByRole('button', { name: 'Save this version' }))
    await waitFor(() => expect(sent('saveConnection')).toHaveLength(1))
    expect(sent('saveConnection')).toMatchObject([{ member: { name: 'Tan K. K.', role: 'TEAM_FINANCE' } }])
    await waitFor(() =>
      expect(connection('con-acme-p3')).toMatchObject({ name: 'Tan K. K.', connectionType: 'TEAM_FINANCE' }),
    )
  })

  it('is changed with one message, also when the answer was cut', async () => {
    const shown = await show('/team/members?view=invitations')
    await act(shown, name, 'Change')
    const form = await dialog(`Change ${name}`)
    await fill(shown, form.getByLabelText('Name'), 'Tan K. K.')
    fail('saveConnection', 'cutx1')
    await shown.user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(toasts()).toEqual(['success: Tan K. K. has been updated']))
    expect(connection('con-acme-p3')).toMatchObject({ name: 'Tan K. K.' })
    expect(calls('saveConnection')).toHaveLength(1)
  })

  it('changes the role of a member', async () => {
    const shown = await show()
    const row = required(db.connections.find(({ id }) => id === 'con-team-member'))
    const user = required(db.users.find(({ userId }) => userId === row.userId))
    const who = `${user.firstName} ${user.lastName}`
    await act(shown, who, 'Change role')
    const form = await dialog(`Change ${who}’s role`)
    expect(form.queryByLabelText('Name')).not.toBeInTheDocument()
    await shown.user.click(form.getByRole('radio', { name: /Finance staff/ }))
    await shown.user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(toasts()).toContain(`success: ${who} has been updated`))
    expect(row.connectionType).toBe('TEAM_FINANCE')
  })

  it('is removed after the list of what the person loses, with exactly one call (R-INV-07)', async () => {
    const shown = await show()
    const user = required(db.users.find(({ userId }) => userId === 'u-team-member'))
    const who = `${user.firstName} ${user.lastName}`
    await act(shown, who, 'Remove from team')
    const confirm = await dialog(`Remove ${who}?`)
    expect((await confirm.findAllByText('Becomes available')).length).toBeGreaterThan(0)
    fail('deleteConnection', 'drop-afterx1')
    await shown.user.click(confirm.getByRole('button', { name: `Remove ${who}` }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls('deleteConnection')).toHaveLength(1)
    expect(connection('con-team-member').status).toBe('REMOVED')
    await waitFor(() => expect(screen.getByText('20 of 25 seats used, 5 vacant')).toBeVisible())
  })

  it('gets the invitation again, alone or with others', async () => {
    const shown = await show('/team/members?view=invitations')
    await act(shown, name, 'Send again')
    await waitFor(() => expect(toasts()).toContain('success: 1 invitation sent'))
    expect(sent('sendTeamInvitationEmail')).toMatchObject([{ teamId: 'team-acme', member: { id: 'con-acme-p3' } }])
    for (const one of ['Ng', 'Marisol de la Fuente y Castellanos'])
      await shown.user.click(screen.getByRole('checkbox', { name: new RegExp(one) }))
    expect(screen.getAllByRole('group', { name: 'Selected rows' })).toHaveLength(1)
    fail('sendTeamInvitationEmail', { status: 422, message: 'This mailbox is full', times: 1 })
    await shown.user.click(screen.getByRole('button', { name: 'Send 2 again' }))
    const results = await dialog('Sending invitations')
    expect(await results.findByText('1 of 2 done, 1 failed.')).toBeVisible()
    await shown.user.click(results.getByRole('button', { name: 'Retry failed' }))
    await waitFor(() => expect(toasts()).toContain('success: 2 invitations sent'))
  })

  it('offers to send what was never sent', async () => {
    const { user } = await show('/team/members', { scenario: 'team-unsent' })
    expect(await screen.findByText('3 invitations haven’t been sent')).toBeVisible()
    fail('sendTeamInvitationEmail', 'hang')
    await user.click(screen.getByRole('button', { name: 'Send them now' }))
    expect(await screen.findByText(/^Sending \d invitations?…$/)).toBeVisible()
    expect(screen.queryByText(/haven’t been sent/)).not.toBeInTheDocument()
    await release(() => expect(toasts()).toContain('success: 3 invitations sent'))
    await waitFor(() => expect(screen.queryByText(/haven’t been sent/)).not.toBeInTheDocument())
  })
})
