import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startMockServer, type MockServer } from '@mocks/http/server'

let server: MockServer

beforeAll(async () => {
  server = await startMockServer({ port: 0, host: '127.0.0.1', print: () => undefined })
})
afterAll(() => server.close())
beforeEach(async () => {
  expect((await ask('/mocks/reset', { method: 'POST' })).status).toBe(200)
})

type Sent = { method?: string; headers?: Record<string, string>; json?: unknown }

const ask = (path: string, { method, headers = {}, json }: Sent = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: method ?? (json === undefined ? 'GET' : 'POST'),
    headers: { ...headers, ...(json === undefined ? {} : { 'Content-Type': 'application/json' }) },
    redirect: 'manual',
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })

const jsonOf = async (answer: Promise<Response>) => {
  const response = await answer
  return [response.status, (await response.json()) as unknown] as const
}

/** What a client receives of an answer: status, declared length, bytes, and how the connection broke. */
const received = (path: string, { headers = {}, json }: Sent) =>
  new Promise<{ status?: number; declared?: number; bytes: number; broke?: string }>((done) => {
    const asked = request(
      { host: '127.0.0.1', port: server.port, path, method: 'POST', headers, agent: false },
      (response) => {
        let bytes = 0
        const seen = { status: response.statusCode ?? 0, declared: Number(response.headers['content-length']) }
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('error', ({ code }: NodeJS.ErrnoException) => done({ ...seen, bytes, broke: code ?? '' }))
        response.on('end', () => done({ ...seen, bytes }))
      },
    )
    asked.on('error', ({ code }: NodeJS.ErrnoException) => done({ bytes: 0, broke: code ?? '' }))
    asked.end(JSON.stringify(json))
  })

const comments = '/api/blog-comments/price-for-the-week-you-have'
const countComments = async () => ((await (await ask(comments)).json()) as unknown[]).length
const signIn = { email: 'owner@doers.test', password: 'Doers-2026!' }
const asOwner = { 'X-Mocks-As': 'owner' }

test('a sign-in gives a token, and a call with it is answered', async () => {
  const [, signedIn] = await jsonOf(ask('/api/login', { json: signIn }))
  const { token } = signedIn as { token: string }
  const me = await jsonOf(ask('/api/user/me', { headers: { Authorization: `Bearer ${token}` } }))
  expect(me).toMatchObject([200, { email: 'owner@doers.test' }])
  const byCookie = await jsonOf(ask('/api/user/loginStatus', { headers: { Cookie: `a=b; dc_token=${token}` } }))
  expect(byCookie).toEqual([200, { loggedIn: true }])
})

test('a header names who makes a call, for this call only', async () => {
  expect(await jsonOf(ask('/api/user/me', { headers: asOwner }))).toMatchObject([200, { email: 'owner@doers.test' }])
  expect(await jsonOf(ask('/api/user/me?as=finance'))).toMatchObject([200, { email: 'finance@doers.test' }])
  const [, { token }] = (await jsonOf(ask('/api/login', { json: signIn }))) as [number, { token: string }]
  const headers = { Authorization: `Bearer ${token}`, 'X-Mocks-As': 'visitor' }
  expect((await ask('/api/user/me', { headers })).status).toBe(401)
  expect((await ask('/api/user/me')).status).toBe(401)
})

test('a fault answers with its status and Retry-After, as often as it says', async () => {
  await ask('/?fail=getMe:503=2x1')
  const refused = await ask('/api/user/me', { headers: asOwner })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect((await ask('/api/user/me', { headers: asOwner })).status).toBe(200)
})

test.each([
  ['before: nothing arrives, nothing has changed', 'drop', 'fetch failed', 0],
  ['during the answer: half of it arrives, the state has changed', 'drop-during', 'terminated', 1],
  ['after the state has changed: the answer is lost', 'drop-after', 'terminated', 1],
])('a line cut %s', async (_when, fault, told, made) => {
  const before = await countComments()
  const sent = { headers: { ...asOwner, 'X-Mocks-Fail': `createBlogComment:${fault}` }, json: { content: 'Half' } }
  const { declared = 0, bytes, broke } = await received(comments, sent)
  expect(broke).toBe('ECONNRESET')
  if (fault !== 'drop-after') expect(bytes).toBe(Math.floor(declared / 2))
  if (fault === 'drop-during') expect(bytes).toBeGreaterThan(10)
  await expect(ask(comments, sent).then((answer) => answer.text())).rejects.toThrow(told)
  expect(await countComments()).toBe(before + 2 * made)
})
