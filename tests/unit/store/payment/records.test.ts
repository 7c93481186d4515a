import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartItem } from '@/contract/types'
import { itemKey } from '@/domain/cart/cart'
import { sessionOpened, signedOut } from '@/store/session/authSlice'
import { attempts } from '@/store/payment/attempts'
import { cardAdapter, type CardOwner } from '@/store/payment/card'
import { cartAdapter } from '@/store/payment/cart'
import type { CartFacts } from '@/store/payment/cartFacts'
import { rsvpAdapter } from '@/store/payment/rsvp'
import { seatsAdapter } from '@/store/payment/seats'
import type { Attempt } from '@/store/payment/types'
import { buyer, me, payer } from '@tests/payments/payers'
import { wire } from '@tests/payments/wire'
import { required } from '@tests/required'

vi.mock('@/api/client/http', async () => ({ send: (await import('@tests/payments/wire')).wire.send }))
beforeEach(wire.clear)

const minute = 60_000
const attempt = <Facts>(facts: Facts): Attempt<Facts> => ({
  reference: 'P-222222', cents: 6000, sentAt: Date.now(), stage: 'sent', facts,
}) // prettier-ignore
const ago = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString()
/** Begins a new check of the session: until it has ended, the records may be another user's. */
const reopen = (store: ReturnType<typeof payer>) =>
  store.dispatch(sessionOpened({ token: 't', user: required(store.getState().auth.user) }))
const leave = (store: ReturnType<typeof payer>) => () => {
  store.dispatch(signedOut({ redirecting: false }))
  return []
}

