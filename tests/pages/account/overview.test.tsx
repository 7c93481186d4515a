import { describe, expect, it } from 'vitest'
import { itemKey } from '@/domain/cart/cart'
import { attempts } from '@/store/payment/attempts'
import { clock } from '@mocks/settings/clock'
import { db, fail, goTo, renderWithoutNotices, required, screen, waitFor, within } from '@tests/page'

const panel = (name: string) => screen.findByRole('region', { name })

const ordersOf = (id: string) => db.orders.filter(({ userId }) => userId === id)

describe('the overview of an account', () => {
  it('greets by first name, shows the membership and how to use a solution, and opens a team as the active account', async () => {
    const { user, router } = await renderWithoutNotices('/account', { as: 'premium' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Nur Aisyah' })).toBeVisible()
    const membership = within(await panel('Membership'))
    expect(await membership.findByText('Premium (annual)')).toBeVisible()
    expect(await membership.findByText(/^S\$\d+\.\d\d on$/)).toBeVisible()
    expect(membership.getByText('On')).toBeVisible()

    const mine = within(await panel('Your solutions'))
    expect((await mine.findAllByText(/by \w+/))[0]).toBeVisible()
    await user.click(required(mine.getAllByRole('link', { name: /^Open / })[0]))
    const dialog = within(await screen.findByRole('dialog', { name: /^Use / }))
    expect(dialog.getByText('Provided by')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Contact us' })).toBeVisible()
    await goTo(router, '/account')
    await user.click(await screen.findByRole('button', { name: 'Open Borealis Trading' }))
    await expect.poll(() => router.state.location.pathname).toBe('/team')
  })

  it('shows a free member the way to Premium, and links to each missing field', async () => {
    const { user, router } = await renderWithoutNotices('/account', { as: 'member' })
    const membership = within(await panel('Membership'))
    expect(await membership.findByRole('link', { name: 'Upgrade to Premium' })).toBeVisible()
    const profile = within(await panel('Profile'))
    expect(await profile.findByRole('progressbar', { name: 'Profile complete' })).toHaveAttribute('aria-valuenow', '33')
    await user.click(profile.getByRole('link', { name: 'Date of birth' }))
    expect(await screen.findByLabelText(/^Date of birth/)).toBeVisible()
    expect(router.state.location.search).toBe('?field=dob')
  })

  it('derives the next steps from server data', async () => {
    await renderWithoutNotices('/account', { as: 'premium', scenario: 'kyc-none' })
    const steps = within(await panel('Next steps'))
    expect(await steps.findByText('Verify your identity')).toBeVisible()
    expect(steps.getByRole('link', { name: 'Verify' })).toHaveAttribute('href', '/account/id-verification')
    expect(steps.getByText('Complete your profile')).toHaveTextContent('done')
    expect(steps.queryByText('You’re all set.')).not.toBeInTheDocument()
  })

  it('shows that nothing is left to do', async () => {
    const first = () => {
      db.connections = db.connections.filter(({ userId }) => userId !== 'u-premium')
      for (const order of ordersOf('u-premium')) if (order.status === 'PENDING') order.status = 'COMPLETE'
    }
    await renderWithoutNotices('/account', { as: 'premium', scenario: 'kyc-approved', first })
    expect(await within(await panel('Next steps')).findByText('You’re all set.')).toBeVisible()
  })

  it.each([
    ['listMyOrders', /^Confirm your S\$/],
    ['countMyInvitations', 'Respond to an invitation'],
    ['getKyc', 'Verify your identity'],
  ] as const)('says that a step may be missing where %s fails, and counts only what is known', async (call, step) => {
    let heal = () => {}
    const first = () => void (heal = fail(call, '403'))
    const { user } = await renderWithoutNotices('/account', { as: 'premium', scenario: 'kyc-none', first })
    const steps = within(await panel('Next steps'))
    expect(await steps.findByText(/^We couldn’t check all your next steps/)).toBeVisible()
    expect(steps.queryByText(step)).not.toBeInTheDocument()
    expect(await steps.findByText(/^\d done$/)).toBeVisible()
    heal()
    // While another part of the page is reading it, a click does nothing yet.
    await waitFor(async () => {
      const [again] = steps.queryAllByRole('button', { name: 'Try again' })
      if (again) await user.click(again)
      expect(steps.getByText(step)).toBeVisible()
    })
    await waitFor(() => expect(steps.queryByText(/^We couldn’t check all your next steps/)).not.toBeInTheDocument())
  })

  it('starts with the order that waits for its bank, and explains what to do about it', async () => {
    const { user, router } = await renderWithoutNotices('/account', { as: 'premium' })
    const steps = within(await panel('Next steps'))
    const [first] = await steps.findAllByRole('listitem')
    expect(first).toHaveTextContent('Confirm your S$')
    expect(within(required(first)).getByRole('link', { name: 'View order' })).toHaveClass('btn-primary')
    await user.click(steps.getByRole('link', { name: 'View order' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Your bank hasn’t confirmed this payment yet')).toBeVisible()
    expect(dialog.getByText(/Please don’t pay S\$[\d,.]+ again/)).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Contact us' })).toBeVisible()
    expect(router.state.location.search).toContain('show=orders')
  })

  it('continues at the bank only the order whose payment is open in this browser', async () => {
    const waiting = () => required(ordersOf('u-premium').find(({ status }) => status === 'PENDING'))
    const [line] = waiting().items
    const key = itemKey({
      uid: required(line?.uid),
      variation: line?.variation ?? null,
      variationUid: line?.variationUid ?? null,
    })
    const attempt = {
      reference: 'P-7KQ2MB',
      cents: 9900,
      sentAt: Date.parse(waiting().createdAt),
      stage: 'authenticating' as const,
      facts: { items: [[key, line?.quantity ?? 1]], known: [] },
    }
    const open = async (known: string[]) => {
      const first = () => attempts.write('cart:u-premium', { ...attempt, facts: { ...attempt.facts, known } })
      const shown = await renderWithoutNotices('/account', { as: 'premium', first })
      await shown.user.click(await screen.findByRole('link', { name: 'View order' }))
      return { dialog: within(await screen.findByRole('dialog')), ...shown }
    }
    const { dialog, unmount } = await open([])
    expect(await dialog.findByRole('link', { name: 'Continue payment' })).toHaveAttribute('href', '/cart')
    unmount()
    // Known before that payment: another order is open.
    const other = await open([waiting().orderId])
    expect(await other.dialog.findByRole('link', { name: 'Contact us' })).toBeVisible()
    expect(other.dialog.queryByRole('link', { name: 'Continue payment' })).toBeNull()
  })

  it('says in the same room that what a team includes could not be read', async () => {
    fail('listMyActiveTeamDoSubscriptions', '403')
    await renderWithoutNotices('/account', { as: 'team-member' })
    expect((await within(await panel('Teams')).findAllByText('We couldn’t load its solutions'))[0]).toBeVisible()
  })

  it('offers to order again what the bank declined, once, at today’s price', async () => {
    const first = () => {
      for (const order of ordersOf('u-premium')) if (order.status === 'PENDING') order.status = 'FAILED'
    }
    const { user, router, store } = await renderWithoutNotices('/account', { as: 'premium', first })
    const steps = within(await panel('Next steps'))
    expect(await steps.findByText(/(wasn|weren)’t paid/)).toBeVisible()
    const latest = within(await panel('Latest order'))
    const before = store.getState().cart.cart.items.length
    await user.click(await latest.findByRole('button', { name: 'Order again' }))
    await expect.poll(() => router.state.location.pathname).toBe('/cart')
    expect(store.getState().cart.cart.items).toHaveLength(before + 1)
  })

  it('says which team pays for a member on the free plan, and what it includes', async () => {
    const { user, router } = await renderWithoutNotices('/account', { as: 'team-member' })
    const membership = within(await panel('Membership'))
    expect(await membership.findByText('Acme Studio Pte Ltd')).toBeVisible()
    expect(membership.getByText(/pays for your seat/)).toBeVisible()
    expect(await within(await panel('Teams')).findByText(/^Includes /)).toBeVisible()
    expect(membership.getByRole('link', { name: 'Upgrade to Premium' })).not.toHaveClass('btn-cta')
    await user.click(membership.getByRole('button', { name: 'Go to Acme Studio Pte Ltd' }))
    await expect.poll(() => router.state.location.pathname).toBe('/team')
  })

  it('confirms an order that was just paid, and shows it first', async () => {
    const order = db.orders.find(({ userId, status }) => userId === 'u-premium' && status === 'COMPLETE')
    if (order) order.createdAt = clock.iso()
    await renderWithoutNotices('/account', { as: 'premium' })
    const latest = within(await panel('Latest order'))
    expect(await latest.findByText('Thank you. Your order is paid.')).toBeVisible()
    expect(latest.getByText(`Order ${order?.orderId}`)).toBeVisible()
  })

  it('has one banner for urgent tasks, which links to the cards', async () => {
    await renderWithoutNotices('/account', { as: 'premium', scenario: 'past-due' })
    expect(await screen.findByText('Action needed')).toBeVisible()
    expect(await screen.findByText(/^We couldn’t charge S\$.+\. Your card was declined\./)).toBeVisible()
    expect(screen.getAllByText('Action needed')).toHaveLength(1)
    expect(screen.getAllByRole('link', { name: 'Update your card' })[0]).toHaveAttribute('href', '/account/payment')
    expect(await screen.findByText('Overdue')).toBeVisible()
    expect(screen.getByRole('table', { name: /^Due by .+, including S\$[\d,.]+ overdue$/ })).toBeVisible()
  })

  it('shows failures per panel, with Try again', async () => {
    const heal = fail('listMyOrders', '503')
    const { user } = await renderWithoutNotices('/account', { as: 'premium' })
    const latest = within(await panel('Latest order'))
    expect(await latest.findByText('We couldn’t load your orders')).toBeVisible()
    expect(await within(await panel('Membership')).findByText('Premium (annual)')).toBeVisible()
    heal()
    await user.click(latest.getByRole('button', { name: 'Try again' }))
    expect(await latest.findByText(/^Order /)).toBeVisible()
  })

  it('says nothing about charges and next steps that could not be read', async () => {
    await renderWithoutNotices('/account', { scenario: 'account-reads-fail' })
    const membership = within(await panel('Membership'))
    const plan = await membership.findByText('Premium (annual)')
    // This panel mounts later, and reads the charges again: the membership stays meanwhile.
    const charges = within(await panel('Next 30 days'))
    expect(await charges.findByText('We couldn’t load your upcoming charges')).toBeVisible()
    expect(plan).toBeVisible()
    expect(membership.queryByText(/No further charges|^Off$/)).not.toBeInTheDocument()
    expect(await within(await panel('Latest order')).findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByText('You’re all set.')).not.toBeInTheDocument()
  })

  it('says of a membership that ends that nothing more is charged', async () => {
    await renderWithoutNotices('/account', { scenario: 'membership-ending' })
    const membership = within(await panel('Membership'))
    expect(await membership.findByText('No further charges')).toBeVisible()
    expect(membership.getByText('Off')).toBeVisible()
    expect(membership.queryByText(/^S\$.* on$/)).not.toBeInTheDocument()
  })
})
