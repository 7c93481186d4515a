import { describe, expect, it } from 'vitest'
import { invoicesApi } from '@/api/commerce/invoices'
import { ordersApi } from '@/api/commerce/orders'
import { profileApi } from '@/api/account/profile'
import { stripeApi } from '@/api/commerce/stripe'
import { subscriptionsApi } from '@/api/commerce/subscriptions'
import { adminSubscriptionsApi } from '@/api/admin/subscriptions'
import { teamsApi } from '@/api/account/teams'
import { upcomingCharges } from '@/domain/billing/upcomingCharges'
import { toCents } from '@/lib/money/money'
import { clock } from '@mocks/settings/clock'
import { db } from '@mocks/db/db'
import { failRenewal } from '@mocks/db/commerce/subscriptions'
import { applyScenario } from '@mocks/scenarios'
import { callingAs, toasts } from '@tests/calling'

const stripe = stripeApi.endpoints
const subscriptions = { ...subscriptionsApi.endpoints, ...adminSubscriptionsApi.endpoints }
const fresh = { forceRefetch: true }
const visa = { token: 'tok_visa_4242' }
const amex = { token: 'tok_amex_0005' }

it('a member changes no cards of other users', async () => {
  const { call } = callingAs('member')
  expect(await call(stripe.removePaymentMethod.initiate({ id: 'pm_u-premium-2' }))).toMatchObject({
    error: { status: 404 },
  })
  const body = {
    email: 'x@doers.test',
    token: 'tok_visa_4242',
    type: 'user' as const,
    id: 'u-premium',
    stripe_customer_id: null,
  }
  expect(await call(stripe.saveStripeCustomer.initiate({ customerId: 'new', body }))).toMatchObject({
    error: { status: 403 },
  })
  expect(await call(stripe.addStripeCustomerSource.initiate({ id: 'cus_premium', body: visa }))).toMatchObject({
    error: { status: 403 },
  })
})

describe('a team’s cards', () => {
  it('can be managed by owner and administrators only', async () => {
    const { call } = callingAs('team-admin')
    const { data: card } = await call(stripe.addTeamStripeCard.initiate({ id: 'team-acme', body: visa }))
    expect(card).toMatchObject({ isDefault: false })
    const { data: cards = [] } = await call(stripe.listTeamPaymentMethods.initiate({ id: 'team-acme' }))
    expect(cards).toHaveLength(3)
    await call(stripe.removeTeamPaymentMethod.initiate({ teamId: 'team-acme', id: card?.id ?? '' }))
    expect(db.paymentMethods.some(({ id }) => id === card?.id)).toBe(false)
    callingAs('finance')
    expect(await call(stripe.addTeamStripeCard.initiate({ id: 'team-acme', body: visa }))).toMatchObject({
      error: { status: 403 },
    })
  })

  it('also pay for seats: the default card of a team without solutions cannot be removed', async () => {
    applyScenario('team-no-solutions')
    const { call } = callingAs('owner')
    const { data: cards = [] } = await call(stripe.listTeamPaymentMethods.initiate({ id: 'team-acme' }))
    expect(cards.map(({ isDefault, subscriptionsCount }) => [isDefault, subscriptionsCount])).toEqual([
      [true, 1],
      [false, 0],
    ])
    const remove = (id = '') => call(stripe.removeTeamPaymentMethod.initiate({ teamId: 'team-acme', id }))
    const message = 'This card pays for Team seats. Replace it instead.'
    expect(await remove(cards[0]?.id)).toMatchObject({ error: { status: 409, message } })
    await remove(cards[1]?.id)
    const { data: verdict } = await call(stripe.canRemoveTeamPaymentMethod.initiate({ id: 'team-acme' }))
    expect(verdict).toEqual({
      canBeRemoved: false,
      reason: 'It pays for Team seats. Replace it instead.',
      subscriptions: ['Team seats'],
    })
  })
})

