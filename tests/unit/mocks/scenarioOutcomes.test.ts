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
  ['card-expired', 'expired_card'],
] as const)('%s: the bank gives a decline code', async (name, code) => {
  expect(await pay(play(name))).toMatchObject({ status: 402, json: { code } })
})

test.each([
  ['no-payment-method', '/stripe/paymentMethods', []],
  ['country-us', '/user/country', { code: 'us', currency: 'USD' }],
] as const satisfies [ScenarioName, string, unknown][])('%s: GET %s', async (name, path, expected) => {
  const json = await play(name).read<unknown>(path)
  expect(json).toMatchObject(expected)
})

test.each([
  ['removal-notice', '/connections/me/removalStatus', 1],
  ['invitations-many', '/connections/me/invitations', 4],
] as const satisfies [ScenarioName, string, number][])('%s: GET %s returns at least %i', async (name, path, count) => {
  expect((await play(name).read<unknown[]>(path)).length).toBeGreaterThanOrEqual(count)
})

test('disabled: sign-in is rejected', async () => {
  const { call } = play('disabled')
  const { json } = await call<{ token?: string | null; errorMessage?: string; message?: string }>('POST', '/login', {
    email: 'member@doers.test',
    password: 'Doers-2026!',
  })
  expect(json.token ?? null).toBeNull()
  expect(json.errorMessage ?? json.message).toBeTruthy()
})
