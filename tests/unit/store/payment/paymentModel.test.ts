import { fc } from '@tests/properties'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentAdapter } from '@/store/payment/adapter'
import { attempts } from '@/store/payment/attempts'
import { cartAdapter } from '@/store/payment/cart'
import type { CartFacts, CartKind } from '@/store/payment/cartFacts'
import { cardAdapter, type CardFacts } from '@/store/payment/card'
import { delays } from '@/store/payment/checking'
import { Payment } from '@/store/payment/paymentMachine'
import { rsvpAdapter, type RsvpFacts } from '@/store/payment/rsvp'
import { seatsAdapter, type SeatsFacts } from '@/store/payment/seats'
import { mayPay } from '@/store/payment/types'
import type { AppDispatch } from '@/store/store'
import { PaymentServer } from '@tests/payments/paymentServer'
import {
  acts,
  bank,
  face,
  fate,
  records,
  type Act,
  type Bank,
  type Fate,
  type Records,
} from '@tests/payments/paymentSchedules'

const world = vi.hoisted(() => ({
  signedIn: true,
  send: (): Promise<unknown> => Promise.resolve({}),
  read: (_what: string): unknown => undefined,
  bank: (): Promise<unknown> => Promise.resolve('unknown'),
  finish: (): Promise<unknown> => Promise.resolve({}),
  /** Whose call it is: locks belong to a tab and go with it. */
  locks: new Map<string, object>(),
  tab: {} as object,
}))

const charge = vi.hoisted(() => ({ initiate: () => () => world.send() }))
const query = vi.hoisted(() => (what: string) => ({ initiate: () => () => Promise.resolve(world.read(what)) }))

vi.mock('@/lib/calls/singleFlight', async () => (await import('@tests/tabs/tabLocks')).tabLocks(world))
vi.mock('@/api/client/fetchOnce', () => ({
  fetchOnce: (pending: Promise<unknown>) => pending,
  fetchLatest: (pending: Promise<unknown>) => pending,
}))
vi.mock('@/api/commerce/cart', () => ({
  bought: [],
  cartApi: { endpoints: { checkoutCart: charge, checkoutTeamCart: charge, checkoutIndiaPremium: charge } },
}))
vi.mock('@/api/commerce/orders', () => ({
  ordersApi: {
    endpoints: {
      listMyOrders: query('orders'),
      listTeamOrders: query('orders'),
      useOrderSession: { initiate: () => () => world.finish() },
    },
  },
}))
vi.mock('@/store/payment/recordLater', () => ({ recordLater: () => () => undefined }))
vi.mock('@/store/payment/stripe', () => ({ confirmWithBank: () => world.bank() }))
vi.mock('@/api/community/events', () => ({
  eventsApi: { endpoints: { rsvpPaid: charge, listMyEvents: query('events') } },
}))
vi.mock('@/api/account/teams', () => ({ teamsApi: { endpoints: { addTeamSeats: charge, getTeam: query('team') } } }))
vi.mock('@/api/account/connections', () => ({ connectionsApi: { endpoints: { countTeamSeats: query('seats') } } }))
vi.mock('@/api/commerce/stripe', () => ({
  stripeApi: {
    util: { invalidateTags: () => ({ type: 'invalidate' }) },
    endpoints: { addStripeCustomerSource: charge, listPaymentMethods: query('cards') },
  },
}))
vi.mock('@/store/cart/cartThunks', () => ({ reloadCart: () => () => Promise.resolve() }))
vi.mock('@/store/session/session', () => ({ signIn: () => () => Promise.resolve() }))
vi.mock('@/store/tracking/track', () => ({ trackSignup: () => () => Promise.resolve() }))

type Flow = {
  make: (dispatch: AppDispatch) => unknown
  facts: CartFacts | RsvpFacts | SeatsFacts | CardFacts
  payload?: object
  /** What another device saves meanwhile. */
  elsewhere?: object
}
type Facts = Flow['facts']
const cart = (kind: CartKind, more: Partial<CartFacts> = {}): Flow => ({
  make: cartAdapter('u'),
  facts: { kind, teamId: kind === 'team' ? 't' : null, hkdRate: 5.8, discountCode: null, items: [['kit|', 1]],
    premium: false, threeMonth: false, subscriptionIdReference: null, solutionUidReference: null, known: [], ...more },
}) // prettier-ignore
const rsvp = (visitor: boolean): Flow => ({
  make: rsvpAdapter(visitor ? undefined : 'u'),
  facts: { eventId: 'ev', addPremium: false, visitor },
  ...(visitor && { payload: { email: 'u@x.test' } }),
})
const addingCard: Flow = {
  make: cardAdapter({ kind: 'user', id: 'u' }),
  facts: { known: [], replaces: null },
  payload: { stripeCustomerId: 'cus' },
}
const flows: Record<string, Flow> = {
  'the cart': cart('personal'),
  'a saved card': cart('personal', { discountCode: 'DOER10' }),
  'the cart of a team': cart('team'),
  'an India plan': cart('india', { threeMonth: true, premium: true }),
  'a change of plan': cart('personal', { premium: true }),
  'the RSVP of a member': rsvp(false),
  'the RSVP of a visitor': rsvp(true),
  'adding a card': addingCard,
  'adding a card while another is saved elsewhere': {
    ...addingCard,
    elsewhere: { id: 'other', card: { ...face, last4: '9999' } },
  },
  'seats of a team': { make: seatsAdapter('u'), facts: { teamId: 't', seats: 2, before: 5, activates: false } },
}

/** What the bank's steps of a flow have ended with. */
const met = new Set<string>()

