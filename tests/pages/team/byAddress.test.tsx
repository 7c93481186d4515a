import { describe, expect, it, vi } from 'vitest'
import { payButton } from '@tests/payments/bank'
import { db, fail, goTo, handlers, required, screen, toasts, waitFor } from '@tests/page'
import type { ScenarioName } from '@mocks/scenarios'
import { calledIds, dialog, inviteOneOfTwo, person, quickSeats, seats, sent, show } from './seatTests'

quickSeats()

const closed = 'This team has been closed. Nothing in it can be changed.'
type Asked = readonly [path: string, title: RegExp, button: RegExp, why: string]

describe('a dialog opened by its address does nothing that the page would not offer', () => {
  it.each<[scenario: ScenarioName | undefined, dialogs: readonly Asked[]]>([
    ['team-closed', [
      ['/team/members?seats=remove', /^Remove a vacant seat/, /^Remove/, closed],
      ['/team/members?seats=add', /^Add seats/, /^Pay/, closed],
      ['/team/members?invite=new', /^Invite members/, /^(Pay|Invite)/, closed],
      ['/team/members?remove=con-team-member', /^Remove João/, /^Remove João/, closed],
      ['/team/members?edit=con-team-member', /^Change João/, /^Save/, closed],
      ['/team/admin-information?act=remove:con-acme-4', /^Remove/, /^Remove/, closed],
      ['/team/admin-information?act=role:con-acme-4', /’s role$/, /^Change role/, closed],
    ]],
    ['team-no-seats', [
      ['/team/members?seats=remove', /^Remove a vacant seat/, /^Remove/, 'No vacant seats. Remove a member first.'],
    ]],
    [undefined, [
      ['/team/members?remove=con-owner', /^Remove/, /^Remove/, 'The owner can’t be removed.'],
      ['/team/members?remove=con-team-admin', /^Remove/, /^Remove/, 'Another administrator can remove you.'],
      ['/team/members?remove=con-acme-ex2', /^Withdraw/, /^Withdraw/, 'This person isn’t in the team.'],
      ['/team/members?edit=con-acme-no2', /^Change/, /^Save/, 'This person isn’t in the team.'],
      ['/team/admin-information?act=remove:con-owner', /^Remove/, /^Remove/, 'The owner can’t be removed.'],
      ['/team/admin-information?act=role:con-owner', /’s role$/, /^Change role/, 'The owner keeps the role.'],
      ['/team/admin-information?act=role:con-team-admin', /’s role$/, /^Change role/, 'Another administrator can change your role.'],
    ]],
  ])('in %s', async (scenario, dialogs) => {
    const { user, router } = await show('/team', scenario ? { scenario } : { as: 'team-admin' })
    for (const [path, title, button, why] of dialogs) {
      await goTo(router, path)
      const does = await (await dialog(title)).findByRole('button', { name: button })
      await waitFor(() => expect(does, path).toHaveAccessibleDescription(why))
      await user.click(does)
    }
    expect(calledIds().filter((id) => /^(save|delete|remove|addTeamSeats)/.test(id))).toEqual([])
  }) // prettier-ignore

  it.each(['member', 'new'])('no administrator is added in a closed team: ?add=%s', async (add) => {
    const { unmount } = await show(`/team/admin-information?add=${add}`)
    expect(await screen.findByRole('dialog')).toBeVisible()
    unmount()
    await show(`/team/admin-information?add=${add}`, { scenario: 'team-closed' })
    expect(await screen.findByRole('table', { name: 'Owner and administrators' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Promote a member' })).toHaveAccessibleDescription(closed)
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

it('a server that says only what the contract requires of the seats has its vacant ones used, and others bought', async () => {
  vi.spyOn(handlers, 'countTeamSeats').mockImplementation(() => ({ count: seats() }))
  const shown = await show('/team/members?invite=new')
  const form = await dialog('Invite members')
  expect(await form.findByText('4 seats are vacant and will be used first.')).toBeVisible()
  await person(shown, 1, 'one@acme.example')
  await shown.user.click(await form.findByRole('button', { name: 'Invite 1 person' }))
  await waitFor(() => expect(toasts()).toContain('success: 1 invitation sent'))
  expect(sent('addTeamSeats')).toEqual([])
  await shown.user.click(await screen.findByRole('button', { name: 'Add seats' }))
  const more = await dialog('Add seats')
  expect(await more.findByText(/S\$143\.00 for all 26 seats/)).toBeVisible()
  await shown.user.click(await payButton(/^Pay S\$/, more))
  await waitFor(() => expect(seats()).toBe(26))
  expect(await screen.findByText(/^26 seats, \d+ vacant/)).toBeVisible()
})
