import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { api } from '@/api/client/api'
import { asked, db, enter, fail, renderAt, requestLog, required, toasts, watch } from '@tests/page'
import { bodiesOf, renderWithoutNotices } from '@tests/withoutNotices'

const acme = () => db.teams.find(({ teamId }) => teamId === 'team-acme')
const connection = (id: string) => db.connections.find((row) => row.id === id)
const form = async (name: string) => within(await screen.findByRole('form', { name }))

describe('Company Information', () => {
  it('saves the whole record without a step (R-TEAM-05), and removes the picture after a question', async () => {
    const { user } = await renderWithoutNotices('/team/company', { as: 'owner' })
    const details = await form('Company details')
    const name = details.getByLabelText('Company name')
    enter(name, 'Acme X')
    enter(details.getByLabelText('Website'), 'a.works')
    await user.click(details.getByRole('button', { name: 'Save company details' }))
    await waitFor(() => expect(toasts()).toEqual(['success: Company information saved']))
    expect(bodiesOf('saveTeam')).toEqual([
      {
        team: {
          teamId: 'team-acme',
          companyName: 'Acme X',
          companyLocation: 'Singapore',
          website: 'https://a.works',
          companyBrn: '201912345K',
          profileImage: acme()?.profileImage,
          ownerName: acme()?.ownerName,
          ownerEmail: acme()?.ownerEmail,
        },
      },
    ])
    await waitFor(() => expect(bodiesOf('createActivity')).toHaveLength(1))
    // The active account follows.
    expect((await screen.findAllByText('Acme X'))[0]).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await user.click(await screen.findByRole('button', { name: 'Remove the picture' }))
    await waitFor(() => expect(acme()?.profileImage).toBeNull())
  })

  it('asks before it overwrites what another administrator has changed meanwhile', async () => {
    const { user } = await renderWithoutNotices('/team/company', { as: 'team-admin' })
    const details = await form('Company details')
    Object.assign(acme() ?? {}, { companyName: 'Acme Reborn' })
    await user.type(details.getByLabelText('Company name'), ' Two')
    await user.click(details.getByRole('button', { name: 'Save company details' }))
    expect(await screen.findByText('Acme Reborn')).toBeVisible()
    expect(bodiesOf('saveTeam')).toEqual([])
  })

  it('changes its own options and leaves the others as they are', async () => {
    Object.assign(acme() ?? {}, { options: {} })
    const { user } = await renderWithoutNotices('/team/company', {
      as: 'owner',
      first: () => Object.assign(acme() ?? {}, { options: { hideSetupChecklist: true, theme: 'red' } }),
    })
    const settings = await form('Settings')
    await user.click(settings.getByRole('checkbox', { name: /when we charge for seats/ }))
    expect(settings.getByLabelText('Role of new members')).toHaveDisplayValue('Team member')
    // The usual role is shown; it is stored once it is chosen.
    await user.selectOptions(settings.getByLabelText('Role of new members'), 'TEAM_MEMBER')
    await user.click(settings.getByRole('button', { name: 'Save settings' }))
    await waitFor(() => expect(toasts()).toEqual(['success: Settings saved']))
    expect(acme()?.options).toEqual({
      hideSetupChecklist: true,
      theme: 'red',
      notifyOnSeatCharge: true,
      defaultSeatRole: 'TEAM_MEMBER',
    })
  })

  it('takes back no option that another administrator has changed since the form was opened', async () => {
    const { user, store } = await renderWithoutNotices('/team/company', {
      as: 'owner',
      first: () => Object.assign(acme() ?? {}, { options: { notifyOnInvitationAnswer: true } }),
    })
    const settings = await form('Settings')
    Object.assign(acme() ?? {}, { options: { notifyOnInvitationAnswer: false } })
    await act(async () => void store.dispatch(api.util.invalidateTags(['Options'])))
    await waitFor(() => expect(requestLog.running()).toBe(0))
    await user.click(settings.getByRole('checkbox', { name: /when we charge for seats/ }))
    await user.click(settings.getByRole('button', { name: 'Save settings' }))
    await waitFor(() => expect(acme()?.options).toEqual({ notifyOnInvitationAnswer: false, notifyOnSeatCharge: true }))
  })
})