describe('a cart whose checkout got no clear answer', () => {
  const kit: CartItem = { uid: 'kit', variationUid: 'kit-1', title: 'Kit', quantity: 2, allowMultiplePurchases: true }
  const film: CartItem = { uid: 'film', title: 'Film', quantity: 1 }
  const facts: CartFacts = {
    kind: 'personal', teamId: null, hkdRate: 5.8, discountCode: null, items: [[itemKey(kit), 2], [itemKey(film), 1]],
    premium: false, threeMonth: false, subscriptionIdReference: null, solutionUidReference: null, known: ['earlier'],
  } // prettier-ignore
  const order = (status: string, orderId = 'o-1', items = [kit, film], createdAt = ago(0)) => ({
    orderId,
    createdAt,
    status,
    items: items.map((item) => ({ itemId: 'i', status: 'ACTIVE', ...item, title: 'An item' })),
  })
  const full = [film, kit]
  const paid = { kind: 'paid', receipt: expect.objectContaining({ orderId: 'o-1' }) }
  const pending = { kind: 'pending', orderId: 'o-1' }
  const unknownBefore = { known: null }

  it.each<[string, object[], Partial<CartFacts>, CartItem[], object]>([
    ['complete', [order('COMPLETE')], {}, full, paid],
    ['that waits for its activation', [order('PENDING_ACTIVATION')], {}, full, paid],
    ['complete, beside a failed one', [order('FAILED', 'o-0'), order('COMPLETE')], {}, full, paid],
    ['that the bank has yet to confirm', [order('PENDING')], {}, full, pending],
    ['failed', [order('FAILED')], {}, full, { kind: 'failed' }],
    ['that was there before', [order('COMPLETE', 'earlier')], {}, full, { kind: 'none' }],
    ['of other items', [order('COMPLETE', 'o-1', [kit])], {}, full, { kind: 'none' }],
    ['of fewer of an item', [order('PENDING', 'o-1', [{ ...kit, quantity: 1 }, film])], {}, full, { kind: 'none' }],
    ['with a status that this app doesn’t know', [order('IN_REVIEW')], {}, full, { kind: 'gone' }],
    ['missing, and the cart is emptied', [], {}, [], { kind: 'gone' }],
    ['missing, and an item is not in the cart any more', [], {}, [kit], { kind: 'gone' }],
    ['missing, and the cart is as before', [], {}, full, { kind: 'none' }],
    ['complete, earlier ones unknown, and the cart is as before', [order('COMPLETE')], unknownBefore, full, { kind: 'none' }],
    ['complete, earlier ones unknown, and the cart is emptied', [order('COMPLETE')], unknownBefore, [], paid],
    ['complete, of an hour ago, earlier ones unknown', [order('COMPLETE', 'o-1', full, ago(60))], unknownBefore, [], { kind: 'gone' }],
    ['complete, by a clock that is 14 minutes late', [order('COMPLETE', 'o-1', full, ago(14))], unknownBefore, [], paid],
    ['complete, by a clock that is 16 minutes late', [order('COMPLETE', 'o-1', full, ago(16))], unknownBefore, [], { kind: 'gone' }],
    ['pending, of whenever, earlier ones unknown', [order('PENDING', 'o-1', full, 'soon')], unknownBefore, full, pending],
    ['pending, of an hour ago, earlier ones unknown', [order('PENDING', 'o-1', full, ago(60))], unknownBefore, full, { kind: 'none' }],
  ])('is an order %s', async (_what, orders, known, inCart, verdict) => {
    wire.answer({ listMyOrders: orders })
    const { dispatch } = await buyer(inCart)
    expect(await cartAdapter(me)(dispatch).reconcile(attempt({ ...facts, ...known }))).toEqual(verdict)
  }) // prettier-ignore

  it('is looked for among the orders of the team that pays', async () => {
    wire.answer({ listTeamOrders: [order('COMPLETE')] })
    const { dispatch } = await buyer(full)
    expect(await cartAdapter(me)(dispatch).reconcile(attempt({ ...facts, teamId: 't-1' }))).toEqual(paid)
    expect(wire.calls()).not.toContain('listMyOrders')
  })

  it('can’t be decided by another user’s records, nor by records that can’t be read', async () => {
    const store = await buyer(full)
    const look = () => cartAdapter(me)(store.dispatch).reconcile(attempt(facts))
    const unreadable = { kind: 'unreadable' }
    expect(await cartAdapter('u-2')(store.dispatch).reconcile(attempt(facts))).toEqual(unreadable)
    expect(wire.calls()).not.toContain('listMyOrders')
    expect(await look()).toEqual(unreadable)
    wire.answer({ listMyOrders: [], getCart: undefined })
    expect(await look()).toEqual(unreadable)
    wire.answer({ listMyOrders: leave(store) })
    expect(await look()).toEqual(unreadable)
    const checked = await buyer(full)
    wire.answer({ listMyOrders: [] })
    reopen(checked)
    expect(await cartAdapter(me)(checked.dispatch).reconcile(attempt(facts))).toEqual(unreadable)
    const other = await buyer(full)
    wire.answer({ listMyOrders: [], getCart: leave(other) })
    expect(await cartAdapter(me)(other.dispatch).reconcile(attempt(facts))).toEqual(unreadable)
  })
})

