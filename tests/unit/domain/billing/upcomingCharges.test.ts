import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import { isCancelled, nextCharge, renews } from '@/domain/billing/nextCharge'
import { upcomingCharges, type Subscription, type TeamSubscription } from '@/domain/billing/upcomingCharges'

const membership = (more: Partial<Subscription> = {}): Subscription => ({
  subscriptionId: 's-1',
  status: 'ACTIVE',
  title: 'Premium Membership',
  variation: 'Annual',
  uid: 'premium-membership',
  interval: 'year',
  intervalCount: 1,
  amount: 99,
  currentPeriodEnd: '2026-12-03T04:10:00Z',
  nextChargeDate: '2026-12-03T04:10:00Z',
  nextChargeAmount: 89.1,
  ...more,
})
const desk = (more: Partial<TeamSubscription> = {}): TeamSubscription => ({
  subscriptionId: 'ts-1',
  teamId: 'team-acme',
  kind: 'SOLUTION',
  title: 'Hot desk',
  status: 'ACTIVE',
  interval: 'month',
  amount: 60,
  nextChargeAt: '2026-12-05',
  nextChargeAmount: 60,
  ...more,
})
const now = '2026-11-21T03:00:00Z'
const end = '2026-12-03T04:10:00Z'

type Said = Partial<Subscription & Pick<TeamSubscription, 'kind' | 'nextChargeAt' | 'endDate'>>
const paused = 'PAUSED' as 'ACTIVE'

it.each<[Said, renews: boolean | undefined, at?: string | null]>([
  [{ cancelAtPeriodEnd: false }, true, end],
  [{ cancelAtPeriodEnd: false, nextChargeDate: null }, true, null],
  [{ cancelledAt: null, nextChargeDate: null }, true, null],
  [{ cancelAtPeriodEnd: false, cancelledAt: now }, true, end],
  [{ nextChargeDate: now }, true, now],
  [{ nextChargeAt: '2026-12-01' }, true, end],
  [{ cancelledAt: null }, true, end],
  [{ kind: 'SOLUTION', endDate: null }, true, end],
  // The time of a cancellation that nobody can read is left out of an answer.
  [{ endDate: null }, undefined],
  [{}, undefined],
  [{ nextChargeDate: null }, undefined],
  [{ nextChargeAt: null, endDate: '2026-12-01' }, undefined],
  [{ status: 'PAST_DUE' }, undefined, end],
  [{ status: 'PAST_DUE', cancelAtPeriodEnd: false, nextChargeDate: null }, true, end],
  [{ status: paused }, undefined],
  [{ status: paused, cancelAtPeriodEnd: false }, undefined],
  [{ status: paused, cancelAtPeriodEnd: true }, false],
  [{ cancelAtPeriodEnd: true }, false],
  [{ status: 'CANCELLED' }, false],
  [{ status: 'ENDED' }, false],
])('of a subscription with %o, whether it renews, and is not cancelled: %s', (said, expected, at) => {
  const one = { subscriptionId: 's', title: 'Desk', status: 'ACTIVE', currentPeriodEnd: end, ...said } as const
  expect(renews(one)).toBe(expected)
  expect(isCancelled(one)).toBe(expected === undefined ? undefined : !expected)
  expect(nextCharge(one).at).toBe(at)
})

it.each<Said>([{ cancelledAt: now }, { cancelledAt: now, endDate: null }, { status: 'PAST_DUE', cancelledAt: now }])(
  'takes %o for not charged again, but not for a proof that it was cancelled: it may have been resumed since',
  (said) => {
    const one = { status: 'ACTIVE', ...said }
    expect(renews(one)).toBe(false)
    expect(isCancelled(one)).toBeUndefined()
  },
)

