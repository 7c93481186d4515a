import { describe, expect, it } from 'vitest'
import type { Shape } from '@/contract/types'
import { actionsNeeded } from '@/domain/account/actionsNeeded'
import { greetingAt } from '@/domain/account/greeting'
import { personName } from '@/domain/account/personName'
import { cardExpiry } from '@/domain/billing/cardExpiry'
import { membershipOf, membershipTerm } from '@/domain/membership/membership'
import { countedFields } from '@/domain/account/profileCompletion'
import { nextSteps } from '@/domain/account/nextSteps'
import { kindOf } from '@/lib/files/pictures'

const now = '2026-11-21T04:00:00Z'
const card = (exp_month: number, exp_year: number, more: object = {}) => ({
  id: `pm-${exp_month}`,
  card: { brand: 'visa', last4: '4242', exp_month, exp_year },
  ...more,
})

describe('expiry of a card', () => {
  it.each([
    [10, 2026, 'over', -21],
    [11, 2026, 'soon', 9],
    [12, 2026, 'soon', 40],
    [1, 2027, 'good', 71],
    [2, 2028, 'good', 465],
    [12, 26, 'soon', 40],
    // Not a month or year.
    [0, 2020, 'good', Infinity],
    [13, 2020, 'good', Infinity],
    [10, 0, 'good', Infinity],
    [10, -1, 'good', Infinity],
  ])('%i/%i is %s, in %i days', (month, year, state, days) => {
    expect(cardExpiry(card(month, year).card, now)).toMatchObject({ state, days })
  })

  it('ends with the last day of its month in Singapore; 60 days are not fewer than 60', () => {
    expect(cardExpiry(card(2, 2028).card, now).lastDay).toBe('2028-02-29')
    expect(cardExpiry(card(11, 2026).card, '2026-11-30T15:59:00Z')).toMatchObject({ state: 'soon', days: 0 })
    expect(cardExpiry(card(11, 2026).card, '2026-11-30T16:00:00Z')).toMatchObject({ state: 'over', days: -1 })
    expect(cardExpiry(card(12, 2026).card, '2026-11-01T04:00:00Z')).toMatchObject({ state: 'good', days: 60 })
    expect(cardExpiry(card(12, 2026).card, '2026-11-02T04:00:00Z')).toMatchObject({ state: 'soon', days: 59 })
  })
})

it('lists the payer’s tasks: failed renewals first, then cards that pay for something', () => {
  const subscription = (status: Shape<'Subscription'>['status']) =>
    ({ subscriptionId: status, status, title: status, nextChargeAmount: 9.9, failureMessage: null }) as const
  const cards = [card(11, 2026), card(12, 2026, { subscriptionsCount: 1 }), card(10, 2026, { isDefault: true })]
  const all = actionsNeeded([subscription('ACTIVE'), subscription('PAST_DUE'), subscription('ENDED')], cards, now)
  expect(all.map(({ kind, key }) => [kind, key])).toEqual([
    ['pastDue', 'PAST_DUE'],
    ['cardExpiring', 'pm-12'],
    ['cardOver', 'pm-10'],
  ])
  expect(all[0]).toMatchObject({ cents: 990 })
})

describe('a membership', () => {
  const running = {
    subscriptionId: 's',
    uid: 'premium-membership',
    status: 'ACTIVE',
    title: 'Premium membership',
    plan: 'annual',
    teamId: null,
    createdAt: '2026-01-01T00:00:00Z',
    currentPeriodEnd: '2027-01-01T00:00:00Z',
    nextChargeDate: '2027-01-01T00:00:00Z',
    nextChargeAmount: 89.1,
  } as const

  it('is free without the flag, whatever the subscriptions (O-41)', () => {
    const known = membershipOf({ status: { isPremiumMember: false, tier: 'annual' }, subscriptions: [running] })
    expect(known).toMatchObject({ plan: 'free', renews: false })
  })

  it('has its next charge in cents, unless it was cancelled', () => {
    const status = { isPremiumMember: true, tier: 'annual', willRenew: true }
    expect(membershipOf({ status, subscriptions: [running] }).nextCharge).toEqual({
      at: running.nextChargeDate,
      cents: 8910,
    })
    const cancelled = membershipOf({ status, subscriptions: [{ ...running, status: 'CANCELLED' }] })
    expect(cancelled).toMatchObject({ renews: false, chargesKnown: true })
    expect(cancelled.nextCharge).toBeUndefined()
  })

  it('exists without a subscription: given, or not known yet', () => {
    const known = membershipOf({ status: { isPremiumMember: true, tier: 'ultra', expiresAt: '2027-02-01T00:00:00Z' } })
    expect(known).toMatchObject({ plan: 'ultra', until: '2027-02-01T00:00:00Z', chargesKnown: false })
    expect(known.nextCharge).toBeUndefined()
  })

  it('does not end because its subscription could not be read', () => {
    const status = { isPremiumMember: true, tier: 'annual' }
    expect(membershipOf({ status })).toMatchObject({ renews: undefined, chargesKnown: false })
    expect(membershipOf({ status: { ...status, willRenew: false } }).renews).toBe(false)
    expect(membershipOf({ status, subscriptions: [] })).toMatchObject({ renews: undefined, chargesKnown: true })
  })

  it('has so many days left of its term', () => {
    const now = Date.parse('2026-11-22T00:00:00Z')
    const term = (until: string | undefined, tier: string) =>
      membershipTerm(
        membershipOf({ status: { isPremiumMember: true, tier, ...(until ? { expiresAt: until } : {}) } }),
        now,
      )
    expect(term('2026-12-22T00:00:00Z', 'monthly')).toEqual({ daysLeft: 30, percentLeft: 100 })
    expect(term('2027-02-21T06:00:00Z', 'annual')).toEqual({ daysLeft: 92, percentLeft: 25 })
    expect(term('2026-11-01T00:00:00Z', 'annual')).toEqual({ daysLeft: 0, percentLeft: 0 })
    expect(term(undefined, 'annual')).toBeUndefined()
  })

  it.each([
    ['2027-03-31T04:00:00Z', 'monthly', '2027-03-03T04:00:00Z', 90],
    ['2028-03-31T04:00:00Z', 'monthly', '2028-03-01T04:00:00Z', 97],
    ['2027-05-31T04:00:00Z', 'indiaQuarterly', '2027-03-01T04:00:00Z', 99],
    ['2028-02-29T04:00:00Z', 'annual', '2027-02-28T04:00:00Z', 100],
    ['2027-02-28T16:30:00Z', 'monthly', '2027-02-14T16:30:00Z', 50],
  ])('has its share of a term that ends on %s (%s)', (until, tier, now, percentLeft) => {
    const membership = membershipOf({ status: { isPremiumMember: true, tier, expiresAt: until } })
    expect(membershipTerm(membership, Date.parse(now))).toMatchObject({ percentLeft })
  })

  it('of an unknown plan is called Premium', () => {
    expect(membershipOf({ status: { isPremiumMember: true, tier: 'gold' } }).plan).toBe('premium')
  })
})