/** Plays one schedule; throws on a false statement and on an unrequested send or that is too early. */
async function play(flow: Flow, fates: Fate[], banks: Bank[], records: Records, acts: Act[]): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  world.locks.clear()
  world.signedIn = true
  const server = new PaymentServer(fates, banks, records)
  const { chargedAt, chargingSends, visible } = server
  let asked = 0

  const connect = () => {
    const tab = { isOpen: true }
    const whileOpen = <Value>(work: Promise<Value>) =>
      work.then((value) => (tab.isOpen ? value : new Promise<Value>(() => undefined)))
    const state = () => ({
      auth: world.signedIn ? { status: 'signedIn', user: { userId: 'u', email: 'u@x.test' } } : { status: 'signedOut' },
      cart: { status: 'ready', stale: false, confirmed: { items: visible() > 0 ? [] : [{ uid: 'kit', quantity: 1 }] } },
    })
    const dispatch = (act: unknown): unknown => {
      if (typeof act !== 'function') return act
      const result = (act as (d: unknown, s: unknown) => unknown)(dispatch, state)
      return result instanceof Promise ? whileOpen(result) : result
    }
    const adapter = flow.make(dispatch as AppDispatch) as PaymentAdapter<Facts, unknown, object>
    return { tab, payment: new Payment<Facts, unknown, object>('key', adapter) }
  }

  world.read = (what) => (world.signedIn ? server.read(what, flow.elsewhere) : { isError: true })
  world.bank = server.bank
  world.finish = () => server.finish()
  world.send = () => {
    if (server.sends >= asked) throw new Error('Sent without being asked')
    expect(chargedAt, 'sent again after it had charged').toEqual([])
    const { lastSend } = server
    if (lastSend && !lastSend.maySendAgain)
      expect(Date.now() - lastSend.at, 'sent again too early').toBeGreaterThanOrEqual(delays.horizon)
    return server.send(!('replaces' in flow.facts))
  }

  const tabs = [connect(), connect()] as [ReturnType<typeof connect>, ReturnType<typeof connect>]
  const check = () => {
    for (const { tab, payment } of tabs) {
      const state = payment.read()
      if (!tab.isOpen) continue
      if (state.step === 'paid') expect(chargedAt.length, 'said paid').toBe(1)
      if (state.step === 'notPaid') expect(chargingSends, 'said not paid').not.toContain(state.attempt.sentAt)
      if (state.step === 'blocked' && state.blocker.kind === 'declined')
        expect(server.declined, 'said declined').toBeGreaterThan(0)
    }
  }
  const request = {
    confirmPrice: () =>
      Promise.resolve(
        chargedAt.length > 0
          ? { blocker: { title: 'Empty', text: '' } }
          : { cents: 9900, facts: 'kind' in flow.facts ? { ...flow.facts, known: server.orderIds() } : flow.facts },
      ),
    card: () => Promise.resolve({ source: 'tok', face }),
    ...(flow.payload && { payload: flow.payload }),
  }
  const pay = (at: 0 | 1) => {
    const { tab, payment } = tabs[at]
    world.tab = tab
    if (mayPay(payment.read())) asked += 1
    void payment.pay(request)
    void payment.pay(request)
  }
  const reload = () => {
    const { tab } = tabs[0]
    tab.isOpen = false
    server.leave()
    for (const [name, holder] of world.locks) if (holder === tab) world.locks.delete(name)
    tabs[0] = connect()
    world.tab = tabs[0].tab
    void tabs[0].payment.recover()
  }
  const here = (act: (payment: (typeof tabs)[0]['payment']) => Promise<void>) => {
    world.tab = tabs[0].tab
    void act(tabs[0].payment)
  }
  const run: Record<Act, () => void> = {
    pay: () => pay(0),
    payThere: () => pay(1),
    reload,
    reopen: () => {
      sessionStorage.clear()
      reload()
    },
    resume: () => here((payment) => payment.resume()),
    cancel: () => here((payment) => payment.cancel()),
    recover: () => {
      world.tab = tabs[1].tab
      void tabs[1].payment.recover()
    },
    recheck: () => here((payment) => payment.recheck()),
    signOut: () => void (world.signedIn = false),
    signIn: () => void (world.signedIn = true),
    wait: () => undefined,
    waitLong: () => undefined,
  }
  pay(0)
  for (const act of acts) {
    await vi.advanceTimersByTimeAsync(act === 'waitLong' ? 70_000 : act === 'wait' ? 9_000 : 700)
    check()
    run[act]()
  }
  await vi.advanceTimersByTimeAsync(310_000)
  check()
  // A member who comes back later, signed in and with the records open, sees the truth.
  world.signedIn = true
  const wasOpen = attempts.open('key') !== undefined
  reload()
  await vi.advanceTimersByTimeAsync(310_000)
  check()
  if (wasOpen && chargingSends.length > 0) expect(['paid', 'unknown']).toContain(tabs[0].payment.read().step)
  expect(chargedAt.length).toBeLessThanOrEqual(1)
  for (const { tab } of tabs) tab.isOpen = false
  vi.clearAllTimers()
  for (const step of server.steps) met.add(step)
}

describe('1,000 schedules each end without a false statement and without an unrequested send', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }))

  it.each(Object.keys(flows))('%s', async (name) => {
    const flow = flows[name] as Flow
    const property = fc.asyncProperty(
      fc.array(fate, { minLength: 2, maxLength: 3 }),
      fc.array(bank, { minLength: 1, maxLength: 3 }),
      records,
      acts,
      (fates, banks, books, all) => play(flow, fates, banks, books, all),
    )
    met.clear()
    await fc.assert(property, { numRuns: 1000, seed: 20_261_122 })
    const all = ['confirmed', 'left', 'never', 'refused', 'unknown']
    expect([...met].sort(), 'the bank’s steps').toEqual(name.startsWith('adding a card') ? [] : all)
  })
})
