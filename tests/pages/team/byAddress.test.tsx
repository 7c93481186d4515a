import { describe, expect, it, vi } from 'vitest'
import { payButton } from '@tests/payments/bank'
import { db, fail, handlers, required, screen, toasts, waitFor } from '@tests/page'
import type { ScenarioName } from '@mocks/scenarios'
import { acme, calledIds, dialog, inviteOneOfTwo, person, quickSeats, seats, sent, show } from './seatTests'

quickSeats()

const closed = 'This team has been closed. Nothing in it can be changed.'
type Asked = { path: string; title: RegExp; button: RegExp; why: string; scenario?: ScenarioName }

describe('a dialog opened by its address does nothing that the page would not offer', () => {
  it.each<Asked>([
    { path: '/team/members?seats=remove', title: /^Remove a vacant seat/, button: /^Remove/, why: closed, scenario: 'team-closed' },
    { path: '/team/members?seats=add', title: /^Add seats/, button: /^Pay/, why: closed, scenario: 'team-closed' },
    { path: '/team/members?invite=new', title: /^Invite members/, button: /^(Pay|Invite)/, why: closed, scenario: 'team-closed' },
    { path: '/team/members?remove=con-team-member', title: /^Remove João/, button: /^Remove João/, why: closed, scenario: 'team-closed' },
    { path: '/team/members?edit=con-team-member', title: /^Change João/, button: /^Save/, why: closed, scenario: 'team-closed' },
    { path: '/team/admin-information?act=remove:con-acme-4', title: /^Remove/, button: /^Remove/, why: closed, scenario: 'team-closed' },
    { path: '/team/admin-information?act=role:con-acme-4', title: /’s role$/, button: /^Change role/, why: closed, scenario: 'team-closed' },
    { path: '/team/members?seats=remove', title: /^Remove a vacant seat/, button: /^Remove/, why: 'No vacant seats. Remove a member first.', scenario: 'team-no-seats' },
    { path: '/team/members?remove=con-owner', title: /^Remove/, button: /^Remove/, why: 'The owner can’t be removed.' },
    { path: '/team/members?remove=con-team-admin', title: /^Remove/, button: /^Remove/, why: 'Another administrator can remove you.' },
    { path: '/team/members?remove=con-acme-ex2', title: /^Withdraw/, button: /^Withdraw/, why: 'This person isn’t in the team.' },
    { path: '/team/members?edit=con-acme-no2', title: /^Change/, button: /^Save/, why: 'This person isn’t in the team.' },
    { path: '/team/admin-information?act=remove:con-owner', title: /^Remove/, button: /^Remove/, why: 'The owner can’t be removed.' },
    { path: '/team/admin-information?act=role:con-owner', title: /’s role$/, button: /^Change role/, why: 'The owner keeps the role.' },
    { path: '/team/admin-information?act=role:con-team-admin', title: /’s role$/, button: /^Change role/, why: 'Another administrator can change your role.' },
  ])('$path: $why', async ({ path, title, button, why, scenario }) => {
    const { user } = await show(path, scenario ? { scenario } : { as: 'team-admin' })
    const form = await dialog(title)
    const does = await form.findByRole('button', { name: button })
    await waitFor(() => expect(does).toHaveAccessibleDescription(why))
    await user.click(does)
    expect(calledIds().filter((id) => /^(save|delete|remove|addTeamSeats)/.test(id))).toEqual([])
  }) // prettier-ignore

  it.each(['member', 'new'])('no administrator is added in a closed team: ?add=%s', async (add) => {
    const { unmount } = await show(`/team/admin-information?add=${add}`)
    expect(await screen.findByRole('dialog')).toBeVisible()
    unmount()
    await show(`/team/admin-information?add=${add}`, { scenario: 'team-closed' })
    expect(await screen.findByRole('table', { name: 'Owner and administrators' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add administrator' })).toHaveAccessibleDescription(closed)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('no subscription is cancelled by finance staff or in a closed team', async () => {
    const owner = await show('/team/billing?show=subscriptions')
    await owner.user.click(required((await screen.findAllByRole('button', { name: /^Cancel / }))[0]))
    await screen.findByRole('dialog', { name: /^Cancel / })
    const path = `/team/billing${owner.router.state.location.search}`
    expect(path).toContain('cancel=')
    owner.unmount()
    const { unmount } = await show(path, { as: 'finance' })
    expect((await screen.findAllByRole('button', { name: /^Cancel / }))[0]).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    unmount()
    await show(path, { scenario: 'team-closed' })
    expect(await screen.findByRole('table', { name: 'Subscriptions' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

it('inviting says that the members can’t be read, and goes on once they can', async () => {
  const heal = fail('listTeamConnections', { status: 503 })
  const shown = await show('/team/members')
  await shown.user.click(await screen.findByRole('button', { name: 'Invite members' }))
  const failed = await dialog('Invite members')
  expect(await failed.findByText('Member list could not be retrieved')).toBeVisible()
  heal()
  const again = failed.getByRole('button', { name: 'Try again' })
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled', 'true'))
  await shown.user.click(again)
  // The form is a dialog of its own.
  expect(await screen.findByText('4 seats are vacant and will be used first.')).toBeVisible()
})

it('a partial success is resumed after a reload too: who has a seat is not invited twice, and gets the email', async () => {
  const shown = await show('/team/members?invite=new')
  await inviteOneOfTwo(shown)
  shown.unmount()
  const again = await show('/team/members?invite=new')
  const resumed = await dialog('Invite members')
  expect(await resumed.findByText(/^1 person invited/)).toBeVisible()
  await person(again, 2, 'three@acme.example')
  await again.user.click(await resumed.findByRole('button', { name: 'Invite 1 person' }))
  await waitFor(() => expect(toasts()).toContain('success: 2 invitations sent'))
  expect(db.connections.filter(({ email }) => /^(one|three)@acme/.test(email ?? ''))).toHaveLength(2)
  expect(sent('addTeamSeats')).toEqual([])
})

describe('a server that says only what the contract requires of the seats', () => {
  it('has them read, shown and bought all the same', async () => {
    vi.spyOn(handlers, 'countTeamSeats').mockImplementation(() => ({ count: seats() }))
    const shown = await show('/team/members?seats=add')
    const form = await dialog('Add seats')
    expect(await form.findByText(/S\$143\.00 for all 26 seats/)).toBeVisible()
    await shown.user.click(await payButton(/^Pay S\$/, form))
    await waitFor(() => expect(seats()).toBe(26))
    expect(await screen.findByText(/^26 seats, \d+ vacant/)).toBeVisible()
  })

  it('has the vacant ones used before any is bought', async () => {
    vi.spyOn(handlers, 'countTeamSeats').mockImplementation(() => ({ count: seats() }))
    const shown = await show('/team/members?invite=new')
    const form = await dialog('Invite members')
    expect(await form.findByText('4 seats are vacant and will be used first.')).toBeVisible()
    await person(shown, 1, 'one@acme.example')
    await shown.user.click(await form.findByRole('button', { name: 'Invite 1 person' }))
    await waitFor(() => expect(toasts()).toContain('success: 1 invitation sent'))
    expect(sent('addTeamSeats')).toEqual([])
  })
})

it.each([
  ['javascript:alert(1)', undefined],
  ['acme-studio.example', 'https://acme-studio.example'],
])('the website %s leads to %s', async (website, href) => {
  await show('/team/team-information', { as: 'team-member', first: () => void (acme().website = website) })
  const text = await screen.findByText(website)
  if (href) expect(text).toHaveAttribute('href', href)
  else expect(text.closest('a')).toBeNull()
})
