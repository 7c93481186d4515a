import { bypass } from 'msw'
import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { apiBase } from './serve'
import { environment } from './settings/environment'
import { routeOf } from './handleRequest'
import { requestLog } from './requestLog'

/** The dev server passes what is below this path on to `VITE_BACKEND_URL` (mocks/build/backendProxy.ts). */
const proxied = '/backend'

/** What a real backend can answer: everything, a tag of the contract, or one operation. */
export const backendTargets: readonly string[] = [
  '*',
  ...new Set(Object.values(operations).map(({ domain }) => domain)),
  ...Object.keys(operations),
]

/** Whether the real backend answers an operation instead of the mocks. */
export function isReal(id: OperationId | undefined): boolean {
  const named = id === undefined ? ['*'] : ['*', id, operations[id].domain]
  return environment.backend.some((target) => named.includes(target))
}

const pathOf = ({ url }: Request) => {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`.slice(apiBase().length)
}

/** Whether the real backend answers a request. */
export const isForBackend = (request: Request): boolean =>
  isReal(routeOf({ method: request.method, path: pathOf(request) })?.id)

/** Sends a request to the real backend, through the dev server, and logs its response as if the mocks had sent it. */
export async function askBackend(request: Request, send: typeof fetch = (input) => fetch(bypass(input as Request))) {
  const at = Date.now()
  const { method, headers } = request
  const path = pathOf(request)
  const sent = method === 'GET' ? '' : await request.clone().text()
  const forwarded = new Request(new URL(`${proxied}${path}${new URL(request.url).search}`, location.href), {
    method,
    headers,
    credentials: 'include',
    ...(sent ? { body: sent } : {}),
  })
  const log = (status: number | 'lost', json?: unknown) =>
    requestLog.add({
      id: routeOf({ method, path })?.id,
      method,
      path,
      sent: sent || undefined,
      status,
      at,
      ms: Date.now() - at,
      isReal: true,
      ...(json === undefined ? {} : { json }),
    })
  try {
    const answer = await send(forwarded)
    const isJson = answer.headers.get('content-type')?.includes('json')
    log(answer.status, isJson ? await answer.clone().json() : undefined)
    return answer
  } catch {
    log('lost')
    return Response.error()
  }
}
