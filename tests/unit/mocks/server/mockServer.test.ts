import { beforeEach, expect, test } from 'vitest'
import { db } from '@mocks/db/db'
import { askBankFirst, finishPayments } from '@mocks/db/commerce/payments'
import { requestLog } from '@mocks/requestLog'
import { fail } from '@mocks/settings/faults'
import { signInAs, type Persona } from '@mocks/personas'
import { serve } from '@mocks/serve'
import { watch } from '@tests/watch'

type Sent = { as?: Persona; method?: string; body?: unknown; text?: string; credentials?: RequestCredentials }

const send = (path: string, { as, method = 'GET', body, text, credentials = 'include' }: Sent = {}) => {
  const token = as && signInAs(as)?.token
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body))
  return serve(
    new Request(`http://localhost:3000/api${path}`, {
      method,
      credentials,
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      ...(sent === undefined ? {} : { body: sent }),
    }),
  )
}

const answerOf = async (response: Response) => [response.status, await response.json()] as const

beforeEach(() => watch.allowContractBreach())

test.each([
  ['an unknown path', '/nowhere', {}, 404, 'There is no such call'],
  ['a path that cannot be decoded', '/user/name/%E0%A4%A', {}, 404, 'There is no such call'],
  ['another method', '/login', {}, 404, 'There is no such call'],
  ['no session', '/user/me', {}, 401, 'Please sign in'],
  ['a member calling an administrator operation', '/orders/all', { as: 'member' }, 403, 'Administrators only'],
  ['a body that is not JSON', '/login', { method: 'POST', text: '{"email' }, 422, 'The body could not be read'],
  ['a body that is a list', '/login', { method: 'POST', body: [] }, 422, 'The body could not be read'],
  ['no body', '/login', { method: 'POST' }, 422, 'The body could not be read'],
  ['an invalid number', '/user/cart/abc', { as: 'member' }, 422, 'hkdRate must be a number'],
] as const)('%s is rejected', async (_what, path, sent, status, message) => {
  expect(await answerOf(await send(path, sent))).toEqual([status, { message }])
})

test('a connection dropped before the handler leaves the state unchanged, one dropped after does not', async () => {
  const body = { email: 'premium@doers.test', password: 'Doers-2026!' }
  const sessions = db.sessions.length
  fail('login', { drop: 'before', times: 1 })
  expect((await send('/login', { method: 'POST', body })).type).toBe('error')
  expect(db.sessions).toHaveLength(sessions)
  fail('login', { drop: 'after', times: 1 })
  expect((await send('/login', { method: 'POST', body })).type).toBe('error')
  expect(db.sessions).toHaveLength(sessions + 1)
  fail('login', { drop: 'during', times: 1 })
  expect((await send('/login', { method: 'POST', body })).type).toBe('error')
  expect(db.sessions).toHaveLength(sessions + 2)
  expect(requestLog.read().map(({ status }) => status)).toEqual(['lost', 'lost', 'lost'])
})

test('a request without credentials is reported (R-API-02)', async () => {
  await send('/user/loginStatus', { credentials: 'same-origin' })
  expect(requestLog.read()[0]?.complaint).toBe('GET /user/loginStatus was sent without credentials')
  watch.forgetCalls()
})

test('a payment is completed once, after the bank confirms it', async () => {
  const paid: unknown[] = []
  finishPayments<{ cents: number }>('test', ({ cents }, userId) => paid.push([cents, userId]))
  const clientSecret = askBankFirst('test', { cents: 9900 }, 'u-member')
  const refusedSecret = askBankFirst('test', { cents: 1 }, 'u-member')
  const confirm = (secret: string, completed: boolean) =>
    send('/__mocks/confirmations', { method: 'POST', body: { clientSecret: secret, completed } })
  await confirm(refusedSecret, false)
  expect(paid).toEqual([])
  await confirm(clientSecret, true)
  await confirm(clientSecret, true)
  expect(paid).toEqual([[9900, 'u-member']])
  expect(db.pendingPayments).toEqual([])
})
