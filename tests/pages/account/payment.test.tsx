import { describe, expect, it, vi } from 'vitest'
import { profileApi } from '@/api/account/profile'
import { enterCard } from './enterCard'
import { db, fail, handlers, release, required, screen, setRules, waitFor, within } from '@tests/page'
import { bodiesOf, renderWithoutNotices } from '@tests/withoutNotices'

const cards = () => db.paymentMethods.filter(({ ownerId }) => ownerId === 'u-premium')
const rows = async () => within(await screen.findByRole('list', { name: 'Saved cards' })).getAllByRole('listitem')

describe('the payment method page', () => {
  it('shows the saved cards, the default one first, with what they pay for, and adds one to the existing customer', async () => {
    const shown = await renderWithoutNotices('/account/payment', { as: 'premium' })
    const [first, second] = await rows()
    expect(first).toHaveTextContent(/Visa ending in 4242.*Default.*Expires [\d/]+ · Pays \d+ subscriptions · /)
    expect(second).not.toHaveTextContent('Default')

    await shown.user.click(screen.getByRole('button', { name: 'Add a card' }))
    await enterCard(shown, '5555555555554444', 'Add card')
    expect(await screen.findByText('Mastercard ending in 4444 was added.')).toBeVisible()
    expect(bodiesOf('addStripeCustomerSource')).toHaveLength(1)
    expect(bodiesOf('saveStripeCustomer')).toHaveLength(0)
  })

  it('shows an empty state, and adds the first card for a new payment customer', async () => {
    const user = db.users.find(({ userId }) => userId === 'u-member')
    db.paymentMethods = db.paymentMethods.filter(({ ownerId }) => ownerId !== 'u-member')
    if (user) user.stripeCustomerId = null
    const shown = await renderWithoutNotices('/account/payment', { as: 'member' })
    expect(await screen.findByText('No saved cards')).toBeVisible()
    await shown.user.click(screen.getByRole('button', { name: 'Add a card' }))
    await enterCard(shown, '4242424242424242', 'Add card')
    expect(await screen.findByText('Visa ending in 4242 was added.')).toBeVisible()
    expect(await rows()).toHaveLength(1)
    expect(bodiesOf('saveStripeCustomer')).toMatchObject([
      {
        stripe_customer_id: null,
        type: 'user',
        id: 'u-member',
        description: expect.stringMatching(/\S/) as string,
        metadata: { userId: 'u-member' },
        saveCard: true,
      },
    ])
  })

  it('lists a card without the date on which it expires, where that is not sent', async () => {
    for (const { card } of cards()) for (const name of ['exp_month', 'exp_year']) Reflect.deleteProperty(card, name)
    await renderWithoutNotices('/account/payment', { as: 'premium' })
    const [first, ...others] = await rows()
    expect(first).toHaveTextContent(/Visa ending in 4242.*Default.*Pays \d+ subscriptions/)
    expect(first).not.toHaveTextContent(/Expire/)
    expect(others).toHaveLength(cards().length - 1)
  })

  it('replaces a card in one step', async () => {
    const before = cards().length
    const shown = await renderWithoutNotices('/account/payment', { as: 'premium' })
    await rows()
    await shown.user.click(screen.getByRole('button', { name: 'Replace Visa ending in 4242' }))
    await enterCard(shown, '6011111111111117', 'Replace card')
    expect(await screen.findByText('Discover ending in 1117 has replaced Visa ending in 4242.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Visa ending in 4242')).not.toBeInTheDocument())
    expect(cards()).toHaveLength(before)
    expect(bodiesOf('removePaymentMethod')).toEqual([])
  })

  it('replaces a card without the account, which only adding one needs: that reads it once more', async () => {
    fail('getMe', '500')
    const shown = await renderWithoutNotices('/account/payment', { as: 'premium' })
    await rows()
    await shown.user.click(screen.getByRole('button', { name: 'Replace Visa ending in 4242' }))
    // No answer contains the name.
    await shown.user.type(await screen.findByLabelText('Name on card'), 'Nur Aisyah')
    await enterCard(shown, '6011111111111117', 'Replace card')
    expect(await screen.findByText('Discover ending in 1117 has replaced Visa ending in 4242.')).toBeVisible()

    await shown.user.click(screen.getByRole('button', { name: 'Add a card' }))
    await shown.user.type(await screen.findByLabelText('Name on card'), 'Nur Aisyah')
    setRules([])
    const dialog = within(await enterCard(shown, '5555555555554444', 'Add card'))
    expect(await dialog.findByText('Your account hasn’t loaded yet')).toBeVisible()
    await waitFor(() => expect(profileApi.endpoints.getMe.select()(shown.store.getState()).data).toBeDefined())
    await shown.user.click(dialog.getByRole('button', { name: 'Add card' }))
    expect(await screen.findByText('Mastercard ending in 4444 was added.')).toBeVisible()
  })

  it('names no other card as replaced, when one was chosen while a lost answer was looked for', async () => {
    const shown = await renderWithoutNotices('/account/payment', { as: 'premium' })
    await rows()
    fail('replacePaymentMethod', 'drop-after')
    const heal = fail('listPaymentMethods', { hang: true, after: 1 })
    await shown.user.click(screen.getByRole('button', { name: 'Replace Visa ending in 4242' }))
    const dialog = within(await enterCard(shown, '6011111111111117', 'Replace card'))
    await shown.user.click(required((await dialog.findAllByRole('button', { name: 'Close' }))[0]))
    await shown.user.click(screen.getByRole('button', { name: /^Replace Mastercard/ }))
    heal()
    await release(() => screen.getByText('Discover ending in 1117 has replaced your old card.'))
  })

  it('checks first whether a card can be removed, and says why not (R-LIFE-12)', async () => {
    const { user } = await renderWithoutNotices('/account/payment', { scenario: 'cannot-remove-card' })
    const [remove] = await screen.findAllByRole('button', { name: /^Remove / })
    await user.click(required(remove))
    const dialog = within(await screen.findByRole('dialog', { name: /can’t be removed$/ }))
    expect(dialog.getByText(/Replace it instead\.$/)).toBeVisible()
    expect(bodiesOf('canRemovePaymentMethod')).toHaveLength(1)
    expect(bodiesOf('removePaymentMethod')).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Replace card' }))
    expect(await screen.findByRole('dialog', { name: /^Replace / })).toBeVisible()
  })

  it('warns of removing a card that pays something, and lets the server refuse it or do it (R-LIFE-12)', async () => {
    const { user } = await renderWithoutNotices('/account/payment', { as: 'premium' })
    await rows()
    await user.click(screen.getByRole('button', { name: 'Remove Visa ending in 4242' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Visa ending in 4242?' }))
    expect(dialog.getByText(/^This card pays for \d+ subscriptions?\. Replace it instead/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: /^Remove Visa/ }))
    expect(await dialog.findByText(/^This card pays for .+ and \d+ more\. Replace it instead\.$/)).toBeVisible()
    expect(cards().some(({ card }) => card.last4 === '4242')).toBe(true)
    vi.spyOn(handlers, 'removePaymentMethod').mockImplementationOnce(({ path }) => {
      db.paymentMethods = db.paymentMethods.filter(({ id }) => id !== path.id)
      return { ok: true }
    })
    await user.click(dialog.getByRole('button', { name: /^Remove Visa/ }))
    expect(await screen.findByText('Visa ending in 4242 was removed.')).toBeVisible()
  })

  it('removes an unused card after confirmation', async () => {
    const { user } = await renderWithoutNotices('/account/payment', { as: 'premium' })
    await rows()
    const [idle] = cards().filter(({ isDefault }) => !isDefault)
    await user.click(screen.getByRole('button', { name: `Remove Mastercard ending in ${idle?.card.last4}` }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await user.click(dialog.getByRole('button', { name: 'Remove card' }))
    expect(await screen.findByText(/^Mastercard ending in \d+ was removed\.$/)).toBeVisible()
    await waitFor(() => expect(cards()).not.toContain(idle))
  })
})
