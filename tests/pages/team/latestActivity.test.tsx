import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fail } from '@mocks/faults'
import { goTo } from '@tests/renderAt'
import { enterCard } from '../account/enterCard'
import { acme, calls, dialog, person, quickSeats, sent, show } from './seatTests'

quickSeats()

const slow = { timeout: 20_000 }
type Shown = Awaited<ReturnType<typeof show>>

/** The entries that were sent, and the latest one as the overview tells it. */
async function latest({ router }: Shown) {
  await waitFor(() => expect(sent('createActivity').length).toBeGreaterThan(0), slow)
  await goTo(router, '/team')
  const [first] = within(await screen.findByRole('list', { name: 'Latest activity' }, slow)).getAllByRole('listitem')
  return { entries: sent('createActivity').length, text: first?.textContent ?? '' }
}
const pay = async ({ user }: Shown, name: string) => {
  const form = await dialog(name)
  await form.findByText(/^1 × S\$5\.50/)
  await user.click(await form.findByRole('button', { name: /^Pay S\$/ }))
}

describe('latest activity, one entry for each', () => {
  it('seats that the bank confirmed, with the people they were bought for', async () => {
    const shown = await show('/team/members?invite=new', {
      scenario: 'owner-3ds',
      first: () => {
        const change = acme().seatChanges.at(-1)
        if (change) acme().seatChanges.push({ ...change, seats: 53, cents: 0 })
      },
    })
    await person(shown, 1, 'one@acme.example')
    await pay(shown, 'Invite members')
    await shown.user.click(await screen.findByRole('button', { name: 'Complete' }, slow))
    const { entries, text } = await latest(shown)
    expect(entries).toBe(1)
    expect(text).toContain('added 1 seat and invited Person 1')
  })

  it('seats whose answer was lost, and that the team’s records show as paid', async () => {
    const shown = await show('/team/members?seats=add', { scenario: 'owner-seats-lost' })
    await pay(shown, 'Add seats')
    expect(await screen.findByText('Your seats are ready.')).toBeVisible()
    const { entries, text } = await latest(shown)
    expect(entries).toBe(1)
    expect(text).toContain('added 1 seat')
  })

  it('seats that were simply paid', async () => {
    const shown = await show('/team/members?seats=add')
    await pay(shown, 'Add seats')
    expect(await screen.findByText(/^Paid: S\$/)).toBeVisible()
    const { entries, text } = await latest(shown)
    expect(entries).toBe(1)
    expect(text).toContain('added 1 seat')
  })

  it('none for seats that the bank refused', async () => {
    const shown = await show('/team/members?seats=add', { scenario: 'owner-3ds' })
    await pay(shown, 'Add seats')
    await shown.user.click(await screen.findByRole('button', { name: 'Fail' }, slow))
    expect(await screen.findByText('Your bank didn’t confirm the payment', {}, slow)).toBeVisible()
    expect(calls('createActivity')).toEqual([])
  })

  it('the first card of a team', async () => {
    const shown = await show('/team/payment', {
      scenario: 'team-no-card',
      first: () => void (acme().stripeCustomerId = null),
    })
    await shown.user.click(await screen.findByRole('button', { name: 'Add a card' }, slow))
    await enterCard(shown, '4242424242424242', 'Add card')
    const { entries, text } = await latest(shown)
    expect(entries).toBe(1)
    expect(text).toContain('added a card')
  })

  it('a card whose answer was lost', async () => {
    const shown = await show('/team/payment')
    fail('addTeamStripeCard', 'drop-afterx1')
    await shown.user.click(await screen.findByRole('button', { name: 'Add a card' }, slow))
    await enterCard(shown, '5555555555554444', 'Add card')
    const { entries, text } = await latest(shown)
    expect(entries).toBe(1)
    expect(text).toContain('added a card')
  })

  it('a new card that pays for seats, and whose answer was lost', async () => {
    const shown = await show('/team/members?seats=add', { scenario: 'team-no-card' })
    fail('saveStripeCustomer', 'drop-afterx1')
    const form = await dialog('Add seats')
    await form.findByText(/^1 × S\$5\.50/)
    await shown.user.type(await form.findByRole('textbox', { name: 'Card number' }), '4242424242424242')
    await shown.user.type(form.getByRole('textbox', { name: 'Expiry' }), '1234')
    await shown.user.type(form.getByRole('textbox', { name: 'CVC' }), '123')
    await shown.user.click(form.getByRole('button', { name: /^Pay S\$/ }))
    await waitFor(() => expect(sent('createActivity')).toHaveLength(2), slow)
    expect(sent('createActivity')).toMatchObject([
      { activity: { message: 'added a card' } },
      { activity: { message: 'added 1 seat' } },
    ])
  })

  it('solutions bought for the team, whose answer was lost', async () => {
    const shown = await show('/cart')
    await shown.user.click(await screen.findByRole('button', { name: 'Go to payment' }, slow))
    fail('checkoutTeamCart', 'drop-after')
    await shown.user.click(await screen.findByRole('button', { name: /^Pay S\$/ }, slow))
    expect(await screen.findByText('Thank you, your order is complete', {}, slow)).toBeVisible()
    const { entries, text } = await latest(shown)
    expect(entries).toBe(1)
    expect(text).toMatch(/ bought /)
  })
})