describe('a ticket whose payment got no clear answer', () => {
  const row = (status: string, rsvp: object = {}, eventId = 'ev') => ({
    event: { eventId, title: 'Brunch', category: 'food', price: 35, startsAt: ago(0) },
    rsvp: { rsvpId: 'r', eventId, status, createdAt: ago(0), ...rsvp },
  })
  const facts = (visitor: boolean) => attempt({ eventId: 'ev', addPremium: false, visitor })
  const someone = { email: 'ME@doers.test', firstName: 'M', lastName: 'E', password: 'x' } as never
  const other = { email: 'you@doers.test' } as never
  const [member, visitor] = [false, true]

  it.each([
    ['a member’s', member, undefined, [row('GOING')], 'paid'],
    ['a member’s, cancelled', member, undefined, [row('CANCELLED')], 'none'],
    ['a member’s of another event', member, undefined, [row('GOING', {}, 'ev-2')], 'none'],
    ['a member’s that waits', member, undefined, [row('WAITING')], 'gone'],
    ['a visitor’s, whose account is the reader’s', visitor, someone, [row('GOING')], 'paid'],
    ['missing, of a visitor whose account is the reader’s', visitor, someone, [], 'none'],
    ['another’s than the visitor’s', visitor, other, [row('GOING')], 'gone'],
    ['after a reload, one that began the account', visitor, undefined, [row('GOING', { newUser: true })], 'paid'],
    ['after a reload, one of an older account', visitor, undefined, [row('GOING', { newUser: false })], 'gone'],
    ['that began an account a while ago', visitor, undefined, [row('GOING', { newUser: true, createdAt: ago(16) })], 'gone'],
    ['that began one by a late clock', visitor, undefined, [row('GOING', { newUser: true, createdAt: ago(14) })], 'paid'],
    ['that began one, nobody says when', visitor, undefined, [row('GOING', { newUser: true, createdAt: '' })], 'gone'],
    ['missing after a reload', visitor, undefined, [], 'gone'],
  ])('is %s', async (_what, isVisitor, newUser, rows, verdict) => {
    const { dispatch } = payer()
    const adapter = rsvpAdapter(isVisitor ? undefined : me)(dispatch)
    if (newUser) await adapter.send(facts(isVisitor), 'tok', newUser)
    wire.answer({ listMyEvents: rows })
    expect((await adapter.reconcile(facts(isVisitor))).kind).toBe(verdict)
  }) // prettier-ignore

  it('is pending while the bank can be asked again', async () => {
    wire.answer({ listMyEvents: [] })
    attempts.keepSecret(facts(false), 'pi_secret')
    expect(await rsvpAdapter(me)(payer().dispatch).reconcile(facts(false))).toEqual({ kind: 'pending' })
    attempts.dropSecret(facts(false))
  })

  it('can’t be decided by another user’s records, nor by records that can’t be read', async () => {
    const store = payer()
    const unreadable = { kind: 'unreadable' }
    expect(await rsvpAdapter(me)(store.dispatch).reconcile(facts(false))).toEqual(unreadable)
    wire.answer({ listMyEvents: [row('GOING')] })
    expect(await rsvpAdapter('u-2')(store.dispatch).reconcile(facts(false))).toEqual(unreadable)
    const checked = payer()
    reopen(checked)
    expect(await rsvpAdapter(me)(checked.dispatch).reconcile(facts(false))).toEqual(unreadable)
    wire.answer({ listMyEvents: leave(store) })
    expect(await rsvpAdapter(me)(store.dispatch).reconcile(facts(false))).toEqual(unreadable)
    expect(await rsvpAdapter(undefined)(store.dispatch).reconcile(facts(true))).toEqual(unreadable)
  })
})

describe('seats whose payment got no clear answer', () => {
  const look = (activates = false, seats = 2, store = payer(), userId = me) =>
    seatsAdapter(userId)(store.dispatch).reconcile(attempt({ teamId: 't-1', seats, before: 5, activates }))
  const records = (seats: number, status = 'ACTIVE') => ({
    countTeamSeats: { count: seats, seats },
    getTeam: { teamId: 't-1', companyName: 'Acme', status },
  })
  it.each([
    [7, 'ACTIVE', false, 'paid'],
    [7, 'INACTIVE', false, 'paid'],
    [5, 'ACTIVE', false, 'none'],
    [6, 'ACTIVE', false, 'gone'],
    [9, 'ACTIVE', false, 'gone'],
    [7, 'ACTIVE', true, 'paid'],
    [7, 'INACTIVE', true, 'gone'],
    [5, 'ACTIVE', true, 'gone'],
    [5, 'INACTIVE', true, 'none'],
  ])('5 before, 2 bought, now %i in a team that is %s (it activates it: %s): %s', async (seats, status, activates, verdict) => {
    wire.answer(records(seats, status))
    expect((await look(activates)).kind).toBe(verdict)
  }) // prettier-ignore

  it('are pending while the bank can be asked again', async () => {
    wire.answer(records(5))
    const asked = attempt({})
    attempts.keepSecret(asked, 'pi_secret')
    expect(await look()).toEqual({ kind: 'pending' })
    attempts.dropSecret(asked)
  })

  it('can’t be decided by another user, nor by records that can’t be read', async () => {
    const store = payer()
    wire.answer(records(7))
    expect((await look(false, 2, store, 'u-2')).kind).toBe('unreadable')
    const checked = payer()
    reopen(checked)
    expect((await look(false, 2, checked)).kind).toBe('unreadable')
    wire.answer({ countTeamSeats: undefined })
    expect((await look()).kind).toBe('unreadable')
    wire.answer({ ...records(7), getTeam: undefined })
    expect((await look()).kind).toBe('unreadable')
    wire.answer({
      ...records(7),
      getTeam: () => {
        leave(store)()
        return records(7).getTeam
      },
    })
    expect((await look(false, 2, store)).kind).toBe('unreadable')
  })
})

