import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminOrdersApi } from '@/api/admin/orders'
import { cartApi } from '@/api/commerce/cart'
import type { ApiError } from '@/api/client/errors'
import { ordersApi } from '@/api/commerce/orders'
import { subscriptionsApi } from '@/api/commerce/subscriptions'
import { premiumVariants } from '@/domain/membership/premium'
import { amountDue, paysPremium } from '@/domain/cart/pricing'
import { toSgd } from '@/lib/money/money'
import { addToCart, applyDiscountCode, emptyTheCart } from '@/store/cart/cartThunks'
import { db } from '@mocks/db/db'
import { confirmPayment } from '@mocks/db/commerce/payments'
import { failRenewal } from '@mocks/db/commerce/subscriptions'
import { signInAs } from '@mocks/personas'
import { annual, cartStore, goods, kit, pass } from '@tests/payments/cartStore'
import { callingAs, toasts } from '@tests/calling'

let stop = () => {}
afterEach(() => stop())

type Persona = NonNullable<Parameters<typeof cartStore>[0]>

/** Fills the cart of a persona; `pay` checks out, `words` returns the toasts since then. */
async function withCart(persona: Persona, ...items: Parameters<typeof addToCart>[0]) {
  const made = cartStore(persona)
  stop = made.stop
  await vi.waitFor(() => expect(made.cart().status).toBe('ready'))
  await made.dispatch(emptyTheCart())
  if (items.length > 0) await made.dispatch(addToCart(items))
  const due = () => {
    const { cart, calculated } = made.cart()
    const member = made.store.getState().auth.user?.isPremiumMember
    return toSgd(calculated ? amountDue(calculated, paysPremium(cart, member)) : 0)
  }
  const pay = async (stripeTokenId: string | null, total = due()) => {
    const { hkdRate = 0, cart } = made.cart()
    const discountCode = cart.discountCode ?? null
    const call = cartApi.endpoints.checkoutCart.initiate({ hkdRate, body: { discountCode, total, stripeTokenId } })
    return made.dispatch(call)
  }
  const said = toasts().length
  return { ...made, due, pay, words: () => toasts().slice(said) }
}
const errorOf = (result: { error?: unknown }) => result.error as ApiError
const ordersOf = (userId: string) => db.orders.filter((row) => row.userId === userId)
const cartOf = (userId: string) => db.carts.find((row) => row.userId === userId)?.cart

describe('checkout', () => {
  it('charges the displayed total, creates order and invoice, and empties the cart (R-CART-09)', async () => {
    const before = db.invoices.length
    const { pay, cart, words } = await withCart('member', { ...pass, quantity: 2 }, kit)
    const { data } = await pay('tok_visa_4242')
    expect(data).toMatchObject({
      savedToAccount: true,
      order: { status: 'PENDING_ACTIVATION', calculated: { total: 750 } },
    })
    expect(data?.order?.items.map(({ title, status }) => [title, status])).toEqual([
      ['Hot desk day pass', 'PENDING_ACTIVATION'],
      ['Brand identity kit', 'ACTIVE'],
    ])
    expect(db.invoices).toHaveLength(before + 1)
    // 750 × 9 ÷ 109 = 61.93
    expect(db.invoices.at(-1)).toMatchObject({ amount: 750, gst: 61.93, orderId: data?.order?.orderId, status: 'PAID' })
    expect(cart()).toMatchObject({ cart: { items: [] }, confirmed: { items: [] }, status: 'ready', pending: [] })
    expect(cartOf('u-member')?.items).toEqual([])
    expect(words()).toEqual(['success: Checkout complete'])
  })
  it('charges premium prices if premium is in the cart, and makes the user premium (R-CART-10)', async () => {
    const { pay, due, store } = await withCart('member', annual, { ...pass, quantity: 2 })
    expect(due()).toBe(139)
    await pay('tok_visa_4242')
    const user = db.users.find(({ userId }) => userId === 'u-member')
    expect(user).toMatchObject({ isPremiumMember: true, tier: 'annual' })
    expect(db.subscriptions.at(-1)).toMatchObject({ userId: 'u-member', plan: 'annual', status: 'ACTIVE', cents: 9900 })
    await vi.waitFor(() => expect(store.getState().auth.user?.isPremiumMember).toBe(true))
  })
  it('charges the top-up for a plan change, and ends the old plan', async () => {
    const { pay, cart } = await withCart('premium', goods('premium-membership', premiumVariants.ultra))
    const topUp = cart().calculated?.requiredMembershipTopUp ?? 0
    expect(topUp).toBeGreaterThan(0)
    expect(topUp).toBeLessThan(199)
    expect((await pay('pm_u-premium')).data?.order).toMatchObject({
      status: 'COMPLETE',
      calculated: { totalPremium: topUp },
    })
    const mine = db.subscriptions.filter(({ userId, plan }) => userId === 'u-premium' && plan)
    expect(mine.filter(({ status }) => status === 'ACTIVE').map(({ plan }) => plan)).toEqual(['ultra'])
  })
  it('replaces a plan whose renewal was not paid (R-CART-02)', async () => {
    failRenewal('u-premium')
    const { pay, dispatch } = await withCart('premium', goods('premium-membership', premiumVariants.ultra))
    expect((await pay('tok_visa_4242')).data?.order?.status).toBe('COMPLETE')
    const { data = [] } = await dispatch(subscriptionsApi.endpoints.listMySubscriptions.initiate())
    const plans = data.flatMap(({ plan, status }) => (plan ? [`${plan} ${status}`] : []))
    expect(plans).toEqual(['ultra ACTIVE', 'annual ENDED'])
  })
})

