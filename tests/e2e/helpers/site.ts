import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Shape } from '@/contract/types'
import { applyEnv, env, readEnv } from '@/lib/env'
import { encryptUser } from '@/store/session/userCookie'
import { serveContent } from '@mocks/files/content'
import { db } from '@mocks/db/db'
import { requestLog, type LoggedRequest } from '@mocks/requestLog'
import { fail, setRules } from '@mocks/settings/faults'
import { relay, toRequest } from '@mocks/http/exchange'
import { signInAs, type Persona } from '@mocks/personas'
import { resetMocks } from '@mocks/settings/reset'
import { applyScenario } from '@mocks/scenarios'
import { serve } from '@mocks/serve'
import { setEnvironment } from '@mocks/settings/environment'
import { candidates, headersFor, readHeaders } from '../../hosting/rules'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
}

/** The host's settings: the same build, configured by its config.json. */
const settings = {
  VITE_STRIPE_KEY: 'pk_live_endtoend',
  VITE_COOKIE_KEY: 'end-to-end-cookie-key',
  VITE_OAUTH_PROVIDERS: 'google',
}

/** Serves a build with its own headers and redirects, and the API from the mocks, on a free port. */
export async function startSite(dist: string) {
  const rules = readHeaders(readFileSync(join(dist, '_headers'), 'utf8'))
  const server = createServer((request, response) => void handle(dist, rules, request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.assign(globalThis, { location: new URL(url) })
  applyEnv(readEnv({ ...settings, VITE_STAGE: 'production' }))
  resetMocks()
  const calls: LoggedRequest[] = []
  requestLog.listen((exchange) => calls.push(exchange))
  const control = {
    db,
    fail,
    applyScenario,
    setEnvironment,
    cookiesOf,
    hasSeenAll,
    /** Ends all faults; hung requests are answered. */
    heal: () => {
      setRules([])
      requestLog.releaseHung()
    },
    /** All requests since the test began, oldest first. */
    calls: calls as readonly LoggedRequest[],
    reset: () => {
      resetMocks()
      calls.length = 0
    },
  }
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url, settings, close, control }
}

export type Site = Awaited<ReturnType<typeof startSite>>

/** Marks all dialogs as seen: the welcome, invitations, removal notices. */
function hasSeenAll(userId: string): void {
  db.userOptions = db.userOptions.filter((row) => row.userId !== userId)
  db.userOptions.push({ userId, options: { welcomeSeen: true } })
  for (const row of db.connections) Object.assign(row, { invitationSeen: true, removalSeen: true })
  for (const row of db.doSubscriptions) row.statusSeen = true
}

/** The cookies of a persona that is signed in; `claims` are added to the user cookie on top of the real data. */
function cookiesOf(persona: Persona, claims: Partial<Shape<'SessionUser'>> = {}): { name: string; value: string }[] {
  const { token, user } = signInAs(persona) ?? {}
  if (!token || !user) return []
  hasSeenAll(user.userId)
  return [
    { name: `${env.cookiePrefix}token`, value: token },
    { name: `${env.cookiePrefix}user`, value: encryptUser({ ...user, ...claims }, token) },
  ]
}

async function handle(
  dist: string,
  rules: ReturnType<typeof readHeaders>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = new URL(request.url ?? '/', location.href)
  if (url.pathname.startsWith('/api/')) return relay(await serve(await toRequest(request, url)), response)
  if (url.pathname.startsWith('/content/')) {
    const file = async (path: string) => {
      const found = join(dist, 'content', path)
      if (!existsSync(found)) return new Response('', { status: 404 })
      return new Response(readFileSync(found), { headers: { 'Content-Type': 'application/json' } })
    }
    return relay(await serveContent(new Request(url), file), response)
  }
  if (url.pathname === '/config.json') return relay(Response.json(settings), response)
  return serveFile(dist, rules, url.pathname, request.headers['accept-encoding'] ?? '', response)
}

function serveFile(
  dist: string,
  rules: ReturnType<typeof readHeaders>,
  path: string,
  accepts: string,
  response: ServerResponse,
): void {
  const names = path.startsWith('/assets/') ? [path] : candidates(path)
  const name = names.find(
    (one) => !one.includes('..') && existsSync(join(dist, one)) && statSync(join(dist, one)).isFile(),
  )
  if (!name || /^\/(_headers|_redirects|security-headers\.conf)$/.test(name)) {
    response.writeHead(404).end()
    return
  }
  const compressed = /\bbr\b/.test(accepts) && existsSync(join(dist, `${name}.br`))
  // The site runs on plain http here; upgrading requests would break it.
  const headers = headersFor(rules, path)
  const policy = (headers['content-security-policy'] ?? '').replace(/ upgrade-insecure-requests;/, '')
  response.writeHead(200, {
    ...headers,
    'content-security-policy': policy,
    'content-type': types[extname(name)] ?? 'application/octet-stream',
    ...(compressed ? { 'content-encoding': 'br' } : {}),
  })
  response.end(contentOf(join(dist, compressed ? `${name}.br` : name)))
}

const contents = new Map<string, Buffer>()

/** A file of the build, which does not change while it is tested. */
function contentOf(file: string): Buffer {
  const content = contents.get(file) ?? readFileSync(file)
  contents.set(file, content)
  return content
}
