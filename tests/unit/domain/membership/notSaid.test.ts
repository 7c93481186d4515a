import { describe, expect, it } from 'vitest'
import type { Order, Shape } from '@/contract/types'
import { accountantHeader, accountantRows, invoiceStatus, paidAmount } from '@/domain/billing/invoices'
import { actionsNeeded } from '@/domain/account/actionsNeeded'
import { upcomingCharges, type TeamSubscription } from '@/domain/billing/upcomingCharges'
import { membershipOf } from '@/domain/membership/membership'
import { mySolutions } from '@/domain/membership/mySolutions'
import { featuresBetween, planChange } from '@/domain/membership/plans'
import { heldPlan } from '@/domain/membership/premium'

type Subscription = Shape<'Subscription'>

/** An answer without one of its optional properties, and with null in its place, for each of them. */
function lesser<Answer extends object>(full: Answer, required: readonly (keyof Answer)[]): [string, Answer][] {
  const optional = Object.keys(full).filter((key) => !required.some((one) => one === key))
  return optional.flatMap((key): [string, Answer][] => {
    const { [key as keyof Answer]: _left, ...rest } = full
    return [
      [`no ${key}`, rest as Answer],
      [`${key} null`, { ...full, [key]: null }],
    ]
  })
}

const now = '2026-11-21T03:00:00Z'
const membership: Subscription = {
  subscriptionId: 's-1',
  status: 'ACTIVE',
  title: 'Premium Membership',
  variation: 'Annual',
  uid: 'premium-membership',
  plan: 'annual',
  teamId: null,
  cancelAtPeriodEnd: false,
  cancelledAt: null,
  endedAt: null,
  interval: 'year',
  intervalCount: 1,
  amount: 99,
  currentPeriodEnd: '2026-12-03T04:10:00Z',
  nextChargeDate: '2026-12-03T04:10:00Z',
  nextChargeAmount: 89.1,
  stripeSubscriptionId: 'sub_1',
}
const required = ['subscriptionId', 'status', 'title'] as const
const least: Subscription = { subscriptionId: 's-1', status: 'ACTIVE', title: 'Premium Membership' }
const subscriptions: [string, Subscription][] = [
  ['only what is required', least],
  ['an unknown status', { ...membership, status: 'SOMETHING_NEW' as 'ACTIVE' }],
  ...lesser(membership, required),
]

describe('of a running membership, nothing is said that no answer says', () => {
  it.each(subscriptions)('%s', (_less, one) => {
    for (const status of [{ isPremiumMember: true }, { isPremiumMember: true, tier: 'SOMETHING_NEW' }]) {
      const known = membershipOf({ status, subscriptions: [one] })
      expect(known.plan).not.toBe('free')
      expect(known.renews).not.toBe(false)
      expect(known.nextCharge?.cents).not.toBe(0)
    }
  })

  it.each(subscriptions)('%s: its charge is listed, or the list says that it is not complete', (_less, one) => {
    const { charges, total, complete } = upcomingCharges({ subscriptions: [one], now })
    expect(charges.every(({ cents }) => cents !== 0)).toBe(true)
    // Null has a meaning: nothing more is charged.
    if (charges.length === 0) expect(!complete || one.nextChargeDate === null).toBe(true)
    else expect(total).not.toBe(0)
    expect(mySolutions({ orders: [], subscriptions: [{ ...one, uid: 'desk' }] })[0]?.state).not.toBe('ended')
  })

  it.each<Partial<Subscription>>([{}, { status: 'SOMETHING_NEW' as 'ACTIVE', cancelAtPeriodEnd: false }])(
    'a null next charge is no answer where only the status says that it renews: %o',
    (more) => {
      const status = { isPremiumMember: true, willRenew: true }
      const one = { ...least, plan: 'annual' as const, nextChargeDate: null }
      expect(membershipOf({ status, subscriptions: [{ ...one, ...more }] }).nextCharge).toBeUndefined()
      expect(membershipOf({ status, subscriptions: [{ ...one, cancelAtPeriodEnd: false }] }).nextCharge).toBeNull()
    },
  )

  it('without an amount, names the failed renewal', () => {
    expect(actionsNeeded([{ subscriptionId: 's', status: 'PAST_DUE', title: 'Desk' }], [], now)).toMatchObject([
      { kind: 'pastDue', cents: undefined },
    ])
  })

  it('ends where the server says so', () => {
    const renews = (more: Partial<Subscription>, willRenew?: boolean) =>
      membershipOf({
        status: { isPremiumMember: true, ...(willRenew !== undefined && { willRenew }) },
        subscriptions: [{ ...least, plan: 'annual', ...more }],
      }).renews
    expect(renews({ cancelAtPeriodEnd: true })).toBe(false)
    expect(renews({ cancelledAt: now })).toBe(false)
    expect(renews({ status: 'CANCELLED' }, true)).toBe(false)
    expect(renews({}, false)).toBe(false)
    expect(renews({ cancelAtPeriodEnd: false })).toBe(true)
  })
})

