import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cardAdapter, cardKey } from '@/store/payment/card'
import { cartAdapter } from '@/store/payment/cart'
import type { CartFacts } from '@/store/payment/cartFacts'
import { rsvpAdapter } from '@/store/payment/rsvp'
import { seatsAdapter, seatsKey } from '@/store/payment/seats'
import type { Attempt } from '@/store/payment/types'
import { me, payer } from '@tests/payments/payers'
import { refusal, wire } from '@tests/payments/wire'

const began = vi.hoisted(() => ({ session: vi.fn(), signup: vi.fn() }))
vi.mock('@/api/client/http', async () => ({ send: (await import('@tests/payments/wire')).wire.send }))
vi.mock('@/store/session/session', () => ({
  signIn: (answer: unknown) => () => Promise.resolve(began.session(answer)),
}))
vi.mock('@/store/tracking/track', () => ({ trackSignup: (told: unknown) => () => Promise.resolve(began.signup(told)) }))
beforeEach(() => {
  wire.clear()
  began.session.mockReset()
  began.signup.mockReset()
})

const attempt = <Facts>(facts: Facts): Attempt<Facts> => ({
  reference: 'P-222222', cents: 6050, sentAt: 7, stage: 'sent', facts,
}) // prettier-ignore
const key = 'P-222222-7'
const unconfirmed = (message?: string) => ({
  kind: 'unconfirmed',
  ...(message && { error: { status: 200, message } }),
})
const asks = { requires_action: true, client_secret: 'pi_secret' }
const actionRequired = { kind: 'actionRequired', clientSecret: 'pi_secret' }

describe('a cart', () => {
  const facts: CartFacts = {
    kind: 'personal', teamId: null, hkdRate: 5.8, discountCode: 'DOER10', items: [['kit|', 1]], premium: false,
    threeMonth: true, subscriptionIdReference: 's-1', solutionUidReference: 'kit', known: [],
  } // prettier-ignore
  const order = (status: string, more: object = {}) => ({ orderId: 'o-1', createdAt: '', status, items: [], ...more })
  const paid = { kind: 'paid', receipt: expect.objectContaining({ orderId: 'o-1' }) }
  const failed = (message: string) => ({ kind: 'declined', error: { status: 402, message } })

  const common = { discountCode: 'DOER10', total: 60.5 }
  it.each([
    ['personal', null, 'checkoutCart', { ...common, stripeTokenId: 'tok' }],
    ['india', null, 'checkoutIndiaPremium', { ...common, threeMonth: true }],
    ['team', 't-1', 'checkoutTeamCart', {
      ...common, teamId: 't-1', stripeTokenId: 'tok', subscriptionIdReference: 's-1', solutionUidReference: 'kit',
    }],
  ] as const)('%s of %s is sent to %s with what is charged', async (kind, teamId, call, body) => {
    wire.answer({ [call]: { order: order('COMPLETE') } })
    const adapter = cartAdapter(me)(payer().dispatch)
    expect(await adapter.send(attempt({ ...facts, kind, teamId }), 'tok', undefined)).toEqual(paid)
    expect(wire.asked(call)).toEqual([{ id: call, url: expect.stringMatching(/\/5\.8$/), body, key }])
  }) // prettier-ignore

  it.each([
    [{ order: order('COMPLETE') }, paid],
    [{ order: order('COMPLETE'), savedToAccount: false }, { kind: 'notSaved' }],
    [{ ...asks, order: order('PENDING') }, actionRequired],
    [{ order: order('PENDING') }, unconfirmed()],
    [{ order: order('PENDING'), client_secret: 'pi_secret' }, unconfirmed()],
    [{}, expect.objectContaining(unconfirmed())],
    [{ errorMessage: 'Already paid' }, unconfirmed('Already paid')],
    [{ order: order('COMPLETE'), errorMessage: 'Already paid' }, unconfirmed('Already paid')],
    [{ ...asks, errorMessage: 'Already paid' }, unconfirmed('Already paid')],
    [{ order: order('FAILED') }, failed('The payment failed.')],
    [{ order: order('FAILED', { failureMessage: 'Too little' }) }, failed('Too little')],
    [{ order: order('FAILED', { failureMessage: 'Too little' }), errorMessage: 'No' }, failed('No')],
  ])('whose checkout answers %j', async (answer, outcome) => {
    wire.answer({ checkoutCart: answer })
    expect(await cartAdapter(me)(payer().dispatch).send(attempt(facts), 'tok', undefined)).toEqual(outcome)
  })

  it.each([
    [order('COMPLETE'), paid],
    [order('PENDING'), unconfirmed()],
    [order('FAILED'), failed('The payment failed.')],
  ])('that the bank has confirmed is completed by its order: %j', async (answer, outcome) => {
    wire.answer({ useOrderSession: answer })
    const adapter = cartAdapter(me)(payer().dispatch)
    expect(await adapter.finish('pi_secret', attempt(facts), 'confirmed')).toEqual(outcome)
    expect(wire.asked('useOrderSession')[0]?.body).toEqual({ sessionId: 'pi_secret' })
  })

  it.each([
    [{ premium: true }, false, { isPremiumMember: true }],
    [{ kind: 'india' as const }, false, { hasIndia: true }],
    [{}, false, {}],
    [{ teamId: 't-1' }, true, { records: 1 }],
    [{ teamId: 't-1' }, false, {}],
    [{}, true, {}],
  ])('that is paid (%j, found in the records: %s) tells the page: %j', async (more, isFound, told) => {
    const { dispatch, getState } = payer({ isPremiumMember: false })
    const bought = order('COMPLETE', { items: [{ itemId: 'i', title: 'Kit', status: 'ACTIVE' }], teamId: 't-1' })
    cartAdapter(me)(dispatch).onPaid?.(attempt({ ...facts, ...more }), bought as never, isFound)
    const { user, indiaPremiumAt } = getState().auth
    const { isPremiumMember = false, hasIndia = false, records = 0 } = told as Record<string, unknown>
    expect([user?.isPremiumMember, indiaPremiumAt !== null]).toEqual([isPremiumMember, hasIndia])
    expect(localStorage.getItem('dc:cart-saved')).not.toBeNull()
    await vi.dynamicImportSettled()
    await vi.waitFor(() => expect(wire.asked('createActivity')).toHaveLength(records as number))
  })
})

