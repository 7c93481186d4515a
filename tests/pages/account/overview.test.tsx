import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clock } from '@mocks/clock'
import { db } from '@mocks/db/db'
import { fail } from '@mocks/faults'
import { renderWithoutNotices } from './withoutNotices'

const panel = (name: string) => screen.findByRole('region', { name }, { timeout: 5000 })

describe('the overview of an account', () => {
  it('greets by first name, and shows the membership with its next charge', async () => {
    await renderWithoutNotices('/account', { as: 'premium' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Nur Aisyah' })).toBeVisible()
    const membership = within(await panel('Membership'))
    expect(await membership.findByText('Premium Annual')).toBeVisible()
    expect(await membership.findByText(/^S\$\d+\.\d\d on$/)).toBeVisible()
    expect(membership.getByText('On')).toBeVisible()
  })

  it('shows a free member the way to Premium, and links to each missing field (T3.4)', async () => {
    const { user, router } = await renderWithoutNotices('/account', { as: 'member' })
    const membership = within(await panel('Membership'))
    expect(await membership.findByRole('link', { name: 'Upgrade to Premium' })).toBeVisible()
    const profile = within(await panel('Profile'))
    expect(await profile.findByRole('progressbar', { name: 'Profile complete' })).toHaveAttribute('aria-valuenow', '33')
    await user.click(profile.getByRole('link', { name: 'Date of birth' }))
    expect(await screen.findByLabelText(/^Date of birth/, {}, { timeout: 5000 })).toBeVisible()
    expect(router.state.location.search).toBe('?field=dob')
  })

  it('derives the next steps from server data (T3.1)', async () => {
    await renderWithoutNotices('/account', { as: 'premium', scenario: 'kyc-none' })
    const steps = within(await panel('Next steps'))
    expect(await steps.findByText('Verify your identity')).toBeVisible()
    expect(steps.getByRole('link', { name: 'Verify' })).toHaveAttribute('href', '/account/id-verification')
    expect(steps.getByText('Complete your profile')).toHaveTextContent('done')
    expect(steps.queryByText('You are all set. There is nothing left to do.')).not.toBeInTheDocument()
  })

  it('shows that nothing is left to do', async () => {
    const first = () => {
      db.connections = db.connections.filter(({ userId }) => userId !== 'u-premium')
    }
    await renderWithoutNotices('/account', { as: 'premium', scenario: 'kyc-approved', first })
    expect(
      await within(await panel('Next steps')).findByText('You are all set. There is nothing left to do.'),
    ).toBeVisible()
  })

  it('confirms an order that was just paid, and shows it first', async () => {
    const order = db.orders.find(({ userId, status }) => userId === 'u-premium' && status === 'COMPLETE')
    if (order) order.createdAt = clock.iso()
    await renderWithoutNotices('/account', { as: 'premium' })
    const latest = within(await panel('Latest order'))
    expect(await latest.findByText('Thank you. Your order is paid.')).toBeVisible()
    expect(latest.getByText(`Order ${order?.orderId}`)).toBeVisible()
  })

  it('adds up the charges of the next 30 days (T8.4)', async () => {
    await renderWithoutNotices('/account', { as: 'premium' })
    const table = await within(await panel('Next 30 days')).findByRole('table')
    const cents = (row: HTMLElement) => Number(row.textContent?.match(/S\$([\d,.]+)$/)?.[1]?.replace(/[,.]/g, ''))
    const rows = within(table).getAllByRole('row').slice(1).map(cents)
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(rows.at(-1))
  })

  it('has one banner for urgent tasks, which links to the cards (T6.4, T8.3)', async () => {
    await renderWithoutNotices('/account', { as: 'premium', scenario: 'past-due' })
    expect(await screen.findByText('Action needed')).toBeVisible()
    expect(await screen.findByText(/could not be charged\. Your card was declined\./)).toBeVisible()
    expect(screen.getAllByText('Action needed')).toHaveLength(1)
    expect(screen.getAllByRole('link', { name: 'Update your card' })[0]).toHaveAttribute('href', '/account/payment')
    expect(await screen.findByText('Overdue')).toBeVisible()
  })

  it('shows failures per panel, with Try again', async () => {
    const heal = fail('listMyOrders', '503')
    const { user } = await renderWithoutNotices('/account', { as: 'premium' })
    const latest = within(await panel('Latest order'))
    expect(await latest.findByText('Your orders could not be loaded', {}, { timeout: 5000 })).toBeVisible()
    expect(await within(await panel('Membership')).findByText('Premium Annual')).toBeVisible()
    heal()
    await user.click(latest.getByRole('button', { name: 'Try again' }))
    expect(await latest.findByText(/^Order /)).toBeVisible()
  })

  it('shows empty states for a new account', async () => {
    await renderWithoutNotices('/account', { scenario: 'no-orders', as: 'premium' })
    expect(await screen.findByText('No orders yet')).toBeVisible()
  })

  it('opens a team as the active account', async () => {
    const { user, router } = await renderWithoutNotices('/account', { as: 'premium' })
    await user.click(await screen.findByRole('button', { name: 'Open Borealis Trading' }))
    await expect.poll(() => router.state.location.pathname).toBe('/team')
  })
})
