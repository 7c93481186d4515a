import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartItem } from '@/contract/types'
import { itemKey } from '@/domain/cart/cart'
import { patience } from '@/lib/patience'
import { cartActions } from '@/store/cart/cartSlice'
import { confirmCards } from '@/store/payment/card'
import { cartKind, confirmCart, describeCartError } from '@/store/payment/cartRequest'
import { confirmRsvp, describeRsvpError } from '@/store/payment/rsvpRequest'
import { confirmSeats } from '@/store/payment/seats'
import { makeStore } from '@/store/store'
import { buyer, payer } from '@tests/payments/payers'
import { wire } from '@tests/payments/wire'
import { required } from '@tests/required'
import { teardown } from '@tests/teardown'

vi.mock('@/api/client/http', async () => ({ send: (await import('@tests/payments/wire')).wire.send }))
beforeEach(wire.clear)

const kit: CartItem = {
  uid: 'kit', variationUid: 'kit-1', variation: 'Essential', title: 'Kit', quantity: 2, allowMultiplePurchases: true,
} // prettier-ignore
const plan = (variationUid: string): CartItem => ({ uid: 'premium-membership', variationUid, quantity: 1 })
const order = (orderId: string, quantity: number) => ({
  orderId,
  createdAt: '2026-01-01T00:00:00Z',
  status: 'COMPLETE',
  items: [{ itemId: 'i', title: 'Kit', status: 'ACTIVE', ...kit, quantity }],
})
const titleOf = (answer: object) => ('blocker' in answer ? (answer.blocker as { title: string }).title : 'pays')