describe('a ticket', () => {
  const facts = { eventId: 'ev', addPremium: true, visitor: false }
  const event = { eventId: 'ev', title: 'Brunch', category: 'food', price: 35, startsAt: '2026-12-01T00:00:00Z' }
  const rsvp = { rsvpId: 'r', eventId: 'ev', status: 'GOING', createdAt: '' }
  const paid = { kind: 'paid', receipt: expect.objectContaining({ rsvpId: 'r' }) }
  const newUser = { email: 'me@doers.test', firstName: 'M', lastName: 'E', password: 'x' } as never
  const account = { user: { userId: 'u-9', email: 'me@doers.test' }, token: 't-9' }

  it.each([
    [{ rsvp }, paid],
    [{ rsvp, errorMessage: 'Already going' }, unconfirmed('Already going')],
    [{ ...asks }, actionRequired],
    [{ requires_action: true }, unconfirmed()],
    [{ client_secret: 'pi_secret', rsvp }, paid],
    [{}, expect.objectContaining(unconfirmed())],
  ])('whose payment answers %j', async (answer, outcome) => {
    wire.answer({ rsvpPaid: answer })
    const adapter = rsvpAdapter(me)(payer().dispatch)
    expect(await adapter.send(attempt(facts), 'tok', undefined)).toEqual(outcome)
    expect(wire.asked('rsvpPaid')).toMatchObject([
      { url: expect.stringContaining('/ev'), body: { stripeTokenId: 'tok', addPremium: true }, key },
    ])
    expect(wire.asked('rsvpPaid')[0]?.body).not.toHaveProperty('newUser')
    expect(began.signup).not.toHaveBeenCalled()
  })

  it.each<[answer: object, what: string[]]>([
    [{ rsvp, ...account }, ['signup', 'session']],
    [{ rsvp }, ['signup']],
    [{ rsvp, user: account.user }, ['signup']],
    // The session waits for the bank: it may lead away from the page.
    [{ ...asks, ...account }, ['signup']],
    [{ ...account, errorMessage: 'No' }, []],
  ])('of a visitor, answered by %j, begins: %j', async (answer, what) => {
    wire.answer({ rsvpPaid: answer })
    await rsvpAdapter(undefined)(payer().dispatch).send(attempt(facts), null, newUser)
    expect(wire.asked('rsvpPaid')[0]?.body).toEqual({ stripeTokenId: '', addPremium: true, newUser })
    expect(began.signup.mock.calls).toEqual(what.includes('signup') ? [[{ premiumInCart: true, method: 'rsvp' }]] : [])
    expect(began.session.mock.calls).toEqual(what.includes('session') ? [[account]] : [])
  })

  it.each(['refused', 'confirmed'] as const)('the bank has %s opens the visitor’s session, once', async (bank) => {
    wire.answer({ rsvpPaid: { ...asks, ...account }, listMyEvents: [] })
    const adapter = rsvpAdapter(undefined)(payer().dispatch)
    await adapter.send(attempt({ ...facts, visitor: true }), 'tok', newUser)
    const outcome = await adapter.finish('pi_secret', attempt({ ...facts, visitor: true }), bank)
    expect(outcome).toMatchObject(
      bank === 'refused'
        ? { kind: 'declined', error: { status: 402, code: 'authentication_required' } }
        : unconfirmed(),
    )
    await adapter.reconcile(attempt(facts))
    expect(began.session).toHaveBeenCalledExactlyOnceWith(account)
  })

  it('the bank has confirmed is paid once the records show it', async () => {
    wire.answer({ listMyEvents: [{ event, rsvp }] })
    expect(await rsvpAdapter(me)(payer().dispatch).finish('pi_secret', attempt(facts), 'confirmed')).toEqual(paid)
  })

  it.each([
    [422, { message: 'm' }, 'declined', 'refused'],
    [409, { message: 'm', code: 'free' }, 'declined', 'refused'],
    [409, { message: 'm', code: 'draft' }, 'declined', 'refused'],
    [409, { message: 'm', code: 'cancelled' }, 'declined', 'refused'],
    [409, { message: 'm', code: 'over' }, 'declined', 'refused'],
    // The first delivery of the same request may have taken the place.
    [409, { message: 'm', code: 'full' }, 'unconfirmed', 'refused'],
    [402, { message: 'm' }, 'declined', 'declined'],
    [409, '<html>', 'unconfirmed', 'unconfirmed'],
  ])('that is refused by %i (%j) is %s to a visitor, %s to a member', async (status, body, visitors, members) => {
    wire.answer({ rsvpPaid: refusal(status, body) })
    const send = (user?: never) => rsvpAdapter(user && me)(payer().dispatch).send(attempt(facts), 'tok', user)
    expect((await send(newUser)).kind).toBe(visitors)
    expect((await send()).kind).toBe(members)
  })
})