describe('Admin Information', () => {
  async function inviteLinYi() {
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite an administrator' }))
    enter(dialog.getByLabelText('Name'), 'Lin Yi')
    enter(dialog.getByLabelText('Email address'), 'lin.yi@acme.example')
    return dialog
  }
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))

  it('shows owner and administrators only, and makes a member one of them (R-TEAM-13)', async () => {
    const { user } = await renderWithoutNotices('/team/admin-information', { as: 'owner' })
    const table = await screen.findByRole('table', { name: 'Owner and administrators' })
    const admins = db.connections.filter(
      ({ teamId, connectionType, status }) =>
        teamId === 'team-acme' &&
        ['TEAM_OWNER', 'TEAM_ADMIN'].includes(connectionType) &&
        ['ACCEPTED', 'PENDING'].includes(status),
    )
    expect(within(table).getAllByRole('row')).toHaveLength(admins.length + 1)
    // The owner has registered the team and was not invited.
    const owner = within(within(table).getByRole('row', { name: /owner ?@doers\.test/ }))
    expect(owner.getAllByText(/Arjun Krishnan/)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Promote a member' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Promote a member' }))
    await user.click(dialog.getByRole('combobox', { name: 'Member' }))
    const [first] = await dialog.findAllByRole('option')
    await user.click(first ?? document.body)
    await user.click(dialog.getByRole('button', { name: 'Make administrator' }))
    await waitFor(() => expect(bodiesOf('saveConnection')).toHaveLength(1))
    expect(bodiesOf('saveConnection')[0]).toMatchObject({ member: { role: 'TEAM_ADMIN', teamId: 'team-acme' } })
  })

  it('says who can change the owner and oneself', async () => {
    const { user } = await renderWithoutNotices('/team/admin-information', { as: 'team-admin' })
    const owner = await row(/Owner/)
    const own = db.users.find(({ userId }) => userId === connection('con-team-admin')?.userId)?.firstName ?? '?'
    await user.click(owner.getByRole('button', { name: /^Actions for / }))
    expect(screen.getByRole('menuitem', { name: /^Change role/ })).toHaveTextContent('The owner keeps the role.')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: new RegExp(`Actions for ${own}`) }))
    expect(screen.getByRole('menuitem', { name: /^Change role/ })).toHaveTextContent(
      'Another administrator can change your role.',
    )
  })

  it.each([
    ['PENDING', /^The invitation stays open\. If .* accepts it, they won’t manage the team\.$/],
    ['ACCEPTED', / stays in the team and keeps all solutions, but no longer manages it\.$/],
    ['SOMETHING_NEW', /^\S+ .*will no longer manage the team\.$/],
  ] as const)('says what becomes of an administrator whose status is %s', async (status, text) => {
    if (status === 'SOMETHING_NEW') watch.allowContractBreach()
    Object.assign(connection('con-acme-4') ?? {}, { status })
    await renderWithoutNotices('/team/admin-information?act=role:con-acme-4', { as: 'owner' })
    expect(await within(await screen.findByRole('dialog', { name: /’s role$/ })).findByText(text)).toBeVisible()
  })

  it('takes the administration from a member, and removes one with the list of what is lost', async () => {
    const { user } = await renderWithoutNotices('/team/admin-information', { as: 'owner' })
    const target = db.connections.find(({ id }) => id === 'con-team-admin')
    const name = db.users.find(({ userId }) => userId === target?.userId)?.firstName ?? '?'
    await user.click(await screen.findByRole('button', { name: new RegExp(`Actions for ${name}`) }))
    await user.click(await screen.findByRole('menuitem', { name: 'Change role' }))
    const dialog = within(await screen.findByRole('dialog', { name: /’s role$/ }))
    await user.selectOptions(dialog.getByLabelText('New role'), 'Finance staff')
    await user.click(dialog.getByRole('button', { name: 'Change role' }))
    await waitFor(() => expect(connection('con-team-admin')?.connectionType).toBe('TEAM_FINANCE'))
    const other = db.connections.find(({ id }) => id === 'con-acme-4')
    const another = db.users.find(({ userId }) => userId === other?.userId)?.firstName ?? '?'
    await user.click(await screen.findByRole('button', { name: new RegExp(`Actions for ${another}`) }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from team' }))
    const impact = within(await screen.findByRole('dialog', { name: /^Remove / }))
    await waitFor(() => expect(impact.getByRole('button', { name: /^Remove / })).not.toHaveAttribute('aria-disabled'))
    expect(impact.getByText('The seat becomes vacant. You’ll keep paying for it until you remove it.')).toBeVisible()
    await user.click(impact.getByRole('button', { name: /^Remove / }))
    await waitFor(() => expect(connection('con-acme-4')?.status).toBe('REMOVED'))
    expect(toasts()).toContain('success: Member removed')
  })

  it('invites a new administrator on a vacant seat, and says so when there is none', async () => {
    const { user, unmount } = await renderWithoutNotices('/team/admin-information?add=new', { as: 'owner' })
    const dialog = await inviteLinYi()
    // The answer is lost, and read back.
    fail('saveConnection', 'cutx1')
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() => expect(toasts()).toEqual(['success: Invitation sent to lin.yi@acme.example']))
    expect(bodiesOf('saveConnection')).toHaveLength(1)
    expect(await screen.findByRole('row', { name: /Lin Yi.*Invited/ })).toBeVisible()
    unmount()
    const again = await renderWithoutNotices('/team/admin-information?add=new', { scenario: 'team-no-seats' })
    const full = within(await screen.findByRole('dialog', { name: 'Invite an administrator' }))
    expect(await full.findByText('All seats are used')).toBeVisible()
    const submit = full.getByRole('button', { name: 'Send invitation' })
    expect(submit).toHaveAccessibleDescription('All seats are used. Add a seat first.')
    await again.user.click(full.getByRole('link', { name: 'Add a seat' }))
    expect(await screen.findByRole('dialog', { name: 'Add seats' })).toBeVisible()
  })

  it('keeps what was typed where somebody else has just invited the same address', async () => {
    const { user } = await renderWithoutNotices('/team/admin-information?add=new', { as: 'owner' })
    const dialog = await inviteLinYi()
    const invited = required(connection('con-acme-p3'))
    const theirs = {
      id: 'con-new',
      name: 'Lin Yi',
      email: 'lin.yi@acme.example',
      connectionType: 'TEAM_ADMIN',
    } as const
    db.connections.push({ ...invited, ...theirs, lastInvitationSentAt: invited.invitedAt })
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    expect((await dialog.findAllByText('Email already in team'))[0]).toBeVisible()
    expect(dialog.getByLabelText('Name')).toHaveValue('Lin Yi')
    expect(bodiesOf('sendTeamInvitationEmail')).toEqual([])
  })

  it('reads back whether a new administrator was saved where an answer says only what it must', async () => {
    const path = '/team/admin-information?add=new'
    const { user } = await renderWithoutNotices(path, { as: 'owner', backend: 'minimal' })
    const dialog = await inviteLinYi()
    fail('saveConnection', 'cutx1')
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() => expect(toasts()).toEqual(['success: Invitation sent to lin.yi@acme.example']))
    expect(bodiesOf('saveConnection')).toHaveLength(1)
    expect(await screen.findByRole('row', { name: /Lin Yi.*Invited/ })).toBeVisible()
  })
})

