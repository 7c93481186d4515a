import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepCart } from '@mocks/db/commerce/cartPrices'
import { kit } from '@tests/payments/cartStore'
import { db, fail, renderAt, required, screen, sent, toasts, waitFor, watch, within } from '@tests/page'

const choice = () => screen.queryByRole('group', { name: 'Buy for' })

beforeEach(() => keepCart('u-premium', { discountCode: null, items: [kit] }))

async function toPayment(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Go to payment' }))
  return screen.findByRole('button', { name: /^Pay S\$/ })
}

test('from the Personal account, a team that the server names can be bought for', async () => {
  const { user } = await renderAt('/cart', { as: 'premium' })
  await toPayment(user)
  const { companyName } = required(db.teams.find(({ teamId }) => teamId === 'team-borealis'))
  const team = await screen.findByRole('radio', { name: new RegExp(`^${companyName}`) })
  expect(screen.getByRole('radio', { name: /^Yourself/ })).toBeChecked()
  await user.click(team)
  expect(team).toBeChecked()
  await waitFor(() => expect(sent('listTeamPaymentMethods').length).toBeGreaterThan(0))
  expect(await screen.findByRole('radio', { name: /ending in 4242/ })).toBeChecked()
  await user.click(screen.getByRole('button', { name: /^Pay S\$/ }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  expect(JSON.parse(sent('checkoutTeamCart')[0]?.sent ?? '{}')).toMatchObject({ teamId: 'team-borealis' })
  expect(sent('checkoutCart')).toEqual([])
  // The solutions are managed on the pages of the team's account.
  expect(screen.getByText('Switch to the team’s account. Assign the solutions to your team members.')).toBeVisible()
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Team solutions' })).toBeNull()
})

test.each(['503', 'wrong-shape'])(
  'a team account whose role can’t be read (%s) chooses who it buys for',
  async (fault) => {
    watch.allowContractBreach()
    keepCart('u-owner', { discountCode: null, items: [kit] })
    fail('getMyMemberDetail', fault)
    const { user } = await renderAt('/cart', { as: 'owner' })
    await toPayment(user)
    const [team] = within(await screen.findByRole('group', { name: 'Buy for' })).getAllByRole('radio')
    for (const radio of screen.getAllByRole('radio', { name: /Invoice and solutions/ })) expect(radio).not.toBeChecked()
    const pay = () => screen.getByRole('button', { name: /^Pay S\$/ })
    expect(pay()).toHaveAccessibleDescription('Choose who you’re buying for.')
    await user.click(required(team))
    expect(team).toBeChecked()
    await waitFor(() => expect(pay()).not.toHaveAttribute('aria-disabled'))
    expect(screen.queryByText(/You’re buying for yourself/)).toBeNull()
  },
)

test.each([
  ['names no team', undefined],
  ['fails', '503'],
  ['answers what the contract doesn’t know', 'wrong-shape'],
  ['answers nothing', 'empty'],
])('on a server that %s, the purchase is personal, and no message is shown', async (_name, fault) => {
  watch.allowContractBreach()
  if (fault === undefined) db.connections = db.connections.filter(({ userId }) => userId !== 'u-premium')
  else fail('listMyAdminTeams', fault)
  const { user } = await renderAt('/cart', { as: 'premium' })
  await toPayment(user)
  await waitFor(() => expect(sent('listMyAdminTeams').length).toBeGreaterThan(0))
  expect(choice()).toBeNull()
  expect(toasts()).toEqual([])
})
