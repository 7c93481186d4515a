import type { IncomingMessage, ServerResponse } from 'node:http'
import { settingNames } from '../settings/urlSettings'

/**
 * The headers that the app sends, and those of the mocks. They are listed, not echoed: a new one is blocked until it is
 * added, as on the API.
 */
const allowed = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  ...settingNames.map((name) => `X-Mocks-${name}`),
].join(', ')
const exposed = 'Retry-After, Content-Disposition, Content-Length, Date'

/** Lets pages of any origin read the response, as the API does for the app's origin. */
export function allowOrigin({ headers: { origin } }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('vary', 'Origin')
  if (!origin) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-expose-headers', exposed)
}

/** Whether a request is a CORS preflight. */
export const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

/** Answers a preflight. */
export function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': allowed,
    'access-control-max-age': '600',
  })
  response.end()
}