describe('seats', () => {
  const facts = { teamId: 't-1', seats: 2, before: 5, activates: false }
  const member = { name: 'Ann', email: 'ann@doers.test', role: 'TEAM_MEMBER' }
  const charge = { amount: 11, seats: 2 }
  const paid = (more: object = {}) => ({ kind: 'paid', receipt: { charge: expect.any(Object), ...more } })
  const send = () => seatsAdapter(me)(payer().dispatch).send(attempt(facts), null, { members: [member] as never })

  it.each([
    [{ ...charge, totalSeats: 7 }, paid()],
    [{ ...charge, totalSeats: 9 }, paid({ extra: 2 })],
    [{ ...charge, errorMessage: 'No' }, unconfirmed('No')],
    [{ ...charge, ...asks }, actionRequired],
    [{ ...charge, requires_action: true }, unconfirmed()],
    // Neither the answer nor the records say how many there are.
    [charge, paid()],
  ])('whose payment answers %j', async (answer, outcome) => {
    wire.answer({ addTeamSeats: answer })
    expect(await send()).toEqual(outcome)
    expect(wire.asked('addTeamSeats')).toMatchObject([{ body: { members: [member], membersCount: 2 }, key }])
  })

  it('without members are vacant, and what the bank has confirmed is paid once the records show it', async () => {
    const adapter = seatsAdapter(me)(payer().dispatch)
    await adapter.send(attempt(facts), null, undefined)
    expect(wire.asked('addTeamSeats')).toMatchObject([{ body: { members: [], membersCount: 2 } }])
    const team = { teamId: 't-1', companyName: 'Acme', status: 'ACTIVE' }
    wire.answer({ countTeamSeats: { count: 7, seats: 7 }, getTeam: team })
    expect(await adapter.finish('pi', attempt(facts), 'confirmed')).toEqual({ kind: 'paid', receipt: {} })
    expect(await adapter.finish('pi', attempt(facts), 'refused')).toMatchObject({ kind: 'declined' })
  })

  it('are counted in the records where the answer doesn’t', async () => {
    const team = { teamId: 't-1', companyName: 'Acme', status: 'ACTIVE' }
    wire.answer({ addTeamSeats: charge, countTeamSeats: { count: 8, seats: 8 }, getTeam: team })
    expect(await send()).toEqual(paid({ extra: 1 }))
  })

  it('that were found to be paid are recorded with who was invited, those of an answer by the server', async () => {
    const adapter = seatsAdapter(me)(payer().dispatch)
    await adapter.send(attempt(facts), null, { members: [member] as never })
    adapter.onPaid?.(attempt(facts), { charge } as never, false)
    await vi.dynamicImportSettled()
    expect(wire.asked('createActivity')).toEqual([])
    adapter.onPaid?.(attempt(facts), {}, true)
    await vi.waitFor(() => expect(JSON.stringify(wire.asked('createActivity'))).toContain('Ann'))
  })

  it('have a key of their own for each team and user', () => expect(seatsKey('t-1', me)).toBe(`seats:t-1:${me}`))
})

