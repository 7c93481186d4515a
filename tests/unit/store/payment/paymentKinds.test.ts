import { teamsApi } from '@/api/account/teams'
import { amountDue, paysPremium } from '@/domain/cart/pricing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentAdapter } from '@/store/payment/adapter'
import { attempts } from '@/store/payment/attempts'
import { cardAdapter, type CardFacts } from '@/store/payment/card'
import type { CardFace } from '@/domain/billing/sameCard'
import { cartAdapter } from '@/store/payment/cart'
import type { CartFacts, CartKind } from '@/store/payment/cartFacts'
import { delays } from '@/store/payment/checking'
import { Payment } from '@/store/payment/paymentMachine'
import { rsvpAdapter, type RsvpFacts } from '@/store/payment/rsvp'
import { seatsAdapter, type SeatsFacts } from '@/store/payment/seats'
import { saveTeamCard } from '@/store/payment/teamCard'
import { registrationAdapter } from '@/store/registration/registrationPayment'
import { registered } from '@/store/registration/registered'
import { premiumVariants } from '@/domain/membership/premium'
import type { AppDispatch } from '@/store/store'
import { itemKey } from '@/domain/cart/cart'
import type { OperationId } from '@/contract/route'
import { keepCart, priceCart } from '@mocks/db/commerce/cartPrices'
import { db } from '@mocks/db/db'
import { environment } from '@mocks/settings/environment'
import { fail } from '@mocks/settings/faults'
import type { Persona } from '@mocks/personas'
import { requestLog } from '@mocks/requestLog'
import { cartStore, goods, kit } from '@tests/payments/cartStore'
import { required } from '@tests/required'
import { watch } from '@tests/watch'
import { teardown } from '@tests/teardown'

type Facts = CartFacts | RsvpFacts | SeatsFacts | CardFacts
type Kind = {
  as: Persona
  call: OperationId
  make: (dispatch: AppDispatch) => unknown
  source: string | null
  face?: CardFace
  /** Prepares the server. @returns the facts of the payment, and what it costs in cents */
  begin: () => { facts: Facts; cents: number; payload?: object }
  /** How often it was carried out. */
  done: () => number
  /** How often a server carries both deliveries of a resent request out; 1: the second finds nothing left to do. */
  twice: number
}

const team = (id: string) => required(db.teams.find(({ teamId }) => teamId === id))
const seatsOf = (id: string) => team(id).seatChanges.at(-1)?.seats ?? 0
const ordersOf = (userId: string, teamId: string | null) =>
  db.orders.filter((order) => order.userId === userId && order.teamId === teamId).length
const cardsOf = (owner: string) => db.paymentMethods.filter(({ ownerId }) => ownerId === owner)

let before = 0
let key = ''
const cart = (as: Persona, kind: CartKind, source: string | null): Kind => {
  const userId = `u-${as}`
  const teamId = kind === 'team' ? 'team-acme' : null
  return {
    as,
    call: { personal: 'checkoutCart', team: 'checkoutTeamCart', india: 'checkoutIndiaPremium' }[kind] as OperationId,
    make: cartAdapter(userId),
    source,
    begin: () => {
      const item = kind === 'india' ? goods('premium-membership', premiumVariants.india) : kit
      // An India plan is charged to the saved card.
      const [saved] = db.paymentMethods
      if (kind === 'india')
        db.paymentMethods.push({ ...required(saved), id: 'pm-india', ownerId: userId, isDefault: true })
      keepCart(userId, { discountCode: null, items: [item] })
      before = ordersOf(userId, teamId)
      const items: CartFacts['items'] = [[itemKey(item), 1]]
      const facts: CartFacts = { kind, teamId, hkdRate: db.exchangeRates.rates.HKD ?? 0, discountCode: null, items,
        premium: kind === 'india', threeMonth: false, subscriptionIdReference: null, solutionUidReference: null,
        known: db.orders.map(({ orderId }) => orderId) } // prettier-ignore
      const me = required(db.users.find((user) => user.userId === userId))
      const { cart, calculated } = priceCart({ discountCode: null, items: [item] }, me)
      return { facts, cents: amountDue(calculated, paysPremium(cart, me.isPremiumMember)) }
    },
    done: () => ordersOf(userId, teamId) - before,
    // It charges the plan that the call names, whatever is in the cart.
    twice: kind === 'india' ? 2 : 1,
  }
}