describe('right before a cart is paid', () => {
  const shownIn = (store: Awaited<ReturnType<typeof buyer>>) => required(store.getState().cart.calculated)
  const look = async (store: Awaited<ReturnType<typeof buyer>>, teamId: string | null = null, seen = shownIn(store)) =>
    store.dispatch(confirmCart(seen, teamId))

  it('its price and the facts by which the payment is found again are returned', async () => {
    const store = await buyer([kit])
    wire.answer({ listMyOrders: [order('same', 2), order('another', 1)] })
    expect(await look(store)).toEqual({
      cents: 6000,
      facts: {
        kind: 'personal', teamId: null, hkdRate: 5.8, discountCode: null, items: [[itemKey(kit), 2]], premium: false,
        threeMonth: false, subscriptionIdReference: null, solutionUidReference: null, known: ['same'],
      },
    }) // prettier-ignore
    expect(wire.calls()).not.toContain('listTeamSubscriptions')
  })

  it('earlier orders that can’t be read, or not in time, are unknown, not none', async () => {
    const store = await buyer([kit])
    expect(await look(store)).toMatchObject({ facts: { known: null } })
    teardown.set(patience as { paymentHints: number }, { paymentHints: 5 })
    wire.answer({ listMyOrders: () => new Promise(() => undefined) })
    expect(await look(store)).toMatchObject({ facts: { known: null } })
    wire.answer({ listTeamOrders: [], listTeamSubscriptions: () => new Promise(() => undefined) })
    expect(await look(store, 't-1')).toMatchObject({ facts: { known: [], subscriptionIdReference: null } })
  })

  const running = {
    id: 's', subscriptionId: 's-1', kind: 'SOLUTION', title: 'Kit', status: 'ACTIVE', solutionUid: 'kit',
    variation: 'Essential', interval: 'month',
  } // prettier-ignore
  it.each([
    [{}, 's-1'],
    [{ kind: 'SEATS' }, null],
    [{ status: 'ENDED' }, null],
    [{ interval: 'once' }, null],
    [{ solutionUid: 'film' }, null],
    [{ variation: 'Large' }, null],
    [{ variation: undefined }, null],
  ])('a team’s purchase extends the same subscription, but none that is %j', async (other, subscriptionId) => {
    const store = await buyer([kit, { uid: 'film', variation: 'Short', quantity: 1 }])
    wire.answer({ listTeamOrders: [order('same', 2)], listTeamSubscriptions: [{ ...running, ...other }] })
    expect(await look(store, 't-1')).toMatchObject({
      facts: {
        kind: 'team',
        teamId: 't-1',
        known: [],
        subscriptionIdReference: subscriptionId,
        solutionUidReference: subscriptionId && 'kit',
      },
    })
    expect(wire.calls()).not.toContain('listMyOrders')
    expect(wire.asked('listTeamOrders')[0]?.url).toBe('/team/t-1/orders')
  })

  it.each([
    ['premium-annual', {}, { kind: 'personal', premium: true, threeMonth: false }, 4000],
    ['premium-india-quarterly', {}, { kind: 'india', premium: true, threeMonth: true }, 4000],
    ['kit', { isPremiumMember: true }, { premium: false, threeMonth: false }, 4000],
    ['kit', {}, { premium: false, threeMonth: false }, 6000],
  ])('%s: a buyer (%j) is charged the price that applies', async (what, user, facts, cents) => {
    const store = await buyer([what === 'kit' ? kit : plan(what)], { totalPremium: 40 }, user)
    expect(await look(store)).toMatchObject({ cents, facts })
  })

  it('nothing is sent for a cart that isn’t as it was shown', async () => {
    const store = await buyer([kit])
    const seen = { ...shownIn(store), total: 50, requiredMembershipTopUp: 5 }
    expect(await look(store, null, seen)).toMatchObject({
      blocker: { kind: 'changed', title: 'Your total has changed', totals: { total: [5000, 6000], topUp: [500, 0] } },
    })
    const film = { uid: 'film', quantity: 1, customerEmail: 'you@doers.test' }
    expect(await look(await buyer([kit, film]))).toMatchObject({
      blocker: { text: expect.stringContaining('personalised') },
    })
    expect(titleOf(await look(await buyer([kit, { ...film, customerEmail: 'me@doers.test' }])))).toBe('pays')
    expect(await look(await buyer([]))).toMatchObject({ blocker: { kind: 'empty', title: 'Your cart is empty now' } })
  })

  it('a cart that can’t be read is not ready, and says why', async () => {
    const store = await buyer([kit])
    const seen = shownIn(store)
    wire.answer({ getCart: undefined })
    store.dispatch(cartActions.outdated({}))
    expect(await look(store, null, seen)).toEqual({
      blocker: {
        title: 'Your cart isn’t ready',
        text: 'We couldn’t load your cart. Please try again. You weren’t charged.',
      },
    })
    expect(await makeStore().dispatch(confirmCart(seen, null))).toMatchObject({
      blocker: { text: 'We couldn’t calculate your cart. You weren’t charged.' },
    })
  })

  it.each([
    [[plan('premium-india-monthly')], null, 'india'],
    [[plan('premium-india-quarterly')], null, 'india'],
    [[plan('premium-annual')], null, 'personal'],
    [[plan('premium-india-monthly'), kit], null, 'personal'],
    [[plan('premium-india-monthly')], 't-1', 'team'],
    [[], null, 'personal'],
  ] as const)('%j for %s goes through the checkout: %s', (items, teamId, kind) => {
    expect(cartKind({ items: [...items] }, teamId)).toBe(kind)
  })

  it.each([
    [409, 70, { kind: 'changed', title: 'Your total has changed', totals: { total: [6000, 7000], topUp: [0, 0] } }],
    [409, 60, { kind: 'changed', title: 'Check your cart', text: 'No stock. You weren’t charged.' }],
    [422, 70, undefined],
  ])('a refusal with %i is explained by the current cart (S$%i): %o', async (status, total, blocker) => {
    const store = await buyer([kit])
    const seen = shownIn(store)
    wire.answer({ getCart: { cart: { items: [kit], discountCode: null }, calculated: { subTotal: 60, total } } })
    wire.answer({ getPremiumStatus: { isPremiumMember: false } })
    const said = await store.dispatch(describeCartError(seen, { status, message: 'No stock.' }))
    if (blocker) expect(said).toMatchObject(blocker)
    else expect(said).toBeUndefined()
    expect(shownIn(store).total).toBe(total)
    expect(wire.calls()).toContain('getPremiumStatus')
  })

  it('any other refusal of a cart is not about the cart', async () => {
    const store = await buyer([kit])
    const before = wire.asked('getCart').length
    expect(await store.dispatch(describeCartError(shownIn(store), { status: 402, message: 'No' }))).toBeUndefined()
    expect(wire.asked('getCart')).toHaveLength(before)
  })
})

