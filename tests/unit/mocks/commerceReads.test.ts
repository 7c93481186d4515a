import { describe, expect, it } from 'vitest'
import { discountCodesApi } from '@/api/admin/discountCodes'
import { adminInvoicesApi } from '@/api/admin/invoices'
import { adminOrdersApi } from '@/api/admin/orders'
import { adminRedemptionsApi } from '@/api/admin/redemptions'
import { adminStripeApi } from '@/api/admin/stripe'
import { adminSubscriptionsApi } from '@/api/admin/subscriptions'
import { connectionsApi } from '@/api/account/connections'
import { invoicesApi } from '@/api/commerce/invoices'
import { ordersApi } from '@/api/commerce/orders'
import { redemptionsApi } from '@/api/commerce/redemptions'
import { solutionsApi } from '@/api/commerce/solutions'
import { stripeApi } from '@/api/commerce/stripe'
import { subscriptionsApi } from '@/api/commerce/subscriptions'
import { teamsApi } from '@/api/account/teams'
import { clock } from '@mocks/settings/clock'
import { db } from '@mocks/db/db'
import type { Persona } from '@mocks/personas'
import { callingAs } from '@tests/calling'

const orders = { ...ordersApi.endpoints, ...adminOrdersApi.endpoints }
const invoices = { ...invoicesApi.endpoints, ...adminInvoicesApi.endpoints }
const subscriptions = { ...subscriptionsApi.endpoints, ...adminSubscriptionsApi.endpoints }
const stripe = { ...stripeApi.endpoints, ...adminStripeApi.endpoints }
const teams = teamsApi.endpoints
const acme = { id: 'team-acme' }
const day = (ago: number) => clock.daysFromNow(-ago).slice(0, 10)

const outcome = async (made: PromiseLike<{ error?: unknown }>) => {
  const { error } = await made
  return error === undefined ? 'ok' : (error as { status: unknown }).status
}

describe('read access for member, owner, team administrator, finance, team member, administrator', () => {
  const everybody: Persona[] = ['member', 'owner', 'team-admin', 'finance', 'team-member', 'admin']
  const { call } = callingAs('visitor')
  const calls = {
    'listMyOrders ok ok ok ok ok ok': () => call(orders.listMyOrders.initiate()),
    'listTeamOrders 403 ok ok ok 403 403': () => call(orders.listTeamOrders.initiate(acme)),
    'listAllOrders 403 403 403 403 403 ok': () => call(orders.listAllOrders.initiate()),
    'listOrdersPendingActivation 403 403 403 403 403 ok': () => call(orders.listOrdersPendingActivation.initiate()),
    'listOldMemberships 403 403 403 403 403 ok': () => call(orders.listOldMemberships.initiate()),
    'listTeamInvoices 403 ok ok ok 403 ok': () => call(invoices.listTeamInvoices.initiate(acme)),
    'listInvoices 403 403 403 403 403 ok': () => call(invoices.listInvoices.initiate()),
    'another’s invoices 403 403 403 403 403 ok': () =>
      call(invoices.listUserInvoices.initiate({ userId: 'u-premium' })),
    'listTeamPaymentMethods 403 ok ok 403 403 403': () => call(stripe.listTeamPaymentMethods.initiate(acme)),
    'listTeamStripeCards 403 ok ok 403 403 403': () => call(stripe.listTeamStripeCards.initiate(acme)),
    'canRemoveTeamPaymentMethod 403 ok ok 403 403 403': () => call(stripe.canRemoveTeamPaymentMethod.initiate(acme)),
    'listPaymentMethods ok ok ok ok ok ok': () => call(stripe.listPaymentMethods.initiate()),
    'canRemovePaymentMethod ok ok ok ok ok ok': () => call(stripe.canRemovePaymentMethod.initiate()),
    'listStripePlans ok ok ok ok ok ok': () => call(stripe.listStripePlans.initiate()),
    'listMyStripeSubscriptions ok ok ok ok ok ok': () => call(stripe.listMyStripeSubscriptions.initiate()),
    'listAllStripeSubscriptions 403 403 403 403 403 ok': () => call(stripe.listAllStripeSubscriptions.initiate()),
    'listOrphanedCharges 403 403 403 403 403 ok': () =>
      call(stripe.listOrphanedCharges.initiate({ from: day(90), to: day(0) })),
    'listStripeCoupons 403 403 403 403 403 ok': () => call(stripe.listStripeCoupons.initiate()),
    'calculateMembershipTopUp 409 ok 409 409 409 409': () => call(stripe.calculateMembershipTopUp.initiate()),
    'listMySubscriptions ok ok ok ok ok ok': () => call(subscriptions.listMySubscriptions.initiate()),
    'listMySubscriptionItems ok ok ok ok ok ok': () => call(subscriptions.listMySubscriptionItems.initiate()),
    'listAllSubscriptions 403 403 403 403 403 ok': () => call(subscriptions.listAllSubscriptions.initiate()),
    'listAllSubscriptionItems 403 403 403 403 403 ok': () => call(subscriptions.listAllSubscriptionItems.initiate()),
    'listSubscriptionEvents 403 403 403 403 403 ok': () => call(subscriptions.listSubscriptionEvents.initiate()),
    'listUserSubscriptions 403 403 403 403 403 ok': () =>
      call(subscriptions.listUserSubscriptions.initiate({ id: 'u-owner' })),
    'listUserSubscriptionItems 403 403 403 403 403 ok': () =>
      call(subscriptions.listUserSubscriptionItems.initiate({ id: 'u-owner' })),
    'listDiscountCodes 403 403 403 403 403 ok': () => call(discountCodesApi.endpoints.listDiscountCodes.initiate()),
    'getDiscountCode 403 403 403 403 403 ok': () =>
      call(discountCodesApi.endpoints.getDiscountCode.initiate({ code: 'doer10' })),
    'listRedemptions 403 403 403 403 403 ok': () => call(adminRedemptionsApi.endpoints.listRedemptions.initiate()),
    'another’s redemptions 403 403 403 403 403 403': () =>
      call(redemptionsApi.endpoints.listMyRedemptions.initiate({ userId: 'u-premium' })),
    'an unknown team 404 404 404 404 404 404': () => call(orders.listTeamOrders.initiate({ id: 'team-none' })),
  }

  it.each(Object.entries(calls))('%s', async (title, made) => {
    const seen: unknown[] = []
    for (const persona of everybody) {
      callingAs(persona)
      call({ type: 'api/resetApiState' } as never)
      seen.push(await outcome(made()))
    }
    expect(seen.join(' ')).toBe(title.split(' ').slice(-everybody.length).join(' '))
  })
})

