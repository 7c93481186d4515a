import { expect, test } from 'vitest'
import { cartApi } from '@/api/commerce/cart'
import { intent } from '@/api/client/callNotes'
import { connectionsApi } from '@/api/account/connections'
import { invoicesApi } from '@/api/commerce/invoices'
import { db } from '@mocks/db/db'
import { requestLog } from '@mocks/requestLog'
import { callingAs, toasts } from '@tests/calling'
import { pass } from '@tests/payments/cartStore'

const { calculateCart } = cartApi.endpoints
const asked = (discountCode: string | null = null) => ({
  hkdRate: db.exchangeRates.rates.HKD ?? 0,
  body: { cart: { discountCode, items: [pass] } },
})
const sent = () => requestLog.read().filter(({ id }) => id === 'calculateCart')

test('a computing call is shared by those that ask for the same at the same time', async () => {
  const { call } = callingAs('visitor')
  const [one, other] = await Promise.all([call(calculateCart.initiate(asked())), call(calculateCart.initiate(asked()))])
  expect(one.data?.calculated?.total).toBeGreaterThan(0)
  expect(other.data).toEqual(one.data)
  expect(sent()).toHaveLength(1)
})

test('a computing call with another body is another request', async () => {
  const { call } = callingAs('visitor')
  const answers = await Promise.all([
    call(calculateCart.initiate(asked())),
    call(calculateCart.initiate(asked('DOER10'))),
  ])
  expect(answers.every(({ isSuccess }) => isSuccess)).toBe(true)
  expect(sent()).toHaveLength(2)
})

test('a computing call is no write: nothing blocks it', async () => {
  const { call, session } = callingAs('visitor')
  session.blockWrite = async () => 'Switch accounts first.'
  expect((await call(calculateCart.initiate(asked()))).isSuccess).toBe(true)
})

test('an intent decides the toast, but is neither sent nor part of the cache key', async () => {
  const { call } = callingAs('visitor')
  const quiet = call(calculateCart.initiate(asked()))
  await quiet
  expect(toasts()).toEqual([])
  const said = call(calculateCart.initiate({ ...asked(), [intent]: 'add' }, { forceRefetch: true }))
  await said
  expect(toasts()).toEqual(['success: Item added to cart'])
  expect(said.queryCacheKey).toBe(quiet.queryCacheKey)
  const [first, second] = sent()
  expect(second).toMatchObject({ path: first?.path, sent: first?.sent })
})

test('a call that is used for several acts is not made without saying for which', () => {
  const { deleteConnection } = connectionsApi.endpoints
  // @ts-expect-error -- the intent is missing
  deleteConnection.initiate({ teamId: 'team-acme', memberId: 'con-owner' })
  // @ts-expect-error -- the name of the file is missing
  invoicesApi.endpoints.getInvoicePdf.initiate({ id: 'inv-1' })
  expect(deleteConnection.initiate({ teamId: 'team-acme', memberId: 'con-owner', [intent]: 'removal' })).toBeDefined()
})
