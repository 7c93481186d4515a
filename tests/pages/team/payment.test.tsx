import { describe, expect, it } from 'vitest'
import { clock } from '@mocks/settings/clock'
import {
  bodiesOf,
  db,
  fail,
  renderWithoutNotices,
  requestLog,
  required,
  screen,
  toasts,
  waitFor,
  within,
} from '@tests/page'
import { enterCard } from '../account/enterCard'

const cards = () => db.paymentMethods.filter(({ ownerId }) => ownerId === 'team-acme')
const list = async () => within(await screen.findByRole('list', { name: 'Saved cards' }))

describe('Payment method of a team', () => {
  it('shows the cards with what they pay, warns of one that expires, and adds one to the team’s customer', async () => {
    const [first] = cards()
    const today = new Date(clock.now())
    Object.assign(first?.card ?? {}, { exp_month: today.getUTCMonth() + 1, exp_year: today.getUTCFullYear() })
    const shown = await renderWithoutNotices('/team/payment', { as: 'owner' })
    expect((await list()).getAllByRole('listitem')).toHaveLength(cards().length)
    expect(screen.getByText(/^Expires (in \d+ days|today|tomorrow)$/)).toBeVisible()
    await shown.user.click(screen.getByRole('button', { name: 'Add a card' }))
    await enterCard(shown, '5555555555554444', 'Add card')
    expect(await screen.findByText('Mastercard ending in 4444 was added.')).toBeVisible()
    expect(bodiesOf('addTeamStripeCard')).toHaveLength(1)
    expect(bodiesOf('addStripeCustomerSource')).toEqual([])
    await waitFor(() => expect(bodiesOf('createActivity')).toHaveLength(1))
  })

  it('creates the team’s customer with its first card', async () => {
    const shown = await renderWithoutNotices('/team/payment', {
      scenario: 'team-no-card',
      first: () => {
        for (const team of db.teams) if (team.teamId === 'team-acme') team.stripeCustomerId = null
      },
    })
    expect(await screen.findByText(/^We couldn’t charge S\$\d.* for Bookkeeping\..* Add a card below\.$/)).toBeVisible()
    await shown.user.click(screen.getByRole('button', { name: 'Add a card' }))
    await enterCard(shown, '4242424242424242', 'Add card')
    expect(await screen.findByText('Visa ending in 4242 was added.')).toBeVisible()
    expect(bodiesOf('saveStripeCustomer')).toMatchObject([
      { type: 'team', id: 'team-acme', metadata: { teamId: 'team-acme' }, stripe_customer_id: null },
    ])
  })

  it('shows the server’s message when a replacement is declined, and keeps the old card (R-ERR-15)', async () => {
    fail('replaceTeamPaymentMethod', { status: 402, message: 'Your bank has blocked this card for online payments.' })
    const shown = await renderWithoutNotices('/team/payment', { as: 'team-admin' })
    await list()
    await shown.user.click(screen.getByRole('button', { name: 'Replace Visa ending in 4242' }))
    const dialog = await enterCard(shown, '5555555555554444', 'Replace card')
    expect(await within(dialog).findByText('The card wasn’t replaced. Your old card is still saved')).toBeVisible()
    expect(within(dialog).getByText('Your bank has blocked this card for online payments.')).toBeVisible()
    expect(cards().some(({ card }) => card.last4 === '4242')).toBe(true)
  })

  it('removes a card of the team alone, once the server says that it may be (R-LIFE-12)', async () => {
    const { user } = await renderWithoutNotices('/team/payment', { as: 'owner' })
    await list()
    const { card } = required(cards().find(({ isDefault }) => !isDefault))
    await user.click(screen.getByRole('button', { name: new RegExp(`^Remove .*${card.last4}$`) }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: /^Remove/ }))
    expect(await screen.findByText(/was removed\.$/)).toBeVisible()
    const asked = requestLog.read().map(({ id }) => id)
    expect(asked).toEqual(expect.arrayContaining(['canRemoveTeamPaymentMethod', 'removeTeamPaymentMethod']))
    expect(asked).not.toContain('removePaymentMethod')
  })

  it('says when the cards cannot be read', async () => {
    fail('listTeamPaymentMethods', { status: 503 })
    await renderWithoutNotices('/team/payment', { as: 'owner' })
    expect(await screen.findByText('We couldn’t load your cards')).toBeVisible()
    expect(toasts().length).toBeGreaterThan(0)
  })
})