describe('the next steps', () => {
  const user: Shape<'User'> = { userId: 'u', email: 'a@b.example', firstName: 'Ada', isPremiumMember: false }
  const now = Date.parse('2026-11-22T10:00:00+08:00')
  const ids = (facts: Parameters<typeof nextSteps>[0]) => nextSteps(facts).map(({ id, done }) => `${id}:${done}`)

  it('leave out what is unknown or does not apply to the member', () => {
    expect(ids({ user })).toEqual(['terms:true', 'profile:false'])
    expect(ids({ user, surveyDone: false, kycStatus: null })).toEqual(['terms:true', 'survey:false', 'profile:false'])
    expect(ids({ user: { ...user, isPremiumMember: true }, kycStatus: null })).toContain('verification:false')
  })

  it('are done if the server says so', () => {
    const premium = { ...user, isPremiumMember: true, mustAgreeToTermsOfUse: true }
    expect(ids({ user: premium, kycStatus: 'approved', surveyDone: true, invitations: 2 })).toEqual([
      'terms:false',
      'survey:true',
      'profile:false',
      'verification:true',
      'invitations:false',
    ])
  })

  it('start with the newest order while it is unpaid, for a month', () => {
    const order = (status: Shape<'Order'>['status'], createdAt = '2026-11-20T10:00:00Z'): Shape<'Order'> => {
      return { orderId: 'o-1', createdAt, status, items: [{ itemId: 'i', title: 'Payroll', status: 'ENDED' }] }
    }
    const having = (list: Shape<'Order'>[]) => ({ user, orders: { list, now } })
    expect(ids(having([order('PENDING'), order('FAILED')]))[0]).toBe('order:false')
    expect(ids(having([order('FAILED')]))[0]).toBe('order:false')
    expect(ids(having([order('COMPLETE'), order('FAILED')]))[0]).toBe('terms:true')
    expect(ids(having([order('FAILED', '2026-10-01T10:00:00Z')]))[0]).toBe('terms:true')
    const [step] = nextSteps(having([order('FAILED')]))
    expect(step).toMatchObject({ title: 'Payroll wasn’t paid', to: '/account/billing?show=orders&order=o-1' })
  })

  it('link to the first missing field', () => {
    expect(nextSteps({ user }).find(({ id }) => id === 'profile')?.to).toBe('/account/profile?field=lastName')
  })

  it.each([
    [{ lastName: '' }, 'Add last name'],
    [{ profileImage: '' }, 'Add profile picture'],
    [{ linkedin: '' }, 'Add LinkedIn page'],
    [{ solutionsAndBenefitsInterest: [] }, 'Add Solutions & Benefits you’re interested in'],
  ])('name what is missing as in a sentence: %o', (missing, act) => {
    const filled = Object.fromEntries(countedFields({}).map((field) => [field, 'given']))
    expect(nextSteps({ user: { ...user, ...filled, ...missing } }).find(({ id }) => id === 'profile')?.act).toBe(act)
  })
})

it.each([
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', [...new TextEncoder().encode('RIFF1234WEBP')]],
  ['image/heic', [0, 0, 0, 0x18, ...new TextEncoder().encode('ftypheic')]],
  [undefined, [...new TextEncoder().encode('GIF89a')]],
  [undefined, [...new TextEncoder().encode('<svg onload=x>')]],
  [undefined, []],
])('detects %s by the first bytes of a file', (kind, bytes) => {
  expect(kindOf(new Uint8Array(bytes))).toBe(kind)
})

it.each([
  [0, 'Good evening'],
  [4, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('at %i it is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})

it.each([
  [{ firstName: 'Mei', lastName: 'Tan', email: 'mei@tan.example' }, 'Mei Tan'],
  [{ firstName: ' Mei ', lastName: null, email: 'mei@tan.example' }, 'Mei'],
  [{ firstName: null, lastName: ' ', email: 'mei@tan.example' }, 'mei@tan.example'],
  [{ firstName: null, lastName: null, email: '', userId: 'u-mei' }, 'u-mei'],
  [{ firstName: null, lastName: undefined }, ''],
])('names %j as %s', (person, name) => expect(personName(person)).toBe(name))
