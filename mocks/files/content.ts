import { env } from '@/lib/env'
import { cutOff } from '../settings/cuts'
import { requestLog, type LoggedRequest } from '../requestLog'
import { takeFault } from '../settings/faults'
import { environment } from '../settings/environment'
import type { Serving } from '../serve'

const emptied = new Set(['/solutions.json', '/blog.json'])

/** Absolute URL of the content source. */
export const contentBase = () => new URL(env.contentUrl, location.href).href.replace(/\/+$/, '')

/**
 * Answers a request to the content source.
 * @param read fetches the document itself: the static file in the browser, the repository's file in tests
 */
export async function serveContent(
  request: Request,
  read: (path: string) => Promise<Response>,
  { rules, onLogged }: Serving = {},
): Promise<Response> {
  const at = Date.now()
  const path = new URL(request.url).pathname.slice(new URL(contentBase()).pathname.length)
  const fault = takeFault('content', rules)
  const delay = environment.contentLatency + (fault?.delay ?? 0)
  if (delay > 0) await new Promise((done) => setTimeout(done, delay))
  if (fault?.hang) await requestLog.hang()
  const tell = (status: number | 'lost') => {
    const exchange: LoggedRequest = {
      id: 'content',
      method: request.method,
      path: `content${path}`,
      sent: undefined,
      status,
      at,
      ms: Date.now() - at,
      ...(fault ? { fault } : {}),
    }
    requestLog.add(exchange)
    onLogged?.(exchange)
  }
  if (fault?.drop) {
    tell('lost')
    return cutOff(fault.drop, fault.drop === 'during' ? await read(path) : undefined)
  }
  const response = fault?.status === undefined ? await read(path) : new Response('', { status: fault.status })
  tell(response.status)
  if (fault?.body === 'html')
    return new Response('<!doctype html><title>Portal</title>', { headers: { 'Content-Type': 'text/html' } })
  if (fault?.body)
    return new Response(fault.body === 'empty' ? '' : '{"cut', { headers: { 'Content-Type': 'application/json' } })
  if (environment.content === 'empty' && emptied.has(path)) return Response.json([])
  if (path !== '/maintenance.json' || !response.ok) return response
  return Response.json({ ...((await response.json()) as object), ...environment.maintenance })
}
