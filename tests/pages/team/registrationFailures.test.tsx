import { describe, expect, it } from 'vitest'
import {
  inWizard,
  newTeam,
  step,
  open,
  begin,
  fillCompany,
  addMember,
  proceed,
  enterCard,
  agree,
  confirm,
  quickRegistration,
  toMembers,
  payWith,
  openPayment,
} from './registering'
import { calls, fill, forget, sent } from './seatTests'
import { db, fail, required, screen, setRules, toasts, waitFor, watch, within } from '@tests/page'
import { renderWithoutNotices } from '@tests/withoutNotices'

quickRegistration()

describe('what goes wrong', () => {
  it('shows the upgrade to members without premium (R-TEAM-03)', async () => {
    await renderWithoutNotices('/account/events?createTeam=true', { as: 'member' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade' }))
    expect(dialog.getByText('Please help upgrade your account to be able to create a team!')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible()
  })

  it('shows the upgrade if the membership has ended meanwhile, and keeps the text', async () => {
    const shown = await open()
    await begin(shown)
    Object.assign(required(db.users.find(({ userId }) => userId === 'u-premium')), { isPremiumMember: false })
    await fillCompany(shown)
    expect(await screen.findByRole('dialog', { name: 'Upgrade' })).toBeVisible()
    expect(JSON.stringify(localStorage)).toContain('Kopi Works')
  })

  it('opens on a public page too, and leads a visitor to the sign-in first (O-24)', async () => {
    const { user, router } = await renderWithoutNotices('/?createTeam=true', { as: 'visitor' })
    const intro = within(await screen.findByRole('dialog', { name: 'Create a Team' }))
    await user.click(intro.getByRole('button', { name: 'Create a Team' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(sessionStorage.getItem('dc:intended-path')).toContain('createTeam=true')
  })

  it('keeps the text when a step cannot be saved, with the fixed text in the form only', async () => {
    const shown = await open()
    await begin(shown)
    fail('saveTeam', { status: 409, message: 'Out of order', times: 1 })
    await fillCompany(shown)
    const dialog = await inWizard()
    expect(await dialog.findByText('Team could not be created or updated')).toBeVisible()
    expect(dialog.getByLabelText('Company name')).toHaveValue('Kopi Works')
    expect(toasts()).toEqual([])
    await shown.user.click(dialog.getByRole('button', { name: 'Add team members' }))
    await step('Team details')
  })

  it('does not mistake the earlier company for the lost change', async () => {
    const shown = await open()
    await toMembers(shown)
    await shown.user.click((await inWizard()).getByRole('button', { name: 'Back' }))
    await step('Company details')
    fail('saveTeam', '500')
    const dialog = await inWizard()
    await fill(shown, dialog.getByLabelText('Location'), 'Malaysia')
    await shown.user.click(dialog.getByRole('button', { name: 'Add team members' }))
    expect(await dialog.findByText('Team could not be created or updated')).toBeVisible()
    expect(dialog.getByLabelText('Location')).toHaveValue('Malaysia')
    expect(newTeam()?.companyLocation).toBe('Singapore')
    setRules([])
    await shown.user.click(dialog.getByRole('button', { name: 'Add team members' }))
    await step('Team details')
    expect(newTeam()?.companyLocation).toBe('Malaysia')
  })

  it('saves the other members when one is refused, says so at its row, and sends only what is left', async () => {
    const shown = await open()
    await toMembers(shown)
    await addMember(shown, 1, 'ana@kopi.works')
    await addMember(shown, 2, 'ben@kopi.works')
    fail('saveConnection', {
      status: 422,
      message: 'No',
      fields: { email: 'This address does not exist' },
      times: 1,
      after: 1,
    })
    await proceed(shown)
    const dialog = await inWizard()
    const second = within(dialog.getByRole('group', { name: 'member 2' }))
    expect(await second.findByText('This address does not exist')).toBeVisible()
    expect(dialog.getByText('Member could not be saved')).toBeVisible()
    expect(toasts()).toEqual([])
    await fill(shown, second.getByLabelText('Email address'), 'bea@kopi.works')
    await proceed(shown)
    await step('Confirm payment')
    expect(sent('saveConnection')).toHaveLength(3)
    expect(db.connections.filter(({ teamId }) => teamId === newTeam()?.teamId)).toHaveLength(3)
  })

  it('pays with another card than a declined one, and confirms again where the request was lost: nothing was charged', async () => {
    const shown = await openPayment()
    await payWith(shown, '4000000000000002')
    const dialog = await inWizard()
    expect(await dialog.findByText('Your card was declined')).toBeVisible()
    expect(sent('addTeamSeats')).toEqual([])
    fail('addTeamSeats', 'dropx1')
    await fill(shown, dialog.getByRole('textbox', { name: 'Card number' }), '4242424242424242')
    await confirm(shown)
    expect(await dialog.findByText('We haven’t seen a charge')).toBeVisible()
    // The card was saved with the first attempt to pay with it.
    expect(await dialog.findByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked()
    await agree(shown)
    await confirm(shown)
    expect(await screen.findByRole('dialog', { name: 'Your team is ready' })).toBeVisible()
    expect(sent('saveStripeCustomer')).toHaveLength(2)
  })

  it('resumes after a reload: the outcome is still unknown, then the success and what follows it, once', async () => {
    const shown = await openPayment()
    fail('addTeamSeats', 'drop-after')
    const heal = fail('countTeamSeats', { status: 503, after: 1 })
    await payWith(shown)
    const dialog = await inWizard()
    expect(await dialog.findByText('We can’t tell yet whether you’ve paid')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
    shown.unmount()
    forget()
    // The page of a new visit, without the query: the dashboard opens the wizard by itself.
    const again = await renderWithoutNotices('/account/events', { as: 'premium' })
    const resumed = await inWizard()
    expect(await resumed.findByText('We can’t tell yet whether you’ve paid')).toBeVisible()
    expect(resumed.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
    heal()
    await again.user.click(await resumed.findByRole('button', { name: 'Check again' }))
    expect(await screen.findByRole('dialog', { name: 'Your team is ready' })).toBeVisible()
    await waitFor(() => expect(sent('updateActiveAccount')).toHaveLength(1))
    expect(calls('addTeamSeats')).toEqual([])
    for (const call of ['sendTeamCreatedEmail', 'markInvitationsSeen']) expect(calls(call), call).toHaveLength(1)
    expect(required(newTeam()).seatChanges.map(({ seats }) => seats)).toEqual([1])
  })

  it('shows other members before anything is charged, and does not pay for a team that another tab has paid for', async () => {
    const shown = await openPayment()
    await enterCard(shown)
    await agree(shown)
    const team = required(newTeam())
    const member = required(
      db.connections.find(({ teamId, connectionType }) => teamId === team.teamId && connectionType !== 'TEAM_OWNER'),
    )
    db.connections.push({ ...member, id: 'con-other', email: 'other@kopi.works' })
    await confirm(shown)
    const dialog = await inWizard()
    expect(await dialog.findByText('Your team members have changed')).toBeVisible()
    expect(await dialog.findByText(/^2 × S\$5\.50/)).toBeVisible()
    Object.assign(team, { status: 'ACTIVE', step: 3 })
    await confirm(shown)
    expect(await screen.findByText('Your company is already registered')).toBeVisible()
    expect(sent('addTeamSeats')).toEqual([])
    expect(sent('saveStripeCustomer')).toEqual([])
  })

  it('shows the success apart from what fails afterwards, which stops nothing and, except emails, can be tried again', async () => {
    const shown = await openPayment()
    fail('sendTeamCreatedEmail', '503')
    fail('markInvitationsSeen', { status: 409, message: 'Not now', times: 1 })
    fail('updateActiveAccount', { status: 409, message: 'Busy', times: 1 })
    await payWith(shown)
    const done = within(await screen.findByRole('dialog', { name: 'Your team is ready' }))
    await waitFor(() =>
      expect(toasts().join()).toContain('Your team has been created, but the emails to its members could not be sent'),
    )
    await waitFor(() => expect(sent('updateActiveAccount')).toHaveLength(1))
    await shown.user.click(done.getByRole('button', { name: 'Go to my Team Dashboard' }))
    await waitFor(() => expect(shown.router.state.location.pathname).toBe('/team'))
    expect(sent('updateActiveAccount')).toHaveLength(2)
    expect(calls('markInvitationsSeen')).toHaveLength(2)
    expect(calls('sendTeamCreatedEmail')).toHaveLength(1)
    expect(toasts().join()).not.toContain('could not be updated: Not now')
  })
})

// What counts as a success: tests/pages/otherSuccesses.test.tsx.
it.each(['no-content', 'wrong-shape'])(
  'goes on after any success of the server, and loses no member: %s',
  async (fault) => {
    watch.allowContractBreach()
    const shown = await open()
    await begin(shown)
    fail('saveTeam', fault)
    fail('saveConnection', fault)
    await fillCompany(shown)
    await step('Team details')
    await addMember(shown, 1, 'ana@kopi.works')
    await proceed(shown)
    await step('Confirm payment')
    expect(db.teams.filter(({ ownerUserId }) => ownerUserId === 'u-premium')).toHaveLength(1)
    expect(db.connections.filter(({ email }) => email === 'ana@kopi.works')).toHaveLength(1)
    expect(sent('saveConnection')).toHaveLength(1)
    expect(toasts()).toEqual([])
  },
)