it('a closed team can be read like any other, but not changed', async () => {
  const team = db.teams.find(({ teamId }) => teamId === acme.id)
  const removed = db.doSubscriptions.find(({ status, subscriptionId }) => {
    const owner = db.teamSubscriptions.find((row) => row.subscriptionId === subscriptionId)
    return status === 'REMOVED' && owner?.teamId === acme.id
  })
  const cards = db.paymentMethods.filter(({ ownerId }) => ownerId === acme.id)
  expect(cards.length).toBeGreaterThan(0)
  Object.assign(team ?? {}, { status: 'CLOSED' })
  const { call } = callingAs('owner')
  const listed = await call(stripe.listTeamPaymentMethods.initiate(acme))
  expect(listed.data?.map(({ id }) => id).sort()).toEqual(cards.map(({ id }) => id).sort())
  for (const read of [
    call(stripe.listTeamStripeCards.initiate(acme)),
    call(stripe.canRemoveTeamPaymentMethod.initiate(acme)),
    call(teams.listAssignedTeamDoSubscriptions.initiate(acme)),
    call(teams.listUnassignedTeamDoSubscriptions.initiate(acme)),
    call(teams.getTeamVacantSeats.initiate(acme)),
    call(teams.listTeamSubscriptions.initiate(acme)),
    call(connectionsApi.endpoints.listConnectionActiveDoSubscriptions.initiate({ id: 'con-team-member' })),
    call(solutionsApi.endpoints.getRemovedDoSubscription.initiate({ id: removed?.id ?? '' })),
  ])
    expect((await read).error).toBeUndefined()
  const stats = await call(teams.getTeamSubscriptionStats.initiate(acme))
  expect(stats.data).toMatchObject({ monthlySpend: 0, nextChargeAt: null })
  const seats = await call(connectionsApi.endpoints.countTeamSeats.initiate(acme))
  expect(seats.data).not.toHaveProperty('nextChargeAt')
  const { data: subscriptions = [] } = await call(teams.listTeamSubscriptions.initiate(acme))
  expect(subscriptions.length).toBeGreaterThan(3)
  expect(subscriptions.filter(({ status, nextChargeAt }) => nextChargeAt || status === 'PAST_DUE')).toEqual([])
  const closed = { status: 409, server: 'This team has been closed' }
  for (const change of [
    call(teams.removeTeamSeat.initiate(acme)),
    call(teams.updateTeamInvoiceEmail.initiate({ ...acme, body: { altInvoiceEmail: null } })),
    call(stripe.removeTeamPaymentMethod.initiate({ teamId: acme.id, id: cards[0]?.id ?? '' })),
  ])
    expect((await change).error).toMatchObject(closed)
})
