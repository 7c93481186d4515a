import { describe, expect, it } from 'vitest'
import type { Order, Shape } from '@/contract/types'
import { cancelling } from '@/domain/billing/cancelling'
import { isOver, mySolutions } from '@/domain/membership/mySolutions'

const order = (orderId: string, items: Order['items'], more: Partial<Order> = {}): Order => ({
  orderId,
  createdAt: `2026-0${orderId.slice(-1)}-01T00:00:00Z`,
  status: 'COMPLETE',
  items,
  ...more,
})
const item = (itemId: string, more: Partial<Order['items'][number]> = {}): Order['items'][number] => ({
  itemId,
  uid: 'audit',
  title: 'Audit',
  variation: 'Small',
  status: 'ACTIVE',
  ...more,
})
const subscription = (more: Partial<Shape<'Subscription'>> = {}): Shape<'Subscription'> => ({
  subscriptionId: 's-1',
  status: 'ACTIVE',
  title: 'Desk',
  variation: 'Monthly',
  uid: 'desk',
  teamId: null,
  orderId: 'o-1',
  createdAt: '2026-01-01T00:00:00Z',
  currentPeriodEnd: '2026-12-01T00:00:00Z',
  ...more,
})

describe('a member’s purchases', () => {
  it('last until they were ended, or else until their term ends', () => {
    const ended = subscription({ subscriptionId: 's-2', status: 'ENDED', endedAt: '2026-10-01T00:00:00Z' })
    const rows = mySolutions({ orders: [], subscriptions: [subscription(), ended] })
    expect(rows.map(({ until }) => until)).toEqual(['2026-12-01T00:00:00Z', '2026-10-01T00:00:00Z'])
  })

  it('merges an order item and the subscription that it started into one row', () => {
    const desk = item('i-1', { uid: 'desk', title: 'Desk', variation: 'Monthly', status: 'PENDING_ACTIVATION' })
    const rows = mySolutions({ orders: [order('o-1', [desk, item('i-2')])], subscriptions: [subscription()] })
    expect(rows.map(({ title, state }) => [title, state])).toEqual([
      ['Desk', 'activating'],
      ['Audit', 'active'],
    ])
  })

  it.each<[string, Partial<Order['items'][number]>, (keyof Shape<'Subscription'>)[]]>([
    ['its order', {}, ['orderId']],
    ['its variation', {}, ['variation']],
    ['its solution', {}, ['uid']],
    ['all three', {}, ['orderId', 'variation', 'uid']],
    ['the variation of the order', { variation: '' }, []],
    ['the solution of the order', { uid: '' }, []],
  ])('lists a purchase once that doesn’t say %s', (_what, more, left) => {
    const desk = item('i-1', { uid: 'desk', title: 'Desk', variation: 'Monthly', ...more })
    const one = subscription()
    for (const key of left) Reflect.deleteProperty(one, key)
    const rows = mySolutions({ orders: [order('o-1', [item('i-2'), desk])], subscriptions: [one] })
    expect(rows.map(({ title }) => title).sort()).toEqual(['Audit', 'Desk'])
    // An order that it is said not to be of isn't its own.
    expect(
      mySolutions({ orders: [order('o-1', [desk])], subscriptions: [subscription({ orderId: null })] }),
    ).toHaveLength(2)
  })

  it('gives what is said to be of an order to that order first, and refunded ones to nobody by guess', () => {
    const desk = item('i-1', { uid: 'desk', title: 'Desk', variation: 'Monthly', status: 'PENDING_ACTIVATION' })
    const said = subscription({ subscriptionId: 's-2' })
    const unsaid = subscription({ subscriptionId: 's-1' })
    Reflect.deleteProperty(unsaid, 'orderId')
    const later = order('o-2', [{ ...desk, itemId: 'i-2', status: 'ACTIVE' }])
    const rows = (...orders: Order[]) =>
      mySolutions({ orders, subscriptions: [unsaid, said] }).map(({ subscription: one, state }) => [
        one?.subscriptionId,
        state,
      ])
    expect(rows(order('o-1', [desk]), later)).toEqual([
      ['s-2', 'activating'],
      ['s-1', 'active'],
    ])
    expect(
      rows(order('o-3', [{ ...desk, itemId: 'i-3' }], { status: 'REFUNDED' }), order('o-1', [desk]), later),
    ).toHaveLength(3)
  })

  it('leaves out unpaid items, team purchases, and the active membership', () => {
    const rows = mySolutions({
      orders: [order('o-1', [item('i-1')], { status: 'FAILED' }), order('o-2', [item('i-2')], { status: 'PENDING' })],
      subscriptions: [
        subscription({ uid: 'premium-membership' }),
        subscription({ subscriptionId: 's-2', teamId: 'team-1' }),
      ],
    })
    expect(rows).toEqual([])
  })

  it('puts what needs attention first, then the newest, then what is over', () => {
    const rows = mySolutions({
      orders: [
        order('o-1', [item('once')]),
        order('o-3', [item('later')]),
        order('o-2', [item('back')], { status: 'REFUNDED' }),
        order('o-4', [item('over', { status: 'ENDED' })]),
      ],
      subscriptions: [
        subscription({ subscriptionId: 'late', status: 'PAST_DUE', orderId: null }),
        subscription({ subscriptionId: 'going', status: 'CANCELLED', orderId: null }),
      ],
    })
    expect(rows.map(({ key }) => key)).toEqual(['late', 'o-3:later', 'o-1:once', 'going', 'o-4:over', 'o-2:back'])
    expect(rows.filter(isOver).map(({ state }) => state)).toEqual(['ended', 'refunded'])
  })

  it('keeps a status that the app doesn’t know yet as it is, among what runs', () => {
    const paused = Object.assign(subscription({ orderId: null }), { status: 'PAUSED' })
    const rows = mySolutions({
      orders: [order('o-1', [item('over', { status: 'ENDED' })])],
      subscriptions: [paused, subscription({ subscriptionId: 'late', status: 'PAST_DUE', orderId: null })],
    })
    expect(rows.map(({ state }) => state)).toEqual(['pastDue', 'PAUSED', 'ended'])
  })

  it('keeps two purchases of the same solution apart', () => {
    const desk = (id: string) => item(id, { uid: 'desk', title: 'Desk', variation: 'Monthly' })
    const rows = mySolutions({
      orders: [order('o-1', [desk('i-1'), desk('i-2')])],
      subscriptions: [subscription(), subscription({ subscriptionId: 's-2' })],
    })
    expect(rows.map(({ key }) => key)).toEqual(['s-1', 's-2'])
  })
})

