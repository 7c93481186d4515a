import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '@mocks/db/db'
import { fail } from '@mocks/faults'
import { toasts } from '@tests/calling'
import { required } from '@tests/required'
import {
  addMember,
  agree,
  begin,
  calls,
  confirm,
  enterCard,
  fillCompany,
  inWizard,
  newTeam,
  open,
  proceed,
  quickRegistration,
  sent,
  step,
  toPayment,
} from './registering'

quickRegistration()

const success = async () => within(await screen.findByRole('dialog', { name: 'Your team is ready' }))

async function pay(members: number) {
  const shown = await open()
  await toPayment(shown, members)
  await enterCard(shown)
  await agree(shown)
  await confirm(shown)
  return shown
}

describe('the success says of the emails', () => {
  it('that members were invited, once they were', async () => {
    await pay(1)
    expect(await (await success()).findByText(/We’ve emailed you and everyone you invited\./)).toBeVisible()
  })

  it('nothing of members, where none were invited', async () => {
    await pay(0)
    expect(await (await success()).findByText(/We’ve emailed you\.$/)).toBeVisible()
  })

  it('nothing before the server has answered, and then that they may be missing', async () => {
    fail('sendTeamCreatedEmail', { status: 503, delay: 400 })
    await pay(1)
    const done = await success()
    expect(done.queryByText(/email/i)).not.toBeInTheDocument()
    expect(
      await done.findByText(/The emails may not have been sent\. You can send the invitations again/),
    ).toBeVisible()
    expect(done.queryByText(/We’ve emailed/)).not.toBeInTheDocument()
  })
})

it('a failed notice of seen invitations is sent again when the success is closed, and holds nothing up', async () => {
  fail('markInvitationsSeen', { status: 409, message: 'Busy', times: 1 })
  const shown = await pay(0)
  const done = await success()
  await waitFor(() => expect(sent('updateActiveAccount')).toHaveLength(1))
  await shown.user.click(done.getByRole('button', { name: 'Go to my Team Dashboard' }))
  await waitFor(() => expect(shown.router.state.location.pathname).toBe('/team'))
  expect(calls().filter((id) => id === 'markInvitationsSeen')).toHaveLength(2)
  expect(sent('updateActiveAccount')).toHaveLength(1)
  expect(toasts().join()).not.toContain('could not be updated')
})

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
  expect(calls().filter((id) => id === 'sendTeamCreatedEmail')).toHaveLength(1)
})

it('step 2 leaves the company as another tab has saved it meanwhile', async () => {
  const shown = await open()
  await begin(shown)
  await fillCompany(shown)
  await step('Team details')
  Object.assign(required(newTeam()), { companyName: 'Kopi Works Asia', companyLocation: 'Malaysia' })
  await addMember(shown, 1, 'ana@kopi.works')
  await proceed(shown)
  await step('Confirm payment')
  expect(newTeam()).toMatchObject({ companyName: 'Kopi Works Asia', companyLocation: 'Malaysia' })
  await shown.user.click((await inWizard()).getByRole('button', { name: 'Back' }))
  await step('Team details')
})