describe('a card whose saving got no clear answer', () => {
  const face = { last4: '1881', exp_month: 8, exp_year: 2031 }
  const card = (id: string, more: object = {}) => ({ id, card: { brand: 'visa', ...face, ...more } })
  const old = card('old', { last4: '4242' })
  const another = card('another', { exp_year: 2032 })
  const [user, team]: CardOwner[] = [
    { kind: 'user', id: me },
    { kind: 'team', id: 't-1' },
  ]
  const asked = (replaces: string | null, reference = 'P-222222') => ({
    ...attempt({ known: ['old'], replaces }),
    reference,
  })

  it.each([
    ['is among the cards', [old, card('new')], null, 'paid'],
    ['is not there', [old], null, 'none'],
    ['is not there, but another new one', [old, another], null, 'gone'],
    ['replaces another', [card('new')], 'old', 'paid'],
    ['is beside the one that it replaces', [old, card('new')], 'old', 'gone'],
    ['is not there, nor the one that it replaces', [], 'old', 'gone'],
    ['is not there, but the one that it replaces', [old], 'old', 'none'],
  ])('%s', async (_what, cards, replaces, verdict) => {
    for (const owner of [user, team] as [CardOwner, CardOwner]) {
      const call = owner.kind === 'team' ? 'listTeamPaymentMethods' : 'listPaymentMethods'
      wire.clear()
      wire.answer({ [call]: cards })
      const adapter = cardAdapter(owner)(payer({}, 't-1').dispatch)
      await adapter.send(asked(replaces), 'tok', undefined, face)
      expect((await adapter.reconcile(asked(replaces))).kind).toBe(verdict)
      // After a reload it isn't known which one was entered.
      const later = await adapter.reconcile(asked(replaces, 'P-333333'))
      expect(later.kind).toBe(verdict === 'paid' ? 'gone' : verdict)
    }
  })

  it('can’t be decided by another owner’s cards, nor by cards that can’t be read', async () => {
    const store = payer({}, 't-1')
    const look = (owner: CardOwner) => cardAdapter(owner)(store.dispatch).reconcile(asked(null))
    const unreadable = { kind: 'unreadable' }
    expect(await look({ kind: 'user', id: me })).toEqual(unreadable)
    wire.answer({ listPaymentMethods: [old], listTeamPaymentMethods: [old] })
    expect(await look({ kind: 'user', id: 'u-2' })).toEqual(unreadable)
    expect(await look({ kind: 'team', id: 't-2' })).toEqual(unreadable)
    const checked = payer()
    reopen(checked)
    const card = cardAdapter({ kind: 'user', id: me })(checked.dispatch)
    expect(await card.reconcile(asked(null))).toEqual(unreadable)
    wire.answer({ listPaymentMethods: leave(store) })
    expect(await look({ kind: 'user', id: me })).toEqual(unreadable)
    expect(await look({ kind: 'user', id: me })).toEqual(unreadable)
  })
})