describe('cancelling', () => {
  const one = {
    currentPeriodEnd: '2026-12-05T04:00:00Z',
    noticePeriodDays: 30,
    noticePeriodCharge: 96,
  }
  const now = '2026-11-21T04:00:00Z'

  it('charges the notice period beyond the paid term (R-LIFE-07)', () => {
    expect(cancelling(one, now)).toEqual({
      runsUntil: one.currentPeriodEnd,
      notice: { days: 30, daysLeft: 14, cents: 9600 },
    })
  })

  it.each([
    ['the term covers it to the day', { currentPeriodEnd: '2026-12-21T04:00:00Z' }],
    ['there is none', { noticePeriodDays: null, noticePeriodCharge: null }],
    ['it costs nothing', { noticePeriodCharge: 0 }],
  ])('charges nothing when %s', (_, more) => {
    expect(cancelling({ ...one, ...more }, now).notice).toBeUndefined()
  })

  it('asks for no notice period where a renewal wasn’t paid, whose charge may be declined, and promises no time', () => {
    expect(cancelling({ ...one, status: 'PAST_DUE' }, now)).toEqual({ runsUntil: undefined, notice: undefined })
  })

  it('promises no time that is over, and charges the notice period of a record that is late', () => {
    const notice = { days: 30, daysLeft: 0, cents: 9600 }
    const late = { ...one, currentPeriodEnd: '2026-11-20T04:00:00Z' }
    expect(cancelling(late, now)).toEqual({ runsUntil: undefined, notice })
  })

  it.each([
    ['the days', { noticePeriodDays: undefined }],
    ['the cost', { noticePeriodCharge: undefined }],
    ['the end of the term', { currentPeriodEnd: undefined }],
  ])('charges and promises nothing where %s of the notice are not said', (_, more) => {
    const { noticePeriodDays, noticePeriodCharge, currentPeriodEnd } = { ...one, ...more }
    const known = {
      ...(noticePeriodDays !== undefined && { noticePeriodDays }),
      ...(noticePeriodCharge !== undefined && { noticePeriodCharge }),
      ...(currentPeriodEnd !== undefined && { currentPeriodEnd }),
    }
    expect(cancelling(known, now).notice).toBeNull()
  })
})