const seats: Kind = {
  as: 'owner',
  call: 'addTeamSeats',
  make: seatsAdapter('u-owner'),
  source: null,
  begin: () => {
    before = seatsOf('team-acme')
    return { facts: { teamId: 'team-acme', seats: 1, before, activates: false }, cents: 110, payload: { members: [] } }
  },
  done: () => seatsOf('team-acme') - before,
  twice: 2,
}
const card = (replaces: boolean): Kind => ({
  as: 'premium',
  call: replaces ? 'replacePaymentMethod' : 'addStripeCustomerSource',
  make: cardAdapter({ kind: 'user', id: 'u-premium' }),
  source: 'tok_visa_1881_0831',
  face: { last4: '1881', exp_month: 8, exp_year: 2031 },
  begin: () => {
    const all = cardsOf('u-premium')
    before = all.length
    const facts: CardFacts = { known: all.map(({ id }) => id), replaces: replaces ? required(all[0]).id : null }
    const { stripeCustomerId } = required(db.users.find(({ userId }) => userId === 'u-premium'))
    return { facts, cents: 0, payload: { email: 'p@doers.test', name: 'P', stripeCustomerId } }
  },
  done: () => cardsOf('u-premium').filter(({ card: { last4 } }) => last4 === '1881').length,
  twice: replaces ? 1 : 2,
})
const rsvp: Kind = {
  as: 'member',
  call: 'rsvpPaid',
  make: rsvpAdapter('u-member'),
  source: 'tok_visa_4242',
  begin: () => ({ facts: { eventId: 'ev-new-york-brunch', addPremium: false, visitor: false }, cents: 3500 }),
  done: () =>
    db.rsvps.filter(({ eventId, userId }) => eventId === 'ev-new-york-brunch' && userId === 'u-member').length,
  twice: 1,
}

const kinds: Record<string, Kind> = {
  'the cart': cart('member', 'personal', 'tok_visa_4242'),
  'the cart of a team': cart('owner', 'team', 'tok_visa_4242'),
  'an India plan': cart('india', 'india', null),
  'a paid RSVP': rsvp,
  seats,
  'the registration of a team': { ...seats, make: registrationAdapter('u-owner') },
  'adding a card': card(false),
  'replacing a card': card(true),
}

type End = { step: 'paid' | 'notPaid' | 'blocked'; done: 0 | 1 | 'twice'; says?: string; isCertain?: boolean }
const sentence = 'The server’s own sentence.'
const none: End = { step: 'notPaid', done: 0, isCertain: false }
const fates: Record<string, [fault: Parameters<typeof fail>[1] | undefined, End]> = {
  'a plain 2xx': [undefined, { step: 'paid', done: 1 }],
  'a late 2xx': ['delay=300', { step: 'paid', done: 1 }],
  'a line that dies without a byte, delivered again to a server that knows the key': ['resend', { step: 'paid', done: 1 }],
  'a line that dies without a byte, delivered again to one that doesn’t': ['resend-double', { step: 'paid', done: 'twice' }],
  'a request that never arrives': ['drop', none],
  'an answer that never arrives': ['drop-after', { step: 'paid', done: 1 }],
  'an answer that can’t be read': ['html', { step: 'paid', done: 1 }],
  'a 204': ['no-content', { step: 'paid', done: 1 }],
  'a 202 that says nothing': ['accepted', { step: 'paid', done: 1 }],
  'a 207': ['multi-status', { step: 'paid', done: 1 }],
  'a 409 that says why': [{ status: 409, message: sentence }, { step: 'blocked', done: 0, says: sentence }],
  'a 422 that says why': [{ status: 422, message: sentence }, { step: 'blocked', done: 0, says: sentence }],
  'a 409 of a proxy': [{ status: 409, body: 'html' }, { ...none, isCertain: true }],
  'a 422 without a body': [{ status: 422, body: 'empty' }, { ...none, isCertain: true }],
  'a decline': [{ status: 402, message: sentence, code: 'card_declined' }, { step: 'blocked', done: 0, says: 'Your card was declined' }],
  'a 500': [{ status: 500 }, none],
  'a 503 with a sentence': [{ status: 503, message: sentence }, none],
  'a 504 of a gateway': [{ status: 504, body: 'html' }, none],
} // prettier-ignore

beforeEach(({ task }) => {
  key = task.id
  teardown.set(delays, { horizon: 60, reads: [0, 20] })
})
afterEach(() => {
  registered.remove('u-owner')
  attempts.remove(key)
})

/** @param between what happens on another device before the request arrives */
async function play(kind: Kind, fault: Parameters<typeof fail>[1] | undefined, between = () => {}) {
  const { facts, cents, payload } = kind.begin()
  const { store, stop, cart } = cartStore(kind.as)
  await vi.waitFor(() => expect(cart().status).toBe('ready'))
  const adapter = kind.make(store.dispatch) as PaymentAdapter<Facts, unknown, object>
  const payment = new Payment<Facts, unknown, object>(key, adapter)
  if (fault !== undefined) fail(kind.call, typeof fault === 'string' ? `${fault}x1` : { ...fault, times: 1 })
  await payment.pay({
    confirmPrice: () => Promise.resolve({ cents, facts }),
    card: () => {
      between()
      return Promise.resolve({ source: kind.source, ...(kind.face && { face: kind.face }) })
    },
    ...(payload && { payload }),
  })
  stop()
  return payment.read()
}