describe('cancelling (R-LIFE-07)', () => {
  it('charges the notice period immediately, takes effect at the end of the term, and cannot be repeated', async () => {
    const { call } = callingAs('owner')
    const { data: mine = [] } = await call(subscriptions.listMySubscriptions.initiate())
    const monthly = mine.find(({ status, noticePeriodCharge }) => status === 'ACTIVE' && noticePeriodCharge)
    const id = monthly?.stripeSubscriptionId ?? ''
    const { data } = await call(stripe.cancelStripeSubscription.initiate({ id, body: { chargeNoticePeriod: true } }))
    expect(data).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      noticePeriodCharge: toCents(monthly?.noticePeriodCharge),
    })
    const { data: after } = await call(subscriptions.getMySubscription.initiate({ id: monthly?.subscriptionId ?? '' }))
    expect(after).toMatchObject({
      status: 'CANCELLED',
      nextChargeDate: null,
      currentPeriodEnd: monthly?.currentPeriodEnd,
    })
    const { data: invoices = [] } = await call(invoicesApi.endpoints.listUserInvoices.initiate({ userId: 'u-owner' }))
    expect(invoices[0]).toMatchObject({
      amount: monthly?.noticePeriodCharge,
      description: `${monthly?.title}, notice period`,
    })
    const again = await call(stripe.cancelStripeSubscription.initiate({ id, body: { chargeNoticePeriod: false } }))
    expect(again).toMatchObject({ error: { status: 409 } })
    expect(toasts()).toEqual([
      'success: Subscription cancelled',
      'error: Subscription could not be canceled: This subscription is already cancelled',
    ])
  })

  it('of a team’s subscription is allowed for owner and administrators only', async () => {
    const { call } = callingAs('finance')
    const body = { chargeNoticePeriod: false }
    const cancel = () => call(stripe.cancelStripeSubscription.initiate({ id: 'sub_acme_sign', body }))
    expect(await cancel()).toMatchObject({ error: { status: 403 } })
    callingAs('team-admin')
    expect(await cancel()).toMatchObject({ data: { cancel_at_period_end: true, teamId: 'team-acme' } })
    expect(await cancel()).toMatchObject({ error: { status: 409 } })
    callingAs('admin')
    const { data: events = [] } = await call(subscriptions.listSubscriptionEvents.initiate())
    expect(events[0]).toMatchObject({ type: 'CANCELLED', teamName: 'Acme Studio Pte Ltd' })
  })

  const cancelMembership = async (call: ReturnType<typeof callingAs>['call']) => {
    const { data: mine = [] } = await call(subscriptions.listMySubscriptions.initiate(undefined, fresh))
    const id = mine.find(({ plan, status }) => plan && status !== 'ENDED')?.stripeSubscriptionId ?? ''
    await call(stripe.cancelStripeSubscription.initiate({ id, body: { chargeNoticePeriod: false } }))
  }
  const premiumStatus = async (call: ReturnType<typeof callingAs>['call']) =>
    (await call(profileApi.endpoints.getPremiumStatus.initiate(undefined, fresh))).data
  const none = { isPremiumMember: false, tier: 'free', expiresAt: null, willRenew: false }

  it('ends a membership and its premium rights at the end of the term', async () => {
    const { call } = callingAs('premium')
    await cancelMembership(call)
    const before = await premiumStatus(call)
    expect(before).toMatchObject({ isPremiumMember: true, tier: 'annual', willRenew: false })
    clock.move(Date.parse(before?.expiresAt ?? '') - clock.now() + 60_000)
    callingAs('premium')
    expect(await premiumStatus(call)).toEqual(none)
    const owned = await call(ordersApi.endpoints.hasActiveSolution.initiate({ id: 'premium-membership' }, fresh))
    expect(owned.data?.hasActiveSolution).toBe(false)
    const { data: after = [] } = await call(subscriptions.listMySubscriptions.initiate(undefined, fresh))
    expect(after.find(({ plan }) => plan === 'annual')?.status).toBe('ENDED')
    const team = { companyName: 'Late Pte Ltd', companyLocation: 'Singapore', website: 'https://late.example' }
    const { error } = await call(teamsApi.endpoints.saveTeam.initiate({ body: { team } }))
    expect(error).toMatchObject({ status: 403, message: 'Premium membership required' })
  })

  it('ends an unpaid membership immediately', async () => {
    failRenewal('u-premium')
    const { call } = callingAs('premium')
    expect((await premiumStatus(call))?.isPremiumMember).toBe(true)
    await cancelMembership(call)
    expect(await premiumStatus(call)).toEqual(none)
  })
})

it('a failed renewal asks for another card, is listed as overdue, and is charged again when the card is replaced', async () => {
  failRenewal('u-premium')
  const { call } = callingAs('premium')
  const { data: mine = [] } = await call(subscriptions.listMySubscriptions.initiate())
  expect(mine[0]).toMatchObject({
    status: 'PAST_DUE',
    failureMessage: 'Your card was declined. Please use another one.',
  })
  const { charges } = upcomingCharges({ subscriptions: mine, now: clock.now() })
  expect(charges[0]).toMatchObject({ overdue: true, cents: toCents(mine[0]?.nextChargeAmount) })
  await call(stripe.replacePaymentMethod.initiate({ id: 'pm_u-premium', body: amex }))
  const { data: after } = await call(subscriptions.getMySubscription.initiate({ id: mine[0]?.subscriptionId ?? '' }))
  expect(after).toMatchObject({ status: 'ACTIVE', failureMessage: null })
  expect(Date.parse(after?.currentPeriodEnd ?? '')).toBeGreaterThan(clock.now())
  expect(db.invoices.some(({ userId, status }) => userId === 'u-premium' && status === 'OPEN')).toBe(false)
})

it('the membership top-up (R-CART-22) is calculated for the next higher plan; without a membership the server’s message is shown', async () => {
  const { call } = callingAs('premium')
  const { data } = await call(stripe.calculateMembershipTopUp.initiate())
  expect(data).toMatchObject({ currentTier: 'annual', newTier: 'ultra', fullPrice: 199 })
  expect(toCents(data?.requiredMembershipTopUp)).toBe(toCents(data?.fullPrice) - toCents(data?.credit))
  callingAs('member')
  await call(stripe.calculateMembershipTopUp.initiate(undefined, { forceRefetch: true }))
  expect(toasts()).toEqual(['error: You have no membership to top up'])
})