describe('failures that the page shows itself, without a toast', () => {
  it.each([
    ['tok_declined_card_declined_0002', 'card_declined', 'Your card was declined.'],
    ['tok_declined_expired_card_0069', 'expired_card', 'Your card has expired.'],
    ['tok_declined_incorrect_cvc_0127', 'incorrect_cvc', 'Your card’s security code is incorrect.'],
    [
      'tok_declined_processing_error',
      'processing_error',
      'An error occurred while processing your card. Please try again.',
    ],
    ['tok_declined_odd', 'card_declined', 'Your card was declined.'],
  ])('%s', async (token, code, message) => {
    const { pay, cart, words } = await withCart('member', kit)
    const orders = ordersOf('u-member').length
    expect(errorOf(await pay(token))).toMatchObject({ status: 402, code, message })
    expect(ordersOf('u-member')).toHaveLength(orders)
    // A decline keeps the cart.
    expect(cart()).toMatchObject({ cart: { items: [{ uid: kit.uid }] }, status: 'ready' })
    expect(words()).toEqual([])
  })
  it('rejects an inactive code, an empty cart, a missing card, another user’s card and unmet restrictions with 422', async () => {
    const { pay, dispatch, store } = await withCart('member', kit)
    await dispatch(applyDiscountCode('DOER10'))
    const code = db.discountCodes.find((row) => row.code === 'DOER10')
    if (code) code.active = false
    expect(errorOf(await pay('tok_visa_4242'))).toMatchObject({
      status: 422,
      message: 'This discount code is no longer active.',
    })
    if (code) code.active = true
    for (const source of [null, 'pm_u-premium']) expect(errorOf(await pay(source)).status).toBe(422)
    await dispatch(emptyTheCart())
    expect(errorOf(await pay('tok_visa_4242', 0)).message).toBe('Your cart is empty.')
    await dispatch(addToCart([goods('company-registration', 'company-local')]))
    expect(errorOf(await pay('tok_visa_4242'))).toMatchObject({ status: 422, code: 'not_eligible' })
    expect(store.getState().cart.cart.items).toHaveLength(1)
  })
})

it('reports a payment whose order was not saved, and lists it as an orphaned charge (R-CART-20)', async () => {
  db.flags.orderNotSaved = true
  const { pay, cart, words } = await withCart('member', kit)
  const [orders, orphans] = [ordersOf('u-member').length, db.orphanedCharges.length]
  expect((await pay('tok_visa_4242')).data).toEqual({ savedToAccount: false })
  expect(ordersOf('u-member')).toHaveLength(orders)
  expect(db.orphanedCharges).toHaveLength(orphans + 1)
  expect(db.orphanedCharges[0]).toMatchObject({ amount: 69_000, userId: 'u-member' })
  expect(cart().cart.items).toEqual([])
  expect(words()).toEqual([
    'info: Checkout was successful, but there was a problem saving your order to your account. Our team has been notified',
  ])
})

