import type { OperationId } from '@/contract/route'
import { env } from '@/lib/env'
import { handleRequest, problem, routeOf, type Call, type Reply } from './handleRequest'
import { handleOnce, keyOf } from './idempotency'
import { takeChaos } from './settings/chaos'
import { confirmPayment } from './db/commerce/payments'
import { cutOff, type Drop } from './settings/cuts'
import { requestLog, type LoggedRequest } from './requestLog'
import { isWrite, takeFault } from './settings/faults'
import { HttpError } from './http'
import type { Fault, Rule } from './rule'
import { store } from './store'
import { confirmationPath } from './stripe/confirmation'
import { environment } from './settings/environment'

/** Absolute URL of the API. */
export const apiBase = () => new URL(env.apiBaseUrl, location.href).href.replace(/\/+$/, '')

/** Options of a single request: its own fault rules, and a listener for its result. */
export type Serving = { rules?: readonly Rule[]; onLogged?: (exchange: LoggedRequest) => void }

/** Answers a request of the app, with the faults that apply to it. */
export async function serve(request: Request, serving: Serving = {}): Promise<Response> {
  const done = requestLog.begin()
  try {
    return await answer(request, serving)
  } finally {
    done()
  }
}

async function answer(request: Request, { rules, onLogged }: Serving): Promise<Response> {
  const at = Date.now()
  const call = await callOf(request)
  if (call.path === confirmationPath) return onBankConfirmed(call)
  const id = routeOf(call)?.id
  const fault = id && { ...takeChaos(id), ...takeFault(id, rules) }
  // R-API-02: every request sends credentials; without a real server, a forgotten flag would go unnoticed.
  const complaint =
    request.credentials === 'include' ? undefined : `${call.method} ${call.path} was sent without credentials`
  const { reply, drop } = await asPersonality(id, call, await applyFault(call, fault ?? {}, id ? isWrite(id) : false))
  const idempotencyKey = keyOf(call)
  const exchange: LoggedRequest = {
    id,
    method: call.method,
    path: call.path,
    sent: call.text,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    status: drop ? 'lost' : reply.status,
    at,
    ms: Date.now() - at,
    ...(!drop && 'json' in reply && !fault?.body ? { json: reply.json } : {}),
    ...(fault && Object.keys(fault).length > 0 ? { fault } : {}),
    ...(complaint ? { complaint } : {}),
  }
  requestLog.add(exchange)
  onLogged?.(exchange)
  const made = (one: Reply) => (fault?.body ? corrupt(one, fault.body) : responseOf(one))
  return drop ? cutOff(drop, reply && made(reply)) : made(reply)
}

/** Receives the bank's decision from the Stripe fake (confirmation.ts). */
async function onBankConfirmed({ text = '' }: Call): Promise<Response> {
  const { clientSecret, completed } = JSON.parse(text) as { clientSecret: string; completed: boolean }
  await store.during(true, async () => confirmPayment(clientSecret, completed))
  return new Response('{}', { headers: jsonHeaders })
}

async function callOf(request: Request): Promise<Call> {
  const { origin, pathname, searchParams } = new URL(request.url)
  const text = request.method === 'GET' ? '' : await request.clone().text()
  return {
    request,
    method: request.method,
    path: `${origin}${pathname}`.slice(apiBase().length),
    query: searchParams,
    text: text === '' ? undefined : text,
  }
}

type Outcome = { reply: Reply; drop?: undefined } | { reply?: Reply; drop: Drop }

async function applyFault(call: Call, fault: Fault, write: boolean): Promise<Outcome> {
  await wait(environment.latency + (fault.delay ?? 0))
  if (fault.hang) await requestLog.hang()
  if (fault.drop === 'before') return { drop: 'before' }
  if (fault.status !== undefined) return { reply: rejected(fault.status, fault) }
  const handle = fault.resend === 'double' ? handleRequest : handleOnce
  const carryOut = () => store.during(write, () => handle(call))
  if (fault.resend) await carryOut()
  const reply = await carryOut()
  return fault.drop ? { reply, drop: fault.drop } : { reply }
}

/** Changes a response to that of another personality. All responses pass here, so handlers need not know of them. */
async function asPersonality(id: OperationId | undefined, call: Call, outcome: Outcome): Promise<Outcome> {
  const { personality } = environment
  const { reply } = outcome
  if (!personality || !id || !reply || reply.status !== 200 || reply.file) return outcome
  // Loaded only when it is used: it holds the schemas of all answers.
  const { answerAs } = await import('./settings/personality')
  return { ...outcome, reply: { ...reply, json: answerAs(personality, id, call, reply.json) } }
}

function rejected(status: number, { message, code, fields, retryAfter }: Fault): Reply {
  return problem(
    new HttpError(status, message ?? messages[status] ?? 'Something went wrong', {
      ...(code ? { code } : {}),
      ...(fields ? { fields } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    }),
  )
}

const messages: Record<number, string> = {
  401: 'Please sign in',
  403: 'You may not do this',
  404: 'Not found',
  409: 'This was changed in the meantime',
  429: 'Too many requests',
  503: 'The service is busy',
}

const wait = (ms: number) => (ms > 0 ? new Promise((done) => setTimeout(done, ms)) : undefined)

const jsonHeaders = { 'Content-Type': 'application/json' }

function responseOf({ status, headers, json, file }: Reply): Response {
  if (file) return new Response(file.blob, { status, headers: { ...headers, 'Content-Type': file.media } })
  if (status === 204) return new Response(null, { status, headers: headers ?? {} })
  return new Response(JSON.stringify(json), { status, headers: { ...jsonHeaders, ...headers } })
}

const successes: Record<string, Reply> = {
  'no-content': { status: 204 },
  accepted: { status: 202, json: {} },
  'multi-status': { status: 207, json: [{ status: 200 }, { status: 409 }] },
}

function corrupt(reply: Reply, how: NonNullable<Fault['body']>): Response {
  const { status, json } = reply
  const instead = successes[how]
  if (instead) return responseOf(status < 300 ? instead : reply)
  const text = JSON.stringify(json ?? {})
  const made = (body: string, type = 'application/json') =>
    new Response(body, { status, headers: { 'Content-Type': type } })
  if (how === 'empty') return made('')
  if (how === 'cut') return made(text.slice(0, Math.ceil(text.length / 2)))
  if (how === 'wrong-shape') return made(JSON.stringify(misshapen(json)))
  return made('<!doctype html><title>Portal</title><h1>Welcome</h1>', 'text/html')
}

/** A list instead of an object, and vice versa. */
const misshapen = (json: unknown) => (Array.isArray(json) || typeof json !== 'object' ? { rows: json } : [json])