describe('of a team’s subscription, nothing is said that no answer says', () => {
  const desk: TeamSubscription = {
    subscriptionId: 'ts-1',
    kind: 'SOLUTION',
    title: 'Hot desk',
    status: 'ACTIVE',
    teamId: 'team-acme',
    interval: 'month',
    amount: 60,
    nextChargeAt: '2026-12-05',
    nextChargeAmount: 60,
  }
  const { subscriptionId, kind, title, status } = desk
  it.each<[string, TeamSubscription]>([
    ['only what is required', { subscriptionId, kind, title, status }],
    ['an unknown status', { ...desk, status: 'SOMETHING_NEW' as 'ACTIVE' }],
    ['an unknown kind', { ...desk, kind: 'SOMETHING_NEW' as 'SEATS' }],
    ...lesser(desk, ['subscriptionId', 'kind', 'title', 'status']),
  ])('%s', (_less, one) => {
    const { charges, complete } = upcomingCharges({ teamSubscriptions: [one], now })
    expect(charges.every(({ cents }) => cents !== 0)).toBe(true)
    expect(charges.length > 0 || !complete || one.nextChargeAt === null).toBe(true)
  })

  it('knows when seats are charged (R-PRICE-05)', () => {
    const { charges, total, complete } = upcomingCharges({
      teamSubscriptions: [{ subscriptionId, kind: 'SEATS', title, status, amount: 60 }],
      now,
    })
    expect(charges.map(({ day }) => day)).toEqual(['2026-12-01'])
    expect({ total, complete }).toEqual({ total: 6000, complete: true })
  })
})

describe('a plan that is not named, or by an unknown word', () => {
  it.each([undefined, null, '', 'SOMETHING_NEW', 'free'])('%s: is premium, where the status says so (O-41)', (tier) => {
    const plan = heldPlan(true, tier)
    expect(plan).toBe('premium')
    expect(planChange(plan, 'annual')).toBe('switch')
    expect(featuresBetween(plan, 'free').lost.length).toBeGreaterThan(0)
  })

  it('is found in any answer that names it', () => {
    expect(heldPlan(true, 'SOMETHING_NEW', undefined, 'ultra')).toBe('ultra')
    expect(heldPlan(false, 'ultra')).toBe('free')
  })
})

describe('a purchase of an unknown status', () => {
  const order = (status: string, item: string): Order => ({
    orderId: 'o-1',
    createdAt: now,
    status: status as Order['status'],
    items: [{ itemId: 'i', title: 'Desk', status: item as 'ACTIVE' }],
  })
  it.each([
    ['COMPLETE', 'SOMETHING_NEW', 'SOMETHING_NEW'],
    ['SOMETHING_NEW', 'ACTIVE', 'SOMETHING_NEW'],
    ['REFUNDED', 'SOMETHING_NEW', 'refunded'],
    ['COMPLETE', 'ACTIVE', 'active'],
  ])('order %s, line %s: is listed as %s', (status, item, state) => {
    expect(mySolutions({ orders: [order(status, item)], subscriptions: [] }).map((one) => one.state)).toEqual([state])
  })
})

describe('an invoice whose status is missing or unknown', () => {
  const invoice: Shape<'Invoice'> = { invoiceId: 'i', number: 'DC-1', date: '2026-03-02', amount: 89 }
  const unknown = 'SOMETHING_NEW' as 'PAID'
  it.each([invoice, { ...invoice, status: unknown }])('$status: it isn’t called paid', (one) => {
    expect(paidAmount(one)).toBeUndefined()
    expect(accountantRows([one])[0]?.[accountantHeader.indexOf('Paid (SGD)')]).toBeNull()
  })
  it('is paid if it has a day of payment', () => {
    const paid = { ...invoice, paidAt: now }
    expect([invoiceStatus(paid), paidAmount(paid)]).toEqual(['PAID', 8900])
  })
})
