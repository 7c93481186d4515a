import { describe, expect, it } from 'vitest'
import { answerBank, payButton, typeCard } from '@tests/payments/bank'
import { db, fail, goTo, required, screen, waitFor, within } from '@tests/page'
import { enterCard } from '../account/enterCard'
import { acme, calls, dialog, person, quickSeats, sent, show } from './seatTests'

quickSeats()

type Shown = Awaited<ReturnType<typeof show>>

/** Expects one entry to have been sent, and the overview to tell it first. */
async function expectOne({ router }: Shown, text: string | RegExp) {
  await waitFor(() => expect(sent('createActivity').length).toBeGreaterThan(0))
  await goTo(router, '/team')
  const [first] = within(await screen.findByRole('list', { name: 'Latest activity' })).getAllByRole('listitem')
  expect(sent('createActivity')).toHaveLength(1)
  expect(first).toHaveTextContent(text)
}
const pay = async ({ user }: Shown, name: string) => {
  const form = await dialog(name)
  await form.findByText(/^1 × S\$5\.50/)
  await user.click(await payButton(/^Pay S\$/, form))
}

describe('latest activity, one entry for each', () => {
  it('seats that the bank confirmed, with the people they were bought for', async () => {
    const shown = await show('/team/members?invite=new', {
      scenario: 'owner-3ds',
      first: () => {
        const change = acme().seatChanges.at(-1)
        if (change) acme().seatChanges.push({ ...change, seats: 21, cents: 0 })
      },
    })
    await person(shown, 1, 'one@acme.example')
    await pay(shown, 'Invite members')
    await answerBank('Complete')
    await expectOne(shown, 'added 1 seat and invited Person 1')
  })

  it.each([
    ['whose answer was lost, and that the team’s records show as paid', { scenario: 'owner-seats-lost' }, 'Your seats are ready.'],
    ['that were simply paid', {}, /^Paid: S\$/],
  ] as const)('seats %s', async (_what, asked, said) => {
    const shown = await show('/team/members?seats=add', asked)
    await pay(shown, 'Add seats')
    expect(await screen.findByText(said)).toBeVisible()
    await expectOne(shown, 'added 1 seat')
  }) // prettier-ignore

  it.each([
    ['a removed member', 'deleteConnection', '/team/members?remove=con-team-member', /^Remove João/, 'removed João'],
    ['a withdrawn invitation', 'deleteConnection', '/team/members?remove=con-acme-p3', /^Withdraw/, 'withdrew the invitation of Tan Kah Kee'],
    ['a seat that was given back', 'removeTeamSeat', '/team/members?seats=remove', /^Remove a vacant seat$/, 'removed a seat'],
    ['a changed invitation', 'saveConnection', '/team/members?edit=con-acme-p3', /^Save$/, 'updated Tan Kah Kee: Finance staff'],
    ['an administrator who was appointed', 'saveConnection', '/team/admin-information?add=member', /^Make administrator$/, /^.*updated .*: Administrator/],
    ['an administrator who was made a member', 'saveConnection', '/team/admin-information?act=role:con-acme-4', /^Change role$/, /updated .*: Team member/],
    ['an invitation on a vacant seat', 'saveConnection', '/team/members?invite=new', /^Invite 1 person$/, 'invited Person 1'],
    ['a cancelled subscription', 'cancelStripeSubscription', '/team/billing?show=subscriptions&cancel=', /^Cancel (and pay|subscription)/, 'cancelled E-signature'],
  ] as const)('%s, although the answer was lost', async (_what, call, path, button, text) => {
    const signing = required(db.teamSubscriptions.find(({ stripeSubscriptionId }) => stripeSubscriptionId === 'sub_acme_sign'))
    const shown = await show(path.replace(/cancel=$/, `cancel=${signing.subscriptionId}`))
    const form = within(await screen.findByRole('dialog'))
    if (path.includes('edit=')) await shown.user.click(await form.findByRole('radio', { name: /Finance staff/ }))
    if (path.includes('role:')) await shown.user.selectOptions(await form.findByLabelText('New role'), 'Team member')
    if (path.includes('invite=')) await person(shown, 1, 'one@acme.example')
    if (path.includes('add=')) {
      await shown.user.click(await form.findByRole('combobox', { name: 'Member' }))
      await shown.user.click(required((await form.findAllByRole('option'))[0]))
    }
    const submit = () => form.getByRole('button', { name: button })
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled', 'true'))
    fail(call, 'drop-afterx1')
    await shown.user.click(submit())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expectOne(shown, text)
    expect(calls(call)).toHaveLength(1)
  }) // prettier-ignore

  it.each([
    ['assigned', /^Assign Payroll/, 'assignTeamSolution', /assigned Payroll.* to /],
    ['taken away', /^Payroll.*, assigned to /, 'removeDoSubscription', /removed Payroll.* from /],
  ] as const)('a solution that was %s, although the answer was lost', async (_what, button, call, text) => {
    const shown = await show('/team/solutions')
    await screen.findByRole('table', { name: 'Members and their solutions' })
    fail(call, 'drop-afterx1')
    await shown.user.click(required(screen.getAllByRole('button', { name: button })[0]))
    await goTo(shown.router, '/team/company')
    await expectOne(shown, text)
  })

  it('none for seats that the bank refused', async () => {
    const shown = await show('/team/members?seats=add', { scenario: 'owner-3ds' })
    await pay(shown, 'Add seats')
    await answerBank('Fail')
    expect(await screen.findByText('Your bank didn’t confirm the payment')).toBeVisible()
    expect(calls('createActivity')).toEqual([])
  })

  it('a card whose answer was lost', async () => {
    const shown = await show('/team/payment')
    fail('addTeamStripeCard', 'drop-afterx1')
    await shown.user.click(await screen.findByRole('button', { name: 'Add a card' }))
    await enterCard(shown, '5555555555554444', 'Add card')
    await expectOne(shown, 'added a card')
  })

  it('a new card that pays for seats, and whose answer was lost', async () => {
    const shown = await show('/team/members?seats=add', { scenario: 'team-no-card' })
    fail('saveStripeCustomer', 'drop-afterx1')
    const form = await dialog('Add seats')
    await form.findByText(/^1 × S\$5\.50/)
    await typeCard(shown.user, undefined, form)
    await shown.user.click(await payButton(/^Pay S\$/, form))
    await waitFor(() => expect(sent('createActivity')).toHaveLength(2))
    expect(sent('createActivity')).toMatchObject([
      { activity: { message: 'added a card' } },
      { activity: { message: 'added 1 seat' } },
    ])
  })

  it('solutions bought for the team, whose answer was lost', async () => {
    const shown = await show('/cart')
    await shown.user.click(await screen.findByRole('button', { name: 'Go to payment' }))
    fail('checkoutTeamCart', 'drop-after')
    await shown.user.click(await payButton())
    expect(await screen.findByText('Thank you, your order is complete')).toBeVisible()
    await expectOne(shown, / bought /)
  })
})