it('returns an order that an administrator completed before the bank confirmed as paid, and charges it once', async () => {
  const { pay, dispatch } = await withCart('member', annual, kit)
  const secret = (await pay('tok_3ds_visa_3155')).data?.client_secret ?? ''
  const id = ordersOf('u-member').at(-1)?.orderId ?? ''
  const { call, become } = callingAs('admin')
  expect((await call(adminOrdersApi.endpoints.completeOrder.initiate({ id }))).data?.status).toBe('COMPLETE')
  const invoices = db.invoices.length
  confirmPayment(secret, true)
  become(signInAs('member')?.token)
  const body = { sessionId: secret.replace(/_secret.*$/, '') }
  const finished = await dispatch(ordersApi.endpoints.useOrderSession.initiate({ body }))
  expect(finished.data).toMatchObject({ orderId: id, status: 'COMPLETE' })
  expect(db.invoices).toHaveLength(invoices)
})

describe('team checkout', () => {
  const buy = async (persona: Persona) => {
    const made = await withCart(persona, goods('e-signature', 'e-signature-year', { quantity: 3 }))
    const { hkdRate = 0 } = made.cart()
    const body = {
      teamId: 'team-acme',
      discountCode: null,
      total: made.due(),
      stripeTokenId: 'tok_visa_4242',
      subscriptionIdReference: null,
      solutionUidReference: null,
    }
    return { ...made, result: await made.dispatch(cartApi.endpoints.checkoutTeamCart.initiate({ hkdRate, body })) }
  }
  it('creates order and units for the team, and no timeline entry: the client records it', async () => {
    const { result, cart } = await buy('owner')
    expect(result.data?.order).toMatchObject({ teamId: 'team-acme', status: 'PENDING_ACTIVATION' })
    const subscription = db.teamSubscriptions.at(-1)
    expect(subscription).toMatchObject({ teamId: 'team-acme', solutionUid: 'e-signature', interval: 'year', price: 84 })
    const units = db.doSubscriptions.filter(({ subscriptionId }) => subscriptionId === subscription?.subscriptionId)
    expect(units.map(({ status }) => status)).toEqual(['VACANT', 'VACANT', 'VACANT'])
    expect(db.activities.some(({ targetName }) => targetName === 'E-signature, Annual')).toBe(false)
    expect(cart().cart.items).toEqual([])
  })
  it('is allowed for owner and administrators only', async () => {
    for (const persona of ['finance', 'team-member', 'member'] as const)
      expect(errorOf((await buy(persona)).result).status).toBe(403)
  })
})

describe('India premium (O-27)', () => {
  const buy = async (persona: Persona, threeMonth: boolean, total: number) => {
    const made = await withCart(persona)
    const { hkdRate = 5.84 } = made.cart()
    const body = { discountCode: null, total, threeMonth }
    return made.dispatch(cartApi.endpoints.checkoutIndiaPremium.initiate({ hkdRate, body }))
  }
  it('charges the rupee price in Singapore dollars, and requires authentication without a saved card', async () => {
    expect((await buy('india', false, 3.65)).data).toMatchObject({ requires_action: true })
  })
  it('charges the saved card if there is one', async () => {
    const card = db.paymentMethods.find(({ ownerId }) => ownerId === 'u-premium')
    if (card) db.paymentMethods.push({ ...card, id: 'pm_india', ownerId: 'u-india', isDefault: true })
    expect((await buy('india', true, 10.22)).data?.order).toMatchObject({
      status: 'COMPLETE',
      items: [{ variationUid: 'premium-india-quarterly' }],
    })
    expect(db.users.find(({ userId }) => userId === 'u-india')?.tier).toBe('indiaQuarterly')
  })
  it('is only sold to members in India, at the current price, in every checkout', async () => {
    const india = goods('premium-membership', premiumVariants.india)
    const { pay, dispatch } = await withCart('member', india)
    expect(errorOf(await pay('tok_visa_4242'))).toMatchObject({
      status: 422,
      message: 'The India monthly plan is for members who live in India. Please choose another plan.',
    })
    const { data: mine = [] } = await dispatch(ordersApi.endpoints.listMyOrders.initiate())
    expect(mine.flatMap(({ items }) => items).some(({ variationUid }) => variationUid === india.variationUid)).toBe(
      false,
    )
    expect(errorOf(await buy('member', false, 3.65)).status).toBe(422)
    expect(errorOf(await buy('india', true, 699)).status).toBe(409)
  })
})
