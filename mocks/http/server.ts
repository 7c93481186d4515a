import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { applyEnv, readEnv } from '@/lib/env'
import { requestLog } from '../requestLog'
import { resetMocks } from '../settings/reset'
import { settingNames } from '../settings/urlSettings'
import { answerCall, logDelivery } from './calls'
import { callers } from './callers'
import { allowOrigin, answerPreflight, isPreflight } from './cors'
import { deliveries } from './deliveries'
import { indexPage } from './indexPage'
import { applyToServer, takeSettings } from './settings'

export type Options = {
  /** 0 chooses a free port. */
  port: number
  /** The address to listen on; by default all addresses of the machine. */
  host?: string
  /** Takes each line of the log. */
  print: (line: string) => void
}

export type MockServer = { port: number; url: string; close: () => void }

/**
 * Serves the mocks over HTTP: calls under /api, documents under /content, the log and its reset under /mocks.
 * @throws the error of Node if the port is taken
 */
export async function startMockServer({ port: wanted, host, print }: Options): Promise<MockServer> {
  const server = createServer((request, response) => {
    answer(request, response, print).catch((error: unknown) => {
      console.error(`Mocks: ${request.method} ${request.url} could not be answered`, error)
      response.destroy()
    })
  })
  // Disables keep-alive: when a kept-alive connection breaks without a byte, browsers resend the request, even a POST.
  server.maxRequestsPerSocket = 1
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(wanted, host, done)
  })
  const { port } = server.address() as AddressInfo
  const url = `http://localhost:${port}`
  Object.assign(globalThis, { location: new URL(url) })
  applyEnv(
    readEnv({
      VITE_STAGE: 'local',
      VITE_MOCKS: '1',
      VITE_API_BASE_URL: `${url}/api`,
      VITE_CONTENT_URL: `${url}/content`,
      VITE_COOKIE_PREFIX: process.env.VITE_COOKIE_PREFIX,
    }),
  )
  await resetAll()
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port, url, close }
}

async function resetAll(): Promise<void> {
  // Requests that hang are released before the reset: later they would change the fresh state.
  requestLog.releaseHung()
  await new Promise(setImmediate)
  resetMocks()
  deliveries.clear()
  callers.standing = undefined
}

async function answer(request: IncomingMessage, response: ServerResponse, print: (line: string) => void) {
  allowOrigin(request, response)
  if (isPreflight(request)) return answerPreflight(response)
  const { method = 'GET', headers } = request
  // The mocks expect their own origin, by whatever host name the machine was reached.
  const url = new URL(location.origin + request.url)
  const { settings, problems } = takeSettings(request, url)
  const isCall = /^\/(api|content)\//.test(url.pathname)
  if (!isCall)
    for (const name of url.searchParams.keys()) problems.push(`${name}: the settings are ${settingNames.join(', ')}`)
  if (problems.length > 0) {
    const refused = { as: 'visitor', method, path: url.pathname, status: 400, ms: 0, fault: problems.join('; ') }
    logDelivery({ time: new Date().toISOString(), ...refused }, print)
    return sendJson(response, 400, { message: `${problems.join('; ')}. The names are listed at ${location.origin}/` })
  }
  if (isCall) return answerCall(request, response, url, settings, print)
  if (method === 'POST' && url.pathname === '/mocks/reset') await resetAll()
  applyToServer(settings)
  switch (`${method} ${url.pathname}`) {
    case 'GET /':
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      return response.end(indexPage(`http://${headers.host ?? url.host}`))
    case 'GET /mocks/log':
      return sendJson(response, 200, deliveries.read())
    case 'POST /mocks/reset':
      // The reset button of the page: the browser returns to the page.
      if (headers.accept?.includes('text/html')) return response.writeHead(303, { location: '/' }).end()
      return sendJson(response, 200, { ok: true })
    default:
      return sendJson(response, 404, { message: 'Calls are under /api, documents under /content, this server at /' })
  }
}

function sendJson(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(json))
}