describe('the next 30 days', () => {
  it('know that nothing more is charged for what goes on with a null next charge', () => {
    const upcoming = upcomingCharges({
      subscriptions: [membership({ cancelAtPeriodEnd: false, nextChargeDate: null })],
      teamSubscriptions: [desk({ endDate: null, nextChargeAt: null })],
      now,
    })
    expect(upcoming).toMatchObject({ charges: [], total: 0, complete: true })
  })

  it.each<Partial<TeamSubscription>>([{}, { nextChargeAt: null }, { nextChargeAt: null, endDate: null }])(
    'lists what failed as due now, whatever else is said: %o',
    (said) => {
      const { nextChargeAt: _day, ...failed } = desk({ status: 'PAST_DUE' })
      const upcoming = upcomingCharges({ teamSubscriptions: [{ ...failed, ...said }], now })
      expect(upcoming.charges).toMatchObject([{ overdue: true, day: '2026-11-21' }])
      expect(upcoming.complete).toBe(true)
    },
  )

  it('adds up memberships, solutions and the seats of the first of the month', () => {
    const upcoming = upcomingCharges({
      subscriptions: [membership()],
      teamSubscriptions: [desk()],
      seats: { teamId: 'team-acme', count: 7, price: 550 },
      now,
    })
    expect(upcoming.charges.map(({ day, kind, cents }) => [day, kind, cents])).toEqual([
      ['2026-12-01', 'seats', 3850],
      ['2026-12-03', 'membership', 8910],
      ['2026-12-05', 'solution', 6000],
    ])
    expect(upcoming).toMatchObject({ total: 18_760, from: '2026-11-21', until: '2026-12-21' })
  })

  it('does not know all charges if a day can’t be read', () => {
    const row = desk({ nextChargeAt: '05/12/2026' })
    expect(upcomingCharges({ teamSubscriptions: [row], now })).toMatchObject({ charges: [], complete: false })
  })

  it('uses the server’s row for seats if there is one', () => {
    const row = desk({ subscriptionId: 'ts-seats', kind: 'SEATS', nextChargeAt: '2026-12-01', nextChargeAmount: 33 })
    const { charges } = upcomingCharges({
      teamSubscriptions: [row],
      seats: { teamId: 'team-acme', count: 7, price: 550 },
      now,
    })
    expect(charges.map(({ kind, cents }) => [kind, cents])).toEqual([['seats', 3300]])
  })

  it('charges seats on the first of the month whose record says neither when nor if they renew', () => {
    const { nextChargeAt: _day, endDate: _end, ...row } = desk({ kind: 'SEATS', nextChargeAmount: 33 })
    expect(renews(row)).toBe(true)
    expect(renews({ ...row, kind: 'SOLUTION' })).toBeUndefined()
    expect(renews({ ...row, cancelAtPeriodEnd: true })).toBe(false)
    const { charges } = upcomingCharges({ teamSubscriptions: [row], now })
    expect(charges.map(({ day, cents }) => [day, cents])).toEqual([['2026-12-01', 3300]])
  })

  it.each([
    ['cancelled, still running', { status: 'CANCELLED' as const }],
    ['set to end with its period', { cancelAtPeriodEnd: true }],
    ['over', { status: 'ENDED' as const }],
    ['free', { nextChargeAmount: 0 }],
    ['due on the 31st day', { nextChargeDate: '2026-12-22T04:00:00Z' }],
    ['without a next charge', { nextChargeDate: null }],
  ])('has no charge for one that is %s', (_why, more) => {
    expect(upcomingCharges({ subscriptions: [membership(more)], now })).toMatchObject({ charges: [], total: 0 })
  })

  it.each([
    ['2027-01-31T04:00:00Z', ['2027-02-28']],
    ['2027-01-29T04:00:00Z', ['2027-02-28']],
    ['2027-01-28T04:00:00Z', ['2027-02-28', '2027-03-28']],
    [undefined, ['2027-02-28', '2027-03-28']],
  ])('charges a month that began at %s on its own day again after a short February', (currentPeriodStart, days) => {
    const monthly = membership({
      interval: 'month',
      nextChargeDate: '2027-02-28T04:00:00Z',
      ...(currentPeriodStart && { currentPeriodStart }),
    })
    const { charges } = upcomingCharges({ subscriptions: [monthly], now: '2027-02-26T04:00:00Z' })
    expect(charges.map(({ day }) => day)).toEqual(days)
  })

  it('puts a failed renewal first, as overdue', () => {
    const failed = membership({
      subscriptionId: 's-2',
      status: 'PAST_DUE',
      nextChargeDate: null,
      nextChargeAmount: 9.9,
    })
    const { charges, total } = upcomingCharges({
      subscriptions: [membership(), { ...failed, currentPeriodEnd: '2026-11-15T00:00:00Z' }],
      now,
    })
    expect(charges.map(({ overdue, day, cents }) => [overdue, day, cents])).toEqual([
      [true, '2026-11-15', 990],
      [false, '2026-12-03', 8910],
    ])
    expect(total).toBe(9_900)
  })

  it('contains both charges of a month shorter than the window, the second at the regular price', () => {
    const monthly = membership({
      interval: 'month',
      amount: 9.9,
      nextChargeAmount: 4.95,
      nextChargeDate: '2027-01-31T04:00:00Z',
    })
    const { charges } = upcomingCharges({
      subscriptions: [monthly],
      seats: { teamId: 'team-acme', count: 1, price: 550 },
      now: '2027-01-30T16:00:00Z',
    })
    expect(charges.map(({ day, cents }) => [day, cents])).toEqual([
      ['2027-01-31', 495],
      ['2027-02-01', 550],
      ['2027-02-28', 990],
      ['2027-03-01', 550],
    ]) // prettier-ignore
  })

  it('counts days in Singapore', () => {
    const late = membership({ nextChargeDate: '2026-12-21T15:59:00Z' })
    const later = membership({ nextChargeDate: '2026-12-21T16:00:00Z' })
    expect(upcomingCharges({ subscriptions: [late], now }).charges).toHaveLength(1)
    expect(upcomingCharges({ subscriptions: [later], now }).charges).toHaveLength(0)
  })

  it('its total is the sum of its lines, each with a unique id, also without a valid current time', () => {
    const amount = fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100)
    const rows = fc.array(
      fc.record({ amount, interval: fc.constantFrom('month', 'year', 'week'), day: fc.integer({ min: 1, max: 28 }) }),
    )
    const moments = fc.date({ min: new Date('2025-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(rows, moments, fc.nat(50), (lines, at, count) => {
        const subscriptions = lines.map(({ amount: sgd, interval, day }, index) =>
          membership({
            subscriptionId: `s-${index}`,
            interval,
            amount: sgd,
            nextChargeAmount: sgd,
            nextChargeDate: new Date(at.getTime() + day * 86_400_000).toISOString(),
          }),
        )
        const seats = { teamId: 't', count, price: 550 }
        const { charges, total } = upcomingCharges({ subscriptions, seats, now: at.getTime() })
        expect(charges.reduce((sum, { cents }) => sum + (cents ?? NaN), 0)).toBe(total)
        expect(new Set(charges.map(({ id }) => id)).size).toBe(charges.length)
        const firsts = charges.filter(({ kind }) => kind === 'seats')
        expect(firsts.every(({ day }) => day.endsWith('-01'))).toBe(true)
      }),
    )
    expect(
      upcomingCharges({ subscriptions: [membership()], seats: { teamId: 't', count: 1, price: 550 }, now: 'soon' }),
    ).toEqual({
      charges: [],
      total: 0,
      complete: false,
      from: '',
      until: '',
    })
  })
})