describe.each(Object.entries(kinds))('%s', (_name, kind) => {
  it.each(Object.entries(fates))('%s', async (_fate, [fault, end]) => {
    watch.allowContractBreach()
    const state = await play(kind, fault)
    expect(state.step).toBe(end.step)
    expect(kind.done()).toBe(end.done === 'twice' ? kind.twice : end.done)
    if (state.step === 'blocked') expect(`${state.blocker.title} ${state.blocker.text}`).toContain(end.says)
    if (state.step === 'notPaid') expect(state.isCertain).toBe(end.isCertain)
    const sent = requestLog.read().filter(({ id }) => id === kind.call)
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([expect.stringMatching(/^P-\w{6}-\d+$/)])
  })

  it.each(
    [undefined, 'drop-after', 'no-content'].flatMap((fate) =>
      (['minimal', 'strange'] as const).map((personality) => [personality, fate] as const),
    ),
  )('is paid, or checked, by the answers of a %s server, and never not paid: %s', async (personality, fate) => {
    watch.allowContractBreach()
    environment.personality = personality
    const { step } = await play(kind, fate)
    expect(kind.done()).toBe(1)
    expect(['paid', 'unknown']).toContain(step)
    if (personality === 'minimal' && fate === undefined) expect(step).toBe('paid')
  })
})

it('seats that were added twice are announced with the payment, a registration’s as well', async () => {
  expect(await play(seats, 'resend-double')).toMatchObject({ step: 'paid', receipt: { extra: 1 } })
  await play({ ...seats, make: registrationAdapter('u-owner') }, 'resend-double')
  expect(registered.read('u-owner')).toMatchObject({ extra: 1 })
})

it('an emptied cart is the server’s sentence at once, not an unknown payment', async () => {
  const kind = required(kinds['the cart'])
  const state = await play(kind, undefined, () => keepCart('u-member', { discountCode: null, items: [] }))
  expect(state).toMatchObject({ step: 'blocked', blocker: { text: 'Your cart is empty. You weren’t charged.' } })
  expect(kind.done()).toBe(0)
})

it('a refusal whose records can’t be read is checked to the end, and unknown while they can’t', async () => {
  fail('listMyOrders', '503')
  const { step } = await play(required(kinds['the cart']), { status: 422, message: sentence })
  expect(step).toBe('unknown')
})

it('a card that was saved elsewhere is not the one that replaces another: that one is still sent', async () => {
  watch.allowContractBreach()
  const kind = required(kinds['replacing a card'])
  await play(kind, { status: 504, body: 'html' })
  const mine = required(cardsOf('u-premium')[0])
  db.paymentMethods.push({ ...mine, id: 'pm-elsewhere', isDefault: false })
  expect(await play(kind, undefined)).toMatchObject({ step: 'paid', receipt: { card: { card: { last4: '1881' } } } })
  expect(kind.done()).toBe(1)
  expect(cardsOf('u-premium').map(({ id }) => id)).toContain('pm-elsewhere')
})

describe('a card that was saved elsewhere is not the one that was entered', () => {
  const kind = required(kinds['adding a card'])
  const entered = required(kind.face)
  const elsewhere: Record<string, Partial<CardFace>> = {
    'another number': { last4: '9999' },
    'the same four digits, another month': { exp_month: 9 },
    'the same four digits, another year': { exp_year: 2032 },
  }
  const save = (id: string, face: Partial<CardFace>) => {
    const [mine] = cardsOf('u-premium')
    if (!mine) throw new Error('There is no card')
    const card = { ...mine.card, ...entered, ...face }
    db.paymentMethods.push({ ...mine, id, isDefault: false, card })
  }

  it.each(Object.entries(elsewhere))('%s: a lost request is not a card that was added', async (_name, face) => {
    const state = await play(kind, 'drop', () => save('pm-elsewhere', face))
    expect(state).toMatchObject({ step: 'unknown', closable: true })
  })

  it.each(Object.entries(elsewhere))('%s: a lost answer finds the entered card', async (_name, face) => {
    const state = await play(kind, 'drop-after', () => save('pm-elsewhere', face))
    expect(state).toMatchObject({ step: 'paid', receipt: { card: { card: entered } } })
    if (state.step === 'paid') expect(state.receipt).not.toMatchObject({ card: { id: 'pm-elsewhere' } })
  })

  it('after a reload, when the entered card is forgotten, no new card is taken for it', async () => {
    const { face: _face, ...forgotten } = kind
    expect(await play(forgotten, 'drop-after')).toMatchObject({ step: 'unknown', closable: true })
  })

  it.each([
    ['elsewhere', 'drop', false],
    ['by the lost request', 'drop-after', true],
  ] as const)('a team’s card that was saved %s', async (_where, fault, isSaved) => {
    const { store, stop } = cartStore('owner')
    const mine = required(cardsOf('team-acme')[0])
    const unlisten = requestLog.listen(({ id }) => {
      if (id === 'saveStripeCustomer') db.paymentMethods.push({ ...mine, id: 'pm-elsewhere', isDefault: true })
    })
    fail('saveStripeCustomer', `${fault}x1`)
    const row = required((await store.dispatch(teamsApi.endpoints.getTeam.initiate({ id: 'team-acme' }))).data)
    const saved = await store.dispatch(saveTeamCard(row, required(kind.source), entered))
    stop()
    unlisten()
    expect('source' in saved).toBe(isSaved)
  })
})