describe('Team Information', () => {
  it('shows a member the company, the own role, who else is in, and whom to ask', async () => {
    const first = () => Object.assign(acme() ?? {}, { website: 'javascript:alert(1)' })
    await renderWithoutNotices('/team/team-information', { as: 'team-member', first })
    expect((await screen.findByText('javascript:alert(1)')).closest('a')).toBeNull()
    const table = await screen.findByRole('table', { name: 'Members' })
    expect(within(table).getAllByRole('row')).toHaveLength(18)
    const own = within(screen.getByRole('region', { name: 'Your role in the team' }))
    expect(own.getByText('Team member')).toBeVisible()
    expect(own.getByRole('link', { name: /^Ask .* to remove you$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.*subject=Leaving/),
    )
    expect(own.getByText('Invited by')).toBeVisible()
    expect(asked()).not.toContain('listTeamConnections')
  })

  it('shows owners neither as invited by themselves nor how to leave', async () => {
    await renderWithoutNotices('/team/team-information', { as: 'owner' })
    const own = within(await screen.findByRole('region', { name: 'Your role in the team' }))
    expect(own.getByText('Owner')).toBeVisible()
    expect(own.queryByText('Invited by')).not.toBeInTheDocument()
    expect(own.queryByRole('link')).not.toBeInTheDocument()
  })
})

describe('My Solutions', () => {
  it('lists active and former ones, and tells once why one was removed (R-INV-08)', async () => {
    const { user } = await renderWithoutNotices('/team/my-solutions', { as: 'team-member', kept: 'removedSolutions' })
    const active = await screen.findByRole('table', { name: 'Active solutions' })
    expect(within(active).getByRole('link', { name: /E-signature/ })).toHaveAttribute('href', '/solutions/e-signature')
    // A few solutions are seen at a glance: there is nothing to filter, choose or export.
    expect(screen.queryByRole('button', { name: /^(View|Download CSV)$/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: /^Past/ }))
    expect(await screen.findByRole('table', { name: 'Past solutions' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Details of Payroll' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Payroll' }))
    expect(await dialog.findByText('Moved to another project')).toBeVisible()
    await waitFor(() => expect(db.doSubscriptions.find(({ id }) => id === 'dos-acme-gone-1')?.statusSeen).toBe(true))
    expect(asked().filter((id) => id === 'markDoSubscriptionStatusSeen').length).toBeGreaterThan(0)
  })

  it('shows everything that was ever assigned in one list, for the search and the file', async () => {
    const { user } = await renderWithoutNotices('/team/my-solutions', {
      as: 'team-member',
      // Neither active nor former.
      first: () => {
        const removed = db.doSubscriptions.find(({ id }) => id === 'dos-acme-gone-1')
        db.doSubscriptions.push({ ...required(removed), id: 'dos-acme-waits', status: 'VACANT' })
      },
    })
    await screen.findByRole('table', { name: 'Active solutions' })
    expect(asked()).not.toContain('listMyTeamDoSubscriptions')
    await user.click(screen.getByRole('link', { name: 'All' }))
    const all = within(await screen.findByRole('table', { name: 'All solutions' }))
    expect(await all.findByRole('row', { name: /E-signature.*Active/ })).toBeVisible()
    expect(all.getByRole('row', { name: /Payroll.*Removed/ })).toBeVisible()
    expect(screen.getByRole('link', { name: `All ${all.getAllByRole('row').length - 1}` })).toBeVisible()
  })

  it('is where the notice of a removed solution leads', async () => {
    const { user, router } = await renderAt('/team', { scenario: 'solution-removed' })
    const notice = within(await screen.findByRole('dialog', { name: /was removed$|^Changes to your teams/ }))
    await user.click(required(notice.getAllByRole('link', { name: 'What happened' })[0]))
    await waitFor(() => expect(router.state.location.pathname).toBe('/team/my-solutions'))
    expect(router.state.location.search).toContain('show=former')
    expect(await screen.findByRole('table', { name: 'Past solutions' })).toBeVisible()
  })

  it('says what will appear, and whom to ask', async () => {
    await renderWithoutNotices('/team/my-solutions', {
      as: 'finance',
      first: () => (db.doSubscriptions = db.doSubscriptions.filter(({ assigneeId }) => assigneeId !== 'con-finance')),
    })
    expect(await screen.findByText('No solutions yet')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Ask .* for a solution$/ })).toBeVisible()
  })

  it('sends those who assign solutions to where they do it, not to themselves', async () => {
    await renderWithoutNotices('/team/my-solutions', { scenario: 'team-no-solutions' })
    const link = await screen.findByRole('link', { name: 'Assign solutions' })
    expect(link).toHaveAttribute('href', '/team/solutions')
    expect(screen.queryByRole('link', { name: /^Ask / })).not.toBeInTheDocument()
  })
})
