import { afterEach, expect, test, vi } from 'vitest'
import { backendProxy } from '@mocks/build/backendProxy'
import { askBackend, isForBackend, isReal } from '@mocks/backend'
import { handleRequest } from '@mocks/handleRequest'
import { setEnvironment } from '@mocks/settings/environment'
import { requestLog } from '@mocks/requestLog'
import { watch } from '@tests/watch'

const api = (path: string, init?: RequestInit) => new Request(new URL(`/api${path}`, location.href), init)

afterEach(() => setEnvironment({ backend: [] }))

test('a call, a tag or everything goes to the real backend, the rest stays with the mocks', () => {
  expect(isReal('getMe')).toBe(false)
  setEnvironment({ backend: ['getMe', 'cart'] })
  expect(isReal('getMe')).toBe(true)
  expect(isReal('saveCart')).toBe(true)
  expect(isReal('listMyOrders')).toBe(false)
  expect(isForBackend(api('/user/me'))).toBe(true)
  expect(isForBackend(api('/orders'))).toBe(false)
  setEnvironment({ backend: ['*'] })
  expect(isReal('listMyOrders')).toBe(true)
})

test('a request reaches the proxy as it was sent, and its answer is logged', async () => {
  watch.allowContractBreach()
  const send = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ token: 'theirs' })))
  const body = JSON.stringify({ email: 'a@b.sg', password: 'x' })
  const headers = { Authorization: 'Bearer theirs', 'Content-Type': 'application/json' }
  const answer = await askBackend(api('/login?from=here', { method: 'POST', body, headers }), send)
  const [asked] = send.mock.calls[0] ?? []
  const { url, method } = asked as Request
  expect([method, url]).toEqual(['POST', new URL('/backend/login?from=here', location.href).href])
  expect((asked as Request).headers.get('authorization')).toBe('Bearer theirs')
  expect(await (asked as Request).text()).toBe(body)
  expect(await answer.json()).toEqual({ token: 'theirs' })
  expect(requestLog.read()[0]).toMatchObject({ id: 'login', status: 200, isReal: true, json: { token: 'theirs' } })
  const lost = await askBackend(api('/time'), () => Promise.reject(new TypeError('refused')))
  expect(lost.type).toBe('error')
  expect(requestLog.read()[0]).toMatchObject({ id: 'getTime', status: 'lost', isReal: true })
})

test('a token of the real backend counts as the persona’s on the mocks, but only while there is one', async () => {
  const me = () => {
    const request = api('/user/me', { headers: { Authorization: 'Bearer theirs' } })
    return handleRequest({ request, method: 'GET', path: '/user/me', query: new URLSearchParams(), text: undefined })
  }
  setEnvironment({ persona: 'owner' })
  expect((await me()).status).toBe(401)
  setEnvironment({ backend: ['session'] })
  expect((await me()).json).toMatchObject({ userId: 'u-owner' })
})

test('the proxy keeps the path below the base address of the backend', () => {
  expect(backendProxy(undefined)).toEqual({})
  const { target, rewrite } = backendProxy('https://sit.example.com/v1/api/')['/backend'] ?? {}
  expect([target, rewrite?.('/backend/user/me?x=1')]).toEqual(['https://sit.example.com', '/v1/api/user/me?x=1'])
})
