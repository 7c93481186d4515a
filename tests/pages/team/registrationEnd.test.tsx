import { afterEach, describe, expect, it, vi } from 'vitest'
import { reloading, reloadSoon } from '@/areas/team/registration/reloadSoon'
import {
  addMember,
  agree,
  begin,
  confirm,
  enterCard,
  fillCompany,
  inWizard,
  newTeam,
  open,
  proceed,
  quickRegistration,
  reload,
  step,
  toPayment,
  usualDelay,
  wizard,
  toMembers,
  payWith,
  openPayment,
} from './registering'
import { calls, fill, sent } from './seatTests'
import { db, fail, handlers, release, required, screen, waitFor, within } from '@tests/page'

quickRegistration()

const success = async () => within(await screen.findByRole('dialog', { name: 'Your team is ready' }))

it('a card entered for a team that another tab gave one is saved, although the terms alone complete the team', async () => {
  const shown = await open()
  await toPayment(shown, 0)
  await enterCard(shown, '5555555555554444')
  const { teamId } = required(newTeam())
  const [any] = db.paymentMethods
  db.paymentMethods.push({ ...required(any), id: 'pm-other-tab', ownerId: teamId, isDefault: true })
  await agree(shown)
  await confirm(shown)
  await success()
  expect(sent('saveStripeCustomer')).toMatchObject([{ type: 'team', id: teamId }])
  expect(newTeam()?.status).toBe('ACTIVE')
  expect(calls('sendTeamCreatedEmail')).toHaveLength(1)
})

it('step 2 leaves the company as another tab has saved it meanwhile', async () => {
  const shown = await open()
  await toMembers(shown)
  Object.assign(required(newTeam()), { companyName: 'Kopi Works Asia', companyLocation: 'Malaysia' })
  await addMember(shown, 1, 'ana@kopi.works')
  await proceed(shown)
  await step('Confirm payment')
  expect(newTeam()).toMatchObject({ companyName: 'Kopi Works Asia', companyLocation: 'Malaysia' })
  await shown.user.click((await inWizard()).getByRole('button', { name: 'Back' }))
  await step('Team details')
})

describe('the end of a registration', () => {
  afterEach(() => vi.useRealTimers())

  it('can’t be closed and doesn’t mention emails until they are sent; closing it reloads the page (R-TEAM-10)', async () => {
    fail('sendTeamCreatedEmail', { status: 503, hang: true })
    const shown = await openPayment(1)
    await payWith(shown)
    const done = await success()
    await shown.user.keyboard('{Escape}')
    expect(done.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    expect(done.queryByText(/email/i)).not.toBeInTheDocument()
    const close = await release(() => done.getByRole('button', { name: 'Close' }))
    expect(done.getByText(/The emails may not have been sent\. You can send the invitations again/)).toBeVisible()
    await shown.user.click(close)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(sent('updateActiveAccount')).toHaveLength(1)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('reloads the page one second later (R-TEAM-10)', () => {
    vi.useFakeTimers()
    reloading.delay = usualDelay
    reloadSoon()
    vi.advanceTimersByTime(999)
    expect(reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

it('a company whose first save was lost, and which the read-back did not show yet, is not created twice', async () => {
  const shown = await open()
  await begin(shown)
  fail('saveTeam', 'cutx1')
  // The server is slower than the connection: it shows the saved company only later.
  const late = vi.spyOn(handlers, 'getMyInactiveTeam').mockReturnValue(null)
  await fillCompany(shown)
  expect(await (await inWizard()).findByText(/we don’t know if this was done/)).toBeVisible()
  late.mockRestore()
  await shown.user.click((await inWizard()).getByRole('button', { name: 'Add team members' }))
  await step('Team details')
  const { teamId } = required(newTeam())
  expect(sent('saveTeam')).toMatchObject([{ team: { companyName: 'Kopi Works' } }, { team: { teamId } }])
})

it('step 3 says that nothing is to be paid if the server says so, also with members', async () => {
  const answer = handlers.isTeamPaymentRequired
  vi.spyOn(handlers, 'isTeamPaymentRequired').mockImplementation((request) => ({
    ...answer(request),
    isPaymentRequired: false,
  }))
  await toPayment(await open(), 2)
  const dialog = await inWizard()
  expect(await dialog.findByText(/Your members’ seats are charged on the first of each month/)).toHaveTextContent(
    /^Nothing to pay today\. Your members’ seats are charged on the first of each month, from 01\/\d\d\/\d{4}\.$/,
  )
  expect(dialog.queryByText(/ = S\$/)).not.toBeInTheDocument()
  expect(dialog.queryByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument()
})

it('pasted lines that were not added hold up the step, and survive a reload', async () => {
  const shown = await open()
  await toMembers(shown)
  const lines = async () => (await inWizard()).findByLabelText(/^One person per line/)
  await fill(shown, await lines(), 'Ana, ana@kopi.works')
  await proceed(shown)
  expect(await (await inWizard()).findAllByText('Add these lines to the members, or delete them')).not.toHaveLength(0)
  expect(await lines()).toBeVisible()
  expect(sent('saveTeam')).toHaveLength(1)
  shown.unmount()
  const again = await open('/account/events?createTeam=true&teamStep=2')
  await step('Team details')
  expect(await lines()).toHaveValue('Ana, ana@kopi.works')
  expect(await lines()).toBeVisible()
  await again.user.click((await inWizard()).getByRole('button', { name: 'Add these lines' }))
  await proceed(again)
  await step('Confirm payment')
  expect(sent('saveConnection')).toMatchObject([{ member: { email: 'ana@kopi.works' } }])
  expect(await wizard()).toBeVisible()
})