describe('a card', () => {
  const saved = { id: 'pm-1', card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 } }
  const holder = { email: 'me@doers.test', name: 'Me', stripeCustomerId: 'cus' }
  const kept = { kind: 'paid', receipt: { card: expect.objectContaining({ id: 'pm-1' }) } }
  const customer = (type: string, id: string, metadata: object) => ({
    token: 'tok', stripe_customer_id: null, email: 'me@doers.test', type, id, description: 'Me', metadata, saveCard: true,
  }) // prettier-ignore

  it.each([
    ['user', 'old', 'cus', 'replacePaymentMethod', '/stripe/paymentMethod/replace/old', { token: 'tok' }],
    ['team', 'old', 'cus', 'replaceTeamPaymentMethod', '/stripe/team/t-1/paymentMethod/replace/old', { token: 'tok' }],
    ['user', null, 'cus', 'addStripeCustomerSource', '/stripe/customer/cus/sources', { token: 'tok' }],
    ['team', null, 'cus', 'addTeamStripeCard', '/team/t-1/stripeCards', { token: 'tok' }],
    ['user', null, null, 'saveStripeCustomer', '/stripe/customer/new', customer('user', me, { userId: me })],
    ['team', null, null, 'saveStripeCustomer', '/stripe/customer/new', customer('team', 't-1', { teamId: 't-1' })],
  ] as const)('of a %s (in place of %s, customer %s) goes to %s', async (kind, replaces, customerId, call, url, body) => {
    const id = kind === 'team' ? 't-1' : me
    const list = { paymentMethods: [{ ...saved, id: 'pm-0' }, saved], default_source: 'pm-1', id: 'cus' }
    wire.answer({ [call]: call === 'saveStripeCustomer' ? list : saved })
    const adapter = cardAdapter({ kind, id })(payer({}, 't-1').dispatch)
    const asked = attempt({ known: [], replaces })
    expect(await adapter.send(asked, 'tok', { ...holder, stripeCustomerId: customerId })).toEqual(kept)
    expect(wire.asked(call)).toEqual([{ id: call, url, body, key }])
  }) // prettier-ignore

  it('is saved without being named, where the answer doesn’t name it', async () => {
    wire.answer({ saveStripeCustomer: { id: 'cus' } })
    const adapter = cardAdapter({ kind: 'user', id: me })(payer().dispatch)
    expect(await adapter.send(attempt({ known: [], replaces: null }), null, undefined)).toEqual({
      kind: 'paid',
      receipt: {},
    })
    expect(wire.asked('saveStripeCustomer')[0]?.body).toMatchObject({ token: '', email: '', description: '' })
  })

  it.each([
    ['user', null, true, undefined],
    ['team', null, false, undefined],
    ['team', null, true, /added/],
    ['team', 'old', true, /replaced/],
  ] as const)('of a %s, in place of %s, found: %s is recorded: %s', async (kind, replaces, isFound, what) => {
    const adapter = cardAdapter({ kind, id: 't-1' })(payer().dispatch)
    adapter.onPaid?.(attempt({ known: [], replaces }), {}, isFound)
    await vi.dynamicImportSettled()
    if (!what) expect(wire.asked('createActivity')).toEqual([])
    else await vi.waitFor(() => expect(JSON.stringify(wire.asked('createActivity'))).toMatch(what))
  })

  it('never asks a bank itself, and is one for each owner', async () => {
    const adapter = cardAdapter({ kind: 'user', id: me })(payer().dispatch)
    expect(await adapter.authenticate('pi_secret')).toBe('unknown')
    expect(await adapter.finish('pi_secret', attempt({ known: [], replaces: null }), 'confirmed')).toEqual(
      unconfirmed(),
    )
    const keys = [cardKey({ kind: 'user', id: 'x' }), cardKey({ kind: 'team', id: 'x' })]
    expect(keys).toEqual(['card:x', 'card:team:x'])
  })
})
