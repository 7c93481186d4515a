import { operations, type Operation } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { wrongKinds } from './files/bodyKinds'
import { whyClosed } from './configFlags'
import { db } from './db/db'
import { handlers } from './handlers'
import { callerOf, enforce, findRoute, HttpError, reject } from './http'

/** A request as received by the server. */
export type Call = {
  request: Request
  method: string
  /** Relative to the API's base path: `/user/me`. */
  path: string
  query: URLSearchParams
  /** The raw request body. */
  text: string | undefined
}

/** The response: JSON, a file, or no body. */
export type Reply = {
  status: number
  headers?: Record<string, string>
  json?: unknown
  file?: { blob: Blob; media: string }
}

/** The contract operation that a request matches. */
export const routeOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => {
  try {
    return findRoute(method, path)
  } catch {
    // A path that cannot be decoded matches no route.
    return undefined
  }
}

/** Handles one request as the server would, including 404, 401, 403 and 422. Never throws. */
export async function handleRequest(call: Call): Promise<Reply> {
  try {
    const found = routeOf(call)
    if (!found) reject(404, 'There is no such call')
    return reply(found.id, await handle(found.id, found.params, call))
  } catch (thrown) {
    if (thrown instanceof HttpError) return problem(thrown)
    console.error(`Mocks: ${call.method} ${call.path} crashed`, thrown)
    return { status: 500, json: { message: 'Something went wrong' } }
  }
}

async function handle(id: OperationId, params: Record<string, string>, call: Call): Promise<unknown> {
  const operation = operations[id]
  const user = callerOf(call.request)
  enforce(id, user)
  const closed = whyClosed(db.config, id)
  if (closed) reject(403, closed)
  const context = {
    path: typed(params, operation),
    query: typed(Object.fromEntries(call.query), operation),
    body: operation.body ? bodyOf(id, call, operation.body) : undefined,
    db,
    user,
    get me() {
      return user ?? reject(401, 'Please sign in')
    },
    request: call.request,
  }
  // The handler was found through the contract, so path, query and body have the types it expects.
  const handler = handlers[id] as ((context: unknown) => unknown) | undefined
  if (!handler) return reject(501, `No handler for ${id}`)
  return handler(context)
}

function typed(values: Record<string, string>, { typed: kinds = {} }: Operation): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const kind = kinds[name]
      if (kind === 'boolean') return [name, value === 'true']
      if (kind !== 'number') return [name, value]
      const number = Number(value)
      return Number.isFinite(number) && value.trim() !== '' ? [name, number] : reject(422, `${name} must be a number`)
    }),
  )
}

function bodyOf(id: OperationId, { text }: Call, required: string[]): unknown {
  let body: unknown
  try {
    body = JSON.parse(text ?? '')
  } catch {
    reject(422, 'The body could not be read')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) reject(422, 'The body could not be read')
  const missing = required.filter((name) => (body as Record<string, unknown>)[name] === undefined)
  if (missing.length > 0)
    reject(422, `${missing.join(', ')} missing`, {
      fields: Object.fromEntries(missing.map((name) => [name, 'This field is required'])),
    })
  const wrong = wrongKinds(id, body)
  const [first] = Object.keys(wrong)
  if (first !== undefined) reject(422, `${first}: ${wrong[first] ?? ''}`, { fields: wrong })
  return body
}

function reply(id: OperationId, result: unknown): Reply {
  const { media } = operations[id]
  if (media === null) return { status: 204 }
  if (result instanceof Blob) return { status: 200, file: { blob: result, media } }
  return { status: 200, json: result ?? null }
}

/** Converts an HttpError to the contract's Problem. */
export function problem({ status, message, more: { retryAfter, ...more } }: HttpError): Reply {
  return {
    status,
    json: { message, ...more },
    ...(retryAfter === undefined ? {} : { headers: { 'Retry-After': String(retryAfter) } }),
  }
}
