import { expect, test } from 'vitest'
import { db } from '@mocks/db/db'
import { personas, signInAs } from '@mocks/personas'
import { applyScenario, type ScenarioName } from '@mocks/scenarios'
import { serve } from '@mocks/serve'

/** Applies a scenario and sends requests as its persona. */
function play(name: ScenarioName) {
  const persona = applyScenario(name) ?? 'visitor'
  const token = signInAs(persona)?.token
  const call = async <T>(method: string, path: string, body?: unknown): Promise<{ status: number; json: T }> => {
    const response = await serve(
      new Request(`http://localhost:3000/api${path}`, {
        method,
        credentials: 'include',
        headers: token ? { Authorization: `Bearer ${token}` } : {},
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    return { status: response.status, json: (await response.json()) as T }
  }
  const read = async <T>(path: string) => (await call<T>('GET', path)).json
  return { call, read, userId: personas[persona].userId }
}

const rate = () => db.exchangeRates.rates.HKD

type CartAnswer = { cart: { items: unknown[] }; calculated: { total: number; totalPremium: number } }

test('cart-with-premium: a free member is about to become premium', async () => {
  const { read } = play('cart-with-premium')
  const { cart } = await read<CartAnswer>(`/user/cart/${rate()}`)
  expect(cart.items).toHaveLength(2)
  expect(cart.items[0]).toMatchObject({ uid: 'premium-membership' })
})

test('cart-free: the total is zero', async () => {
  const { read } = play('cart-free')
  expect((await read<CartAnswer>(`/user/cart/${rate()}`)).calculated.total).toBe(0)
})

const pay = async ({ call, read, userId }: ReturnType<typeof play>) => {
  const { calculated } = await read<CartAnswer>(`/user/cart/${rate()}`)
  const card = db.paymentMethods.find(({ ownerId }) => ownerId === userId)?.id ?? 'tok_visa_4242'
  const total = userId === 'u-premium' ? calculated.totalPremium : calculated.total
  const cart = db.carts.find((row) => row.userId === userId)?.cart
  return call<{ requires_action?: boolean; client_secret?: string; savedToAccount?: boolean; code?: string }>(
    'POST',
    `/user/cart/checkout/${rate()}`,
    { discountCode: cart?.discountCode ?? null, total, stripeTokenId: card },
  )
}

test.each([
  ['card-declined', 'card_declined'],
  ['card-no-funds', 'insufficient_funds'],
  ['card-expired', 'expired_card'],
] as const)('%s: the bank gives a decline code', async (name, code) => {
  expect(await pay(play(name))).toMatchObject({ status: 402, json: { code } })
})

test('3ds: the bank requires authentication, and confirming it completes the order', async () => {
  const story = play('3ds')
  const before = (await story.read<unknown[]>('/orders')).length
  const { json } = await pay(story)
  expect(json.requires_action).toBe(true)
  await story.call('POST', '/__mocks/confirmations', { clientSecret: json.client_secret, completed: true })
  const orders = await story.read<{ status: string }[]>('/orders')
  expect(orders.length).toBe(before + 1)
  expect((await story.read<CartAnswer>(`/user/cart/${rate()}`)).cart.items).toEqual([])
})

test('order-not-saved: the payment succeeds without an order', async () => {
  const story = play('order-not-saved')
  const before = (await story.read<unknown[]>('/orders')).length
  expect(await pay(story)).toMatchObject({ status: 200, json: { savedToAccount: false } })
  expect((await story.read<unknown[]>('/orders')).length).toBe(before)
})

test('payment-answer-lost: the order is created, but the response is lost', async () => {
  const story = play('payment-answer-lost')
  const before = db.orders.length
  await expect(pay(story)).rejects.toThrow()
  expect(db.orders.length).toBe(before + 1)
})

test('payment-request-lost: neither order nor response', async () => {
  const story = play('payment-request-lost')
  const before = db.orders.length
  await expect(pay(story)).rejects.toThrow()
  expect(db.orders.length).toBe(before)
})

test.each([
  ['cannot-remove-card', '/stripe/customerPaymentMethodCanBeRemoved', { canBeRemoved: false }],
  ['no-payment-method', '/stripe/paymentMethods', []],
  ['no-orders', '/orders', []],
  ['team-no-seats', '/teams/team-acme/vacant-seats', 0],
  ['pending-activation-zero', '/orders/countPendingActivation', { count: 0 }],
  ['no-invitations', '/connections/me/invitations', []],
  ['no-notifications', '/me/notifications', []],
  ['kyc-rejected', '/pixelPai/user', [{ kyc_status: 'rejected' }]],
  ['kyc-unknown', '/pixelPai/user', [{ kyc_status: 'awaiting_manual_step_7' }]],
  ['personalisation-due', '/user/me/personalization-status', { done: false }],
  ['terms-due', '/user/me', { mustAgreeToTermsOfUse: true, mustAgreeToPrivacyPolicy: false }],
  ['country-us', '/user/country', { code: 'us', currency: 'USD' }],
] as const satisfies [ScenarioName, string, unknown][])('%s: GET %s', async (name, path, expected) => {
  const json = await play(name).read<unknown>(path)
  if (typeof expected === 'number') expect(Object.values(json as object)).toContain(expected)
  else if (Array.isArray(expected) && expected.length === 0) expect(json).toEqual([])
  else expect(json).toMatchObject(expected)
})

test.each([
  ['many-notifications', '/me/notifications', 500],
  ['solution-removed', '/me/unseenRemovedDoSubscriptions', 1],
  ['removal-notice', '/connections/me/removalStatus', 1],
  ['invitations-many', '/connections/me/invitations', 4],
] as const satisfies [ScenarioName, string, number][])('%s: GET %s returns at least %i', async (name, path, count) => {
  expect((await play(name).read<unknown[]>(path)).length).toBeGreaterThanOrEqual(count)
})

test.each(['unactivated', 'disabled'] as const)('%s: sign-in is rejected', async (name) => {
  const { call } = play(name)
  const { json } = await call<{ token?: string | null; errorMessage?: string; message?: string }>('POST', '/login', {
    email: 'member@doers.test',
    password: 'Doers-2026!',
  })
  expect(json.token ?? null).toBeNull()
  expect(json.errorMessage ?? json.message).toBeTruthy()
})
