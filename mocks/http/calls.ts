import type { IncomingMessage, ServerResponse } from 'node:http'
import { paths } from '@/domain/navigation/paths'
import { serveContent } from '../files/content'
import { readContent } from '../files/contentFiles'
import type { LoggedRequest } from '../requestLog'
import { writeFault } from '../rule'
import { serve, type Serving } from '../serve'
import type { UrlSettings } from '../settings/urlSettings'
import { callers } from './callers'
import { deliveries, lineOf, type Delivery } from './deliveries'
import { relay, toRequest } from './exchange'
import { applyToCall } from './settings'

/** Answers a call under `/api` or a document under `/content`, and logs the outcome. */
export async function answerCall(
  incoming: IncomingMessage,
  response: ServerResponse,
  url: URL,
  settings: UrlSettings,
  print: (line: string) => void,
): Promise<void> {
  const begun = Date.now()
  const request = await toRequest(incoming, url)
  const { rules, as } = applyToCall(settings)
  callers.identify(request, as)
  const name = callers.nameOf(request)
  let exchange: LoggedRequest | undefined
  const answer = await answerOf(request, url, { rules, onLogged: (one) => (exchange = one) })
  // Logged before it is sent, so that a client with the answer finds it in the log.
  logDelivery(
    {
      time: new Date(begun).toISOString(),
      as: name,
      method: request.method,
      path: url.pathname + url.search,
      ...(exchange?.id ? { operation: exchange.id } : {}),
      status: exchange?.status ?? answer.status,
      ms: Date.now() - begun,
      ...(exchange?.fault ? { fault: writeFault(exchange.fault) } : {}),
    },
    print,
  )
  await relay(answer, response, false)
}

function answerOf(request: Request, url: URL, serving: Serving): Promise<Response> {
  if (url.pathname.startsWith('/content/')) return serveContent(request, readContent, serving)
  return url.pathname.startsWith('/api/auth/') ? Promise.resolve(signInElsewhere(request)) : serve(request, serving)
}

/** Every sign-in provider succeeds immediately, as the plain member, and leads back to the app that asked. */
function signInElsewhere(request: Request): Response {
  const from = request.headers.get('referer')
  if (!from) return Response.json({ message: 'Without a Referer it is unknown where the app is' }, { status: 400 })
  const location = `${new URL(from).origin}${paths.oauthLoginDone}#token=${callers.tokenOf(callers.standing ?? 'member')}`
  return new Response(null, { status: 302, headers: { location } })
}

/** Adds a request to the log and prints it. */
export function logDelivery(delivery: Delivery, print: (line: string) => void): void {
  deliveries.add(delivery)
  print(lineOf(delivery))
}
