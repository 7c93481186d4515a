import { describe, expect, it } from 'vitest'
import { clock } from '@mocks/settings/clock'
import { stubInView } from './stubInView'
import { db, enter, fail, release, requestLog, required, screen, setRules, waitFor, watch, within } from '@tests/page'
import { bodiesOf, renderWithoutNotices } from '@tests/withoutNotices'

const show = (asked: Parameters<typeof renderWithoutNotices>[1] = { as: 'premium' }) =>
  renderWithoutNotices('/account/solutions', asked)
const list = async () => within(await screen.findByRole('list', { name: 'Active solutions' }))

const own = (test: (row: (typeof db.subscriptions)[number]) => boolean) =>
  db.subscriptions.find((row) => row.userId === 'u-premium' && test(row))
const monthly = () =>
  own(({ plan, noticePeriodDays, status }) => !plan && noticePeriodDays !== null && status === 'ACTIVE')
const membership = () => own(({ plan }) => plan !== undefined)

const openCancel = async (user: Awaited<ReturnType<typeof show>>['user']) => {
  const [button] = (await list()).getAllByRole('button', { name: /^Cancel / })
  await user.click(required(button))
  return within(await screen.findByRole('dialog'))
}

describe('the solutions of an account', () => {
  stubInView()

  it('shows a status that the app doesn’t know yet as it is, and promises no charge', async () => {
    watch.allowContractBreach()
    const paused = required(monthly())
    Object.assign(paused, { status: 'PAUSED' })
    await show()
    const row = required((await (await list()).findByText('Paused')).closest('li'))
    expect(row).toHaveTextContent('a month')
    expect(within(row).queryByText(/^Next charge on/)).not.toBeInTheDocument()
    // Whether it can be cancelled is for the server to say.
    expect(within(row).getByRole('button', { name: /^Cancel/ })).toBeVisible()
  })

  it('shows active solutions with status and next charge, and past ones separately', async () => {
    const { user, router } = await show()
    const running = await list()
    expect(running.getAllByText('Active')[0]).toBeVisible()
    const waiting = required(running.getAllByText('Being activated')[0]?.closest('li'))
    expect(within(waiting).getByText(/^Next charge on/)).toBeVisible()
    const active = running.getAllByText('Active').map((badge) => badge.closest('li')?.textContent)
    expect(active).toContainEqual(expect.stringContaining('Next charge on'))
    expect(running.getAllByText('Visa ending in 4242')[0]).toBeVisible()
    await user.click(screen.getByRole('tab', { name: /^Past/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?show=past'))
    expect(await screen.findByRole('list', { name: 'Past solutions' })).toHaveTextContent('Refunded')
  })

  it('has no tabs while there is nothing past', async () => {
    await show({ as: 'member' })
    expect((await list()).getAllByRole('listitem')[0]).toBeVisible()
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  })

  it('asks for a missing date of birth once, and links to it', async () => {
    await show({ as: 'member', scenario: 'demo' })
    await (await list()).findByText('Before we can activate it')
    const needs = (await list()).getAllByRole('link', { name: /^(18 or older|Add your )/ }).map(({ textContent }) => textContent) // prettier-ignore
    expect(needs).toEqual(['18 or older', 'Add your nationality', 'Add your home address', 'Add your home postal code'])
    expect((await list()).getByRole('link', { name: '18 or older' })).toHaveAttribute('href', '/account/profile?field=dob') // prettier-ignore
  })

  it('tells a member on the free plan which team pays', async () => {
    await show({ as: 'team-member' })
    const membership = within(await screen.findByRole('region', { name: 'Membership' }))
    expect(await membership.findByText('Acme Studio Pte Ltd')).toBeVisible()
    expect(membership.getByRole('button', { name: 'Go Premium' })).not.toHaveClass('btn-cta')
  })

  it('does not say who pays before it is known', async () => {
    fail('listMyTeams', 'hang')
    await show({ as: 'team-member' })
    const membership = within(await screen.findByRole('region', { name: 'Membership' }))
    expect(await membership.findByText('Loading your membership')).toBeInTheDocument()
    await waitFor(() => expect(requestLog.read().find(({ id }) => id === 'getPremiumStatus')?.status).toBe(200))
    expect(membership.queryByRole('button', { name: 'Go Premium' })).toBeNull()
    setRules([])
    expect(await release(() => membership.getByText('Acme Studio Pte Ltd'))).toBeVisible()
  })

  it('shows how to use a solution: its provider, what was bought, and whom to ask; finds it by name, ignoring accents', async () => {
    const { user, router } = await show()
    await user.click(required((await (await list()).findAllByRole('button', { name: 'How to use it' }))[1]))
    const dialog = within(await screen.findByRole('dialog', { name: /^Use / }))
    expect(dialog.getByText('Provided by')).toBeVisible()
    expect(dialog.getByText('You bought')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
    expect(router.state.location.search).toContain('use=')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).toBe(''))

    const before = (await list()).getAllByRole('listitem').length
    await user.type(screen.getByRole('searchbox', { name: 'Search your solutions' }), 'hEALTH')
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 }).length).toBeLessThan(before))
    enter(screen.getByRole('searchbox'), 'zzz')
    expect(await screen.findByText('Nothing found')).toBeVisible()
  })

  it('shows the end date, the notice period and what is lost, with equal choices; cancels by keyboard, charging what was shown', async () => {
    const { user } = await show()
    const dialog = await openCancel(user)
    expect(dialog.getByText('Active until')).toBeVisible()
    expect(dialog.getByText(/^The notice period is 30 days/)).toBeVisible()
    expect(dialog.getByText('What you’ll lose')).toBeVisible()
    expect(dialog.getByText('After that').nextSibling).toHaveTextContent('We’ll ask for no further charges')
    const keep = dialog.getByRole('button', { name: 'Keep subscription' })
    const cancel = dialog.getByRole('button', { name: /^Cancel and pay S\$/ })
    expect(keep.className).toBe(cancel.className)
    await waitFor(() => expect(keep).toHaveFocus())
    const before = db.invoices.length
    await user.tab()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(bodiesOf('cancelStripeSubscription')).toEqual([{ chargeNoticePeriod: true }]))
    expect(await (await list()).findByText('Ends soon')).toBeVisible()
    expect(db.invoices.length).toBe(before + 1)
  })

  it('charges no notice period within the paid term', async () => {
    const { user } = await show({
      as: 'premium',
      first: () => {
        for (const row of db.subscriptions) if (row.userId === 'u-premium') row.currentPeriodEnd = clock.daysFromNow(45)
      },
    })
    const dialog = await openCancel(user)
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }))
    await waitFor(() => expect(bodiesOf('cancelStripeSubscription')).toEqual([{ chargeNoticePeriod: false }]))
  })

  it('cancels nothing if the notice period cannot be charged or the request was lost, and links to the card', async () => {
    fail('cancelStripeSubscription', { status: 402, message: 'Your card was declined.', times: 1 })
    const { user } = await show()
    const dialog = await openCancel(user)
    await user.click(dialog.getByRole('button', { name: /^Cancel and pay/ }))
    expect(await dialog.findByText(/^Your card was declined\. You weren’t charged\.$/)).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Payment method' })).toHaveAttribute('href', '/account/payment')
    expect(monthly()?.status).toBe('ACTIVE')
    fail('cancelStripeSubscription', { drop: 'before', times: 1 })
    await user.click(dialog.getByRole('button', { name: /^Cancel and pay/ }))
    expect(await dialog.findByText(/is still active, and you weren’t charged/)).toBeVisible()
    expect(dialog.getByText('Subscription could not be canceled')).toBeVisible()
    const again = dialog.getByRole('button', { name: /^Cancel and pay/ })
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'))
  })

  it('quotes every plan but the present one, leaves the cart as it is when closed, and else charges what was shown', async () => {
    const { user, router, store } = await show({ scenario: 'cart-empty' })
    await user.click(await screen.findByRole('button', { name: 'Change plan' }))
    const open = async () => within(await screen.findByRole('dialog', { name: 'Change plan' }))
    const first = await open()
    expect(first.getByRole('radio', { name: /^Annual Your plan/ })).toBeDisabled()
    await user.click(first.getByRole('radio', { name: /^Monthly/ }))
    expect(await first.findByText('Monthly membership')).toBeVisible()
    expect((await first.findByText('You pay today')).parentElement).toHaveTextContent('S$0.00')
    expect(first.getByText('Your benefits stay the same.')).toBeVisible()
    await user.click(first.getByRole('button', { name: 'Keep my plan' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(store.getState().cart.cart.items).toEqual([])
    expect(bodiesOf('saveCart')).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Change plan' }))
    const dialog = await open()
    expect(dialog.getByRole('radio', { name: /^Ultra/ })).toBeChecked()
    const today = (await dialog.findByText('You pay today')).parentElement?.textContent
    expect(dialog.getByText('Credit for unused time on your current plan')).toBeVisible()
    expect(dialog.getByText(/^Next charge on/)).toBeVisible()
    expect(dialog.getByText('You’ll get')).toBeVisible()
    expect(dialog.getByText('All masterclasses')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Continue to cart' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    const cents = Math.round((store.getState().cart.calculated?.totalPremium ?? 0) * 100)
    expect(Number(today?.replace(/\D/g, ''))).toBe(cents)
    expect(store.getState().cart.cart.items.map(({ variationUid }) => variationUid)).toEqual(['premium-ultra'])
  })

  it('shows that a price could not be calculated, with Try again', async () => {
    const { user } = await show({ scenario: 'cart-empty', first: () => fail('calculateCart', '503') })
    await user.click(await screen.findByRole('button', { name: 'Change plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }))
    expect(await dialog.findByText('We couldn’t calculate the price')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Continue to cart' })).toHaveAttribute('aria-disabled', 'true')
    setRules([])
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('You pay today')).toBeVisible()
  })

  it('offers the plans to a free member, without requesting a top-up', async () => {
    const { user } = await show({ as: 'member' })
    await user.click(await screen.findByRole('button', { name: 'Go Premium' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose your plan' }))
    expect(await dialog.findByText('Annual membership')).toBeVisible()
    expect(dialog.getByText('You pay today').parentElement).toHaveTextContent('S$99.00')
    expect(bodiesOf('calculateMembershipTopUp')).toEqual([])
    expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/premium-membership')
  })

  it('shows what ends with the membership before it is cancelled, and when', async () => {
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'Cancel membership' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Your own team account')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel membership' }))
    await waitFor(() => expect(membership()?.status).toBe('CANCELLED'))
    expect(await screen.findByRole('link', { name: 'Renew your membership' })).toBeVisible()
  })

  it('links to the card after a failed renewal', async () => {
    await show({ scenario: 'past-due' })
    expect((await screen.findAllByText('Payment failed'))[0]).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Update your card' })[0]).toHaveAttribute('href', '/account/payment')
  })

  it('shows removed solutions, and marks each as seen once (R-INV-08)', async () => {
    await show({ scenario: 'solution-removed', kept: 'removedSolutions' })
    expect((await screen.findAllByText(/was removed$/))[0]).toBeVisible()
    const removed = screen.getAllByText(/was removed$/).length
    await waitFor(() => expect(bodiesOf('markDoSubscriptionStatusSeen')).toHaveLength(removed))
  })

  it('shows empty states for a new account', async () => {
    await show({ scenario: 'no-orders', as: 'premium', first: () => void (db.subscriptions = []) })
    expect(await screen.findByText('No solutions yet')).toBeVisible()
  })
})
