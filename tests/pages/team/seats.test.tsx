import { describe, expect, it, vi } from 'vitest'
import { toPaymentMethod } from '@mocks/db/commerce/savedCards'
import { payButton, typeCard } from '@tests/payments/bank'
import { db, fail, handlers, required, screen, toasts, waitFor } from '@tests/page'
import { calls, sent, show, acme, seats, dialog, fill, person, quickSeats } from './seatTests'

quickSeats()

const teamCard = () => db.paymentMethods.find(({ ownerId, isDefault }) => ownerId === 'team-acme' && isDefault)

describe('inviting', () => {
  it('uses vacant seats first, sends the emails, and catches people who are in the team already', async () => {
    const shown = await show('/team/members?invite=new')
    const form = await dialog('Invite members')
    expect(await form.findByText('4 seats are vacant and will be used first.')).toBeVisible()
    await person(shown, 1, 'ng@ng.example')
    await shown.user.click(form.getByRole('button', { name: 'Add member' }))
    await person(shown, 2, 'new@acme.example')
    await shown.user.click(form.getByRole('button', { name: 'Invite 2 people' }))
    expect((await form.findAllByText('This person is already invited')).length).toBeGreaterThan(0)
    expect(form.getByText('Duplicate emails have been detected, please correct them!')).toBeVisible()
    expect(sent('saveConnection')).toEqual([])
    await person(shown, 1, 'other@acme.example')
    await shown.user.click(form.getByRole('button', { name: 'Invite 2 people' }))
    await waitFor(() => expect(toasts()).toContain('success: 2 invitations sent'))
    expect(sent('saveConnection')).toHaveLength(2)
    expect(sent('addTeamSeats')).toEqual([])
    expect(await screen.findByText('23 of 25 seats used, 2 vacant')).toBeVisible()
  })

  it.each([
    ['the seats', 'We couldn’t load the seats', ['countTeamSeats', 'getTeamVacantSeats'], 1],
    ['the price', 'We couldn’t load the price', ['isTeamPaymentRequired'], 5],
  ] as const)(
    'says that %s could not be read where they are needed, and reads again',
    async (_what, why, failing, people) => {
      const heal = failing.map((call) => fail(call, '500'))
      const shown = await show('/team/members?invite=new')
      const form = await dialog('Invite members')
      for (let more = 1; more < people; more += 1)
        await shown.user.click(form.getByRole('button', { name: 'Add member' }))
      const again = await form.findByRole('button', { name: 'Try again' })
      const button = () => form.getByRole('button', { name: /invit/i })
      expect(button()).toHaveAccessibleDescription(why)
      for (const back of heal) back()
      await shown.user.click(again)
      await waitFor(() => expect(button()).not.toHaveAccessibleDescription())
    },
  )

  it('pays for the missing seats in one call, after showing the price (R-PRICE-03 to -05)', async () => {
    const shown = await show('/team/members?invite=new', { scenario: 'team-no-seats' })
    const form = await dialog('Invite members')
    await person(shown, 1, 'one@acme.example')
    expect(
      await form.findByText(/^1 × S\$5\.50 × \d+\/\d+ = S\$\d\.\d\d today, then S\$5\.50 on 01\/\d\d\/\d{4}$/),
    ).toBeVisible()
    // Above the price, and again next to the button.
    expect(form.getAllByText('1 extra seat')).toHaveLength(2)
    expect(await form.findByRole('radio', { name: /your default card/ })).toBeChecked()
    await shown.user.click(await payButton(/^Pay S\$\d\.\d\d and invite 1 person$/, form))
    await waitFor(() => expect(toasts()).toContain('success: 1 invitation sent'))
    expect(sent('addTeamSeats')).toMatchObject([{ membersCount: 1, members: [{ email: 'one@acme.example' }] }])
    expect(await screen.findByText(/^Paid: S\$\d\.\d\d$/)).toBeVisible()
  })

  it('sells nothing while an outcome can’t be read, and keeps nothing of an invitation once it is found paid', async () => {
    const shown = await show('/team/members?invite=new', { scenario: 'team-no-seats' })
    const form = await dialog('Invite members')
    await person(shown, 1, 'one@acme.example')
    fail('addTeamSeats', 'drop-after')
    const heal = fail('getTeam', { status: 503, after: 1 })
    await shown.user.click(await payButton(/^Pay S\$\d\.\d\d and invite 1 person$/, form))
    expect((await screen.findAllByText('We can’t tell yet whether you’ve paid')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
    heal()
    await shown.user.click((await dialog('Invite members')).getByRole('button', { name: 'Check again' }))
    // The dialog has nothing left to pay: it closes, and the page shows the outcome.
    expect(await screen.findByText('Your seats are ready.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls('addTeamSeats')).toHaveLength(1)
    await shown.user.click(screen.getByRole('button', { name: 'Invite members' }))
    expect(await (await dialog('Invite members')).findByLabelText('Email address')).toHaveValue('')
    expect(screen.queryByText(/We kept what you typed/)).not.toBeInTheDocument()
  })

  it('keeps the rows when the card is declined, and pays with another one', async () => {
    const shown = await show('/team/members?invite=new', {
      scenario: 'team-no-seats',
      first: () => void (required(teamCard()).declines = true),
    })
    const form = await dialog('Invite members')
    await person(shown, 1, 'one@acme.example')
    await shown.user.click(await payButton(/^Pay/, form))
    expect(await form.findByText('Your card was declined')).toBeVisible()
    expect(form.getByDisplayValue('one@acme.example')).toBeVisible()
    await shown.user.click(form.getByRole('radio', { name: 'Use a different card' }))
    await typeCard(shown.user, '5555555555554444', form)
    await shown.user.click(await payButton(/^Pay/, form))
    await waitFor(() => expect(toasts()).toContain('success: 1 invitation sent'))
    expect(sent('saveStripeCustomer')).toHaveLength(1)
    expect(teamCard()?.card.last4).toBe('4444')
  })

  it('offers the saved card that no answer calls the default, but not one called another', async () => {
    const { isDefault: _flag, ...card } = toPaymentMethod(required(teamCard()))
    const other = { ...card, id: 'pm_other', card: { ...card.card, last4: '1881' }, isDefault: false }
    vi.spyOn(handlers, 'listTeamStripeCards').mockReturnValue([other, card])
    await show('/team/members?seats=add')
    const form = await dialog('Add seats')
    expect(await form.findByRole('radio', { name: new RegExp(card.card.last4) })).toBeChecked()
    expect(form.queryByRole('radio', { name: /1881/ })).not.toBeInTheDocument()
  })
})

describe('seats', () => {
  it('are bought vacant; a lost answer is read back as paid, which is not shown for the next purchase', async () => {
    const shown = await show('/team/members?seats=add', { scenario: 'owner-seats-lost' })
    const first = await dialog('Add seats')
    await fill(shown, await first.findByLabelText('Seats to add'), '3')
    expect(await first.findByText(/^3 × S\$5\.50/)).toBeVisible()
    expect(first.getByText(/S\$154\.00 for all 28 seats/)).toBeVisible()
    await shown.user.click(await payButton(/^Pay S\$/, first))
    expect(await screen.findByText('Your seats are ready.')).toBeVisible()
    expect(calls('addTeamSeats')).toHaveLength(1)
    expect(seats()).toBe(28)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await shown.user.click(screen.getByRole('button', { name: 'Add seats' }))
    const second = await dialog('Add seats')
    expect(await second.findByText(/^1 × S\$5\.50/)).toBeVisible()
    expect(second.queryByText(/Your seats are ready|Paid/)).not.toBeInTheDocument()
    await shown.user.click(await payButton(/^Pay S\$/, second))
    expect(await screen.findByText(/^Paid: S\$/)).toBeVisible()
    expect(calls('addTeamSeats')).toHaveLength(2)
    expect(seats()).toBe(29)
  })

  it('are not bought at another number than shown: what others changed is shown first', async () => {
    const shown = await show('/team/members?seats=add')
    const form = await dialog('Add seats')
    await form.findByText(/^1 × S\$5\.50/)
    const last = required(acme().seatChanges.at(-1))
    acme().seatChanges.push({ ...last, seats: 26, cents: 0 })
    await shown.user.click(await payButton(/^Pay S\$/, form))
    expect(await form.findByText('The number of seats has changed')).toBeVisible()
    expect(calls('addTeamSeats')).toEqual([])
  })

  it('are given back one at a time, with what that changes', async () => {
    const shown = await show()
    // The disabled control, which says why, is replaced by another element when it becomes usable.
    const open = () => screen.getByRole('button', { name: 'Remove a vacant seat' })
    await waitFor(() => expect(open()).not.toHaveAttribute('aria-disabled'))
    await shown.user.click(open())
    const confirm = await dialog('Remove a vacant seat?')
    expect(await confirm.findByText('S$132.00 instead of S$137.50')).toBeVisible()
    await shown.user.click(confirm.getByRole('button', { name: 'Remove a vacant seat' }))
    expect(await screen.findByText('21 of 24 seats used, 3 vacant')).toBeVisible()
    expect(calls('removeTeamSeat')).toHaveLength(1)
    await waitFor(() => expect(toasts()).toContain('success: Seat removed'))
  })

  it('are compared with those at the time of sending, also in a dialog that was closed and opened again', async () => {
    const shown = await show()
    const open = async () => {
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Remove a vacant seat' })).not.toHaveAttribute('aria-disabled'),
      )
      await shown.user.click(screen.getByRole('button', { name: 'Remove a vacant seat' }))
      return dialog('Remove a vacant seat?')
    }
    const confirm = await open()
    await confirm.findByText('S$132.00 instead of S$137.50')
    // Another administrator has added a seat since the page was loaded.
    const last = required(acme().seatChanges.at(-1))
    acme().seatChanges.push({ ...last, seats: 26, cents: 0 })
    // It is done, but the answer can't be read, and for a moment the seats can't either.
    fail('removeTeamSeat', 'html')
    const heal = fail('countTeamSeats', { status: 503, after: 1 })
    await shown.user.click(confirm.getByRole('button', { name: 'Remove a vacant seat' }))
    expect(await confirm.findByText(/We won’t send it again until we know/)).toBeVisible()
    heal()
    await shown.user.click(confirm.getByRole('button', { name: 'Cancel' }))
    const again = await open()
    // The figures are read again and show what was done.
    await shown.user.click(await again.findByRole('button', { name: 'Check again' }))
    await waitFor(() =>
      expect(toasts()).toContain('success: This has been done: The response got lost, so we checked.'),
    )
    expect(calls('removeTeamSeat')).toHaveLength(1)
    expect(seats()).toBe(25)
  })

  it('cannot be given back while none is vacant, and the control says why', async () => {
    const { user } = await show('/team/members', { scenario: 'team-no-seats' })
    const remove = await screen.findByRole('button', { name: 'Remove a vacant seat' })
    await waitFor(() => expect(remove).toHaveAccessibleDescription('No vacant seats. Remove a member first.'))
    await user.click(remove)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