describe('right before a ticket is paid', () => {
  const facts = { eventId: 'ev', addPremium: false, visitor: false }
  const mine = (status: string, eventId = 'ev') => [
    {
      event: { eventId, title: 'Brunch', category: 'food', price: 35, startsAt: '2026-12-01T00:00:00Z' },
      rsvp: { rsvpId: 'r', eventId, status, createdAt: '2026-01-01T00:00:00Z' },
    },
  ]
  const price = { eventId: 'ev', amount: 35, amountWithPremium: 124 }
  it.each([
    ['as shown', {}, {}, 'pays'],
    ['with the membership', { addPremium: true, shown: 12_400 }, {}, 'pays'],
    ['at another price than shown', { shown: 3400 }, {}, 'The price has changed'],
    ['that is free now', { shown: 0 }, { getEventPrice: { ...price, amount: 0 } }, 'The price has changed'],
    ['whose price can’t be read', {}, { getEventPrice: undefined }, 'We couldn’t check the price'],
    [
      'with a membership whose price is gone',
      { addPremium: true },
      { getEventPrice: { eventId: 'ev', amount: 35 } },
      'We couldn’t check the price',
    ],
    ['of a member whose events can’t be read', {}, { listMyEvents: undefined }, 'We couldn’t check the price'],
    ['of a visitor, who has no events', { visitor: true }, { listMyEvents: undefined }, 'pays'],
    ['of a member who is going', {}, { listMyEvents: mine('GOING') }, 'You’re already going'],
    ['of a member who has cancelled', {}, { listMyEvents: mine('CANCELLED') }, 'pays'],
    ['of a member who goes elsewhere', {}, { listMyEvents: mine('GOING', 'ev-2') }, 'pays'],
    [
      'of an event that is full',
      {},
      { getEventPrice: { ...price, spotsLeft: 0 } },
      'The last spot has just been taken',
    ],
  ])('%s', async (_what, asked, answers, title) => {
    wire.answer({ getEventPrice: price, listMyEvents: [], ...answers })
    const all = { ...facts, shown: 3500, ...asked }
    const answer = await payer().dispatch(confirmRsvp(all))
    expect(titleOf(answer)).toBe(title)
    const { shown, ...found } = all
    if (title === 'pays') expect(answer).toEqual({ cents: shown, facts: found })
  })

  it('a changed price is shown with both amounts', async () => {
    wire.answer({ getEventPrice: price, listMyEvents: [] })
    expect(await payer().dispatch(confirmRsvp({ ...facts, shown: 3000 }))).toMatchObject({
      blocker: { kind: 'changed', text: expect.stringContaining('It was S$30.00 and is now S$35.00.') },
    })
  })

  it.each([
    [{ status: 409, message: 'x', code: 'email_in_use' }, 'Email already in use'],
    [{ status: 409, message: 'Email already in use' }, 'Email already in use'],
    [{ status: 409, message: 'Full' }, undefined],
  ])('%o is about the account: %s', async (error, title) => {
    const blocker = await describeRsvpError(error)
    expect(blocker?.title).toBe(title)
    if (title) expect(blocker?.kind).toBe('session')
  })
})

describe('right before seats are paid', () => {
  const answers = {
    countTeamSeats: { count: 5, seats: 5, vacant: 1 },
    getTeam: { teamId: 't-1', companyName: 'Acme', status: 'ACTIVE' },
    isTeamPaymentRequired: { isPaymentRequired: true, seatPrice: 5.5, remainingDays: 10, daysInMonth: 30 },
    getTime: { time: '2026-11-21T00:00:00Z' },
  }
  const shown = { teamId: 't-1', seats: 3, shown: 550, paid: 5 }
  it.each([
    ['as shown', {}, {}, 'pays'],
    ['when the vacant ones are as many', { vacant: 1 }, {}, 'pays'],
    ['when nobody says how many are vacant', { vacant: 2 }, { countTeamSeats: { count: 5, seats: 5 } }, 'pays'],
    ['when others are vacant', { vacant: 2 }, {}, 'The number of vacant seats has changed'],
    ['when the team has more', { paid: 4 }, {}, 'The number of seats has changed'],
    ['at another price', { shown: 500 }, {}, 'The price has changed'],
    ...Object.keys(answers).map((call) => [
      `when ${call} can’t be read`, {}, { [call]: undefined }, 'We couldn’t check the price',
    ] as const), // prettier-ignore
  ] as const)('%s', async (_what, asked, other, title) => {
    wire.answer({ ...answers, ...other })
    expect(titleOf(await payer().dispatch(confirmSeats({ ...shown, ...asked })))).toBe(title)
  })

  it.each(['ACTIVE', 'INACTIVE'])('the facts by which they are found again, in a team that is %s', async (status) => {
    wire.answer({ ...answers, getTeam: { ...answers.getTeam, status } })
    const facts = { teamId: 't-1', seats: 3, before: 5, activates: status === 'INACTIVE' }
    expect(await payer().dispatch(confirmSeats(shown))).toEqual({ cents: 550, facts })
  })

  it('names the old and the new number', async () => {
    wire.answer(answers)
    expect(await payer().dispatch(confirmSeats({ ...shown, paid: 1 }))).toMatchObject({
      blocker: { kind: 'changed', text: expect.stringContaining('had 1 paid seat and now has 5.') },
    })
    expect(await payer().dispatch(confirmSeats({ ...shown, vacant: 2 }))).toMatchObject({
      blocker: { kind: 'changed', text: expect.stringContaining('There were 2 and now there are 1.') },
    })
  })
})

const card = (id: string) => ({ id, card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 } })

it.each([
  ['user', 'listPaymentMethods', 'listTeamPaymentMethods'],
  ['team', 'listTeamPaymentMethods', 'listPaymentMethods'],
] as const)('right before a card of a %s is saved, its existing cards are read', async (kind, call, other) => {
  wire.answer({ [call]: [card('a'), card('b')] })
  const look = (replaces: string | null) => payer().dispatch(confirmCards({ kind, id: 'x' }, replaces))
  expect(await look('a')).toEqual({ cents: 0, facts: { known: ['a', 'b'], replaces: 'a' } })
  expect(wire.calls()).not.toContain(other)
  wire.answer({ [call]: undefined })
  expect(titleOf(await look(null))).toBe('We couldn’t load your saved cards')
})
