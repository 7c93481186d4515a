import { execFile } from 'node:child_process'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { signInAs } from '@mocks/personas'
import { requestLog } from '@mocks/requestLog'
import { serve } from '@mocks/serve'
import { testTimeout } from '@tests/waits'

let server: Server | undefined
const closed = () => new Promise<void>((done) => (server ? server.close(() => done()) : done()))

afterEach(async () => {
  await closed()
  server = undefined
})

const requestOf = ({ url = '/', headers: { authorization } }: IncomingMessage) =>
  new Request(new URL(url, location.href), { credentials: 'include', headers: authorization ? { authorization } : {} })

/** Serves the mocks on a free port. @param change changes the JSON of a path */
async function serveMocks(change: (path: string, json: unknown) => unknown = (_path, json) => json): Promise<string> {
  const made = createServer((incoming, outgoing) => {
    void serve(requestOf(incoming)).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? ''
      const body = type.includes('json')
        ? JSON.stringify(change(incoming.url ?? '', await answer.json()))
        : Buffer.from(await answer.arrayBuffer())
      outgoing.writeHead(answer.status, { 'content-type': type }).end(body)
    })
  })
  server = made
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}/api`
}

/** Runs the command as a tester does, with patience for a busy machine. */
const runProbe = (args: string[], token?: string) =>
  new Promise<{ code: number; out: string }>((done) => {
    const env = { ...process.env, ...(token ? { PROBE_TOKEN: token } : {}) }
    const all = ['src/contract/probe/run.mjs', '--timeout', String(testTimeout / 1000), ...args]
    const child = execFile('node', all, { env }, (_error, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, out: stdout + stderr }),
    )
  })

describe('The probe', () => {
  it('finds that the mocks fit, reads everything that is safe once, and never prints the token', async () => {
    const token = signInAs('admin')?.token ?? ''
    const { code, out } = await runProbe([await serveMocks(), '--admin'], token)
    expect(out).not.toContain('differs')
    expect(code).toBe(0)
    expect(out).not.toContain(token)
    expect(out).toMatch(/^fits +listMyOrders {2}GET \/orders$/m)
    expect(out).toMatch(/^fits +getCart /m)
    const calls = requestLog.read()
    expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GET']))
    expect(calls.filter(({ path }) => path.includes('verify-url'))).toEqual([])
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
  })

  it('reports what differs, without personal values', async () => {
    const base = await serveMocks((path, json) => {
      if (path === '/api/user/me') return { ...(json as object), phone: 91234567, userId: false }
      return path === '/api/orders' ? { data: json } : json
    })
    const { code, out } = await runProbe([base, '--token', signInAs('member')?.token ?? ''])
    expect(code).toBe(1)
    expect(out).toMatch(/^differs +getMe /m)
    expect(out).toMatch(
      /`GET \/user\/me` \(getMe\) `data.userId`: string expected, boolean false found; the call fails, once/,
    )
    expect(out).toMatch(/`data.phone`: string expected, number of 8 digits found; kept as it is/)
    expect(out).toMatch(/`GET \/orders` \(listMyOrders\) `data`: list expected, object with data found/)
    expect(out).not.toMatch(/91234567|listUsers/)
  })

  it('tells a refused session and a server that is not there', async () => {
    const base = await serveMocks()
    const refused = await runProbe([base], 'not-a-session')
    expect(refused.out).toMatch(/^refused +getMe {2}GET \/user\/me {2}\(401\)$/m)
    expect(refused.code).toBe(0)
    await closed()
    expect(await runProbe([base])).toMatchObject({ code: 2, out: expect.stringContaining('no connection') })
  })
})
