import { expect, test, vi } from 'vitest'
import { api } from '@/api/client/api'
import { checkoutCalls } from '@/contract/calls.gen'
import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { certaintyOf, isAccepted } from '@/lib/calls/certainty'
import { toastLog } from '@/lib/calls/toast'
import { makeStore, type AppDispatch, type AppStore } from '@/store/store'
import { toasts } from '@tests/calling'
import { readContract } from '@tests/contract'
import { declaredCalls } from '@tests/declaredCalls'
import { required } from '@tests/required'
import { sources } from '@tests/sources'

const server = vi.hoisted(() => ({ answer: (): Response => new Response(), asked: new Array<string>() }))
vi.mock('@mocks/serve', () => ({
  serve: ({ method, url }: Request) => {
    server.asked.push(`${method} ${new URL(url).pathname}`)
    return server.answer()
  },
}))

import.meta.glob('../../../src/api/**/*.ts', { eager: true })

type Endpoint = { initiate: (args: unknown) => Parameters<AppDispatch>[0] }
const endpoints = api.endpoints as unknown as Record<string, Endpoint>

const declared = [...sources('src/api', /\.ts$/)]
  .flatMap(([file, code]) => declaredCalls(file, code))
  .filter(({ word }) => word === 'write')
const writes = declared.map(({ endpoint }) => endpoint as OperationId)
/** One write for each combination of method, retry class and toasts: apart from these, only texts and bodies differ. */
const oneOfEachKind = [
  ...new Map(
    declared.map(({ endpoint, silent }) => {
      const id = endpoint as OperationId
      return [`${operations[id].method} ${operations[id].retry} ${silent}`, id]
    }),
  ).values(),
]

const filled = (path: string) => path.replace(/\{\w+\}/g, '1')

const isCheckout = (id: OperationId) => checkoutCalls.has(`${operations[id].method} ${operations[id].path}`)

/** The arguments of a call, with the body of the contract's example. */
function argsOf(id: OperationId): object {
  const { method, path } = operations[id]
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1'])
  const body = readContract().paths?.[path]?.[method.toLowerCase()]?.requestBody?.content?.['application/json']?.example
  return { ...Object.fromEntries(params), ...(body && { body }) }
}

const json = (status: number, body: unknown) => () => Response.json(body, { status })
const text = (status: number, body: string) => () => new Response(body, { status })
const bare = (status: number) => () => new Response(null, { status })
const page = '<!doctype html><title>Portal</title><h1>Welcome</h1>'
const refusal = (more: object = {}) => ({ message: 'Not now', ...more })

type Outcome = 'done' | ReturnType<typeof certaintyOf>
const answers: Record<string, [Outcome, () => Response]> = {
  '200 without a body': ['done', text(200, '')],
  '200 null': ['done', json(200, null)],
  '200 []': ['done', json(200, [])],
  '200 {}': ['done', json(200, {})],
  '200 {data: null}': ['done', json(200, { data: null })],
  '201 without a body': ['done', bare(201)],
  '202 {}': ['done', json(202, {})],
  '202 without a body': ['done', bare(202)],
  '204': ['done', bare(204)],
  '200 OK as text': ['done', text(200, 'OK')],
  '201 Created as text': ['done', text(201, 'Created\n')],
  '200 HTML': ['lost', text(200, page)],
  '200 Declined as text': ['lost', text(200, 'Declined')],
  '200 a code as text': ['lost', text(200, 'HTTP_402_DECLINED')],
  '200 with a sentence': ['lost', text(200, 'Your old password is wrong')],
  '200 cut off': ['lost', text(200, '{"id":"x","na')],
  '207': ['lost', json(207, [{ status: 200 }])],
  '300': ['lost', bare(300)],
  '302 without Location': ['lost', bare(302)],
  '304': ['lost', bare(304)],
  '408': ['lost', json(408, refusal())],
  '502 HTML': ['lost', text(502, page)],
  '504': ['lost', json(504, refusal())],
  '409': ['refused', json(409, refusal())],
  '422 of unknown fields': ['refused', json(422, refusal({ fields: { neverHeardOf: 'Too long' } }))],
  '422 of fields with lists': ['refused', json(422, refusal({ fields: { name: ['Too long'], other: null } }))],
  '423': ['refused', json(423, refusal())],
  '451 HTML': ['refused', text(451, page)],
  '500 HTML': ['doubtful', text(500, page)],
}

/** Responses for which a write may have texts of its own: these are tried with every write. */
const ownWords: readonly string[] = [
  '200 without a body', '200 null', '200 []', '200 {}', '200 {data: null}', '200 HTML', '409', '422 of unknown fields', '500 HTML',
] // prettier-ignore

/** Temporary failures, after which a retry may succeed. */
const passing: readonly string[] = ['408', '502 HTML', '504', '500 HTML']

/** Writes that change nothing: without their answer, nothing was achieved. */
const changeNothing: readonly OperationId[] = ['login', 'verifyChangePasswordToken']

/** Sends a call. @returns the outcome as a page sees it, and how often the call was sent */
async function send(store: AppStore, id: OperationId) {
  toastLog.clear()
  server.asked = []
  const { method, path } = operations[id]
  const state: unknown = await store.dispatch(required(endpoints[id]).initiate(argsOf(id)))
  const error: unknown = Reflect.get(Object(state), 'error')
  const outcome: Outcome = error === undefined || isAccepted(error) ? 'done' : certaintyOf(error)
  return { outcome, sends: server.asked.filter((one) => one.endsWith(filled(path)) && one.startsWith(method)).length }
}

test.each(Object.entries(answers))(
  '%s: every write has the right outcome, toasts and number of requests',
  async (name, [expected, answer]) => {
    server.answer = answer
    const store = makeStore()
    const wrong: unknown[] = []
    for (const id of ownWords.includes(name) ? writes : oneOfEachKind) {
      const { outcome, sends } = await send(store, id)
      const wanted = expected === 'done' && changeNothing.includes(id) ? 'lost' : expected
      const shown = toasts()
      const isDenied = shown.some((one) => one.startsWith('error') && !one.includes('This was done'))
      const isClaimed = shown.some((one) => one.startsWith('success'))
      const isDoubted = shown.every((one) => one.includes('so we don’t know if this was done'))
      const isTrue = wanted === 'done' ? !isDenied : !isClaimed && (wanted !== 'lost' || isDoubted)
      const tries = passing.includes(name) && operations[id].retry === 'safe' ? 4 : 1
      if (outcome !== wanted || !isTrue || sends !== tries) wrong.push({ id, outcome, sends, shown })
    }
    expect(wrong).toEqual([])
  },
)

test('a success response that contains only an error is a failure, for every write', async () => {
  server.answer = json(200, { error: 'Not now' })
  const store = makeStore()
  const claimed: string[] = []
  for (const id of writes) {
    const { outcome } = await send(store, id)
    // For a checkout, the payment reads the server's records.
    if (toasts().some((one) => one.startsWith('success')) || (outcome === 'done' && !isCheckout(id))) claimed.push(id)
  }
  expect(claimed).toEqual([])
})

/** The contract's example answer to a call, if it is an object. */
function exampleOf(id: OperationId): object | undefined {
  const { method, path } = operations[id]
  const { responses } = readContract().paths?.[path]?.[method.toLowerCase()] ?? {}
  const found = (responses?.['200'] ?? responses?.['201'])?.content?.['application/json']?.example
  return found instanceof Object && !Array.isArray(found) ? found : undefined
}

test('a response that contains the record is a success, even if it also contains an error', async () => {
  const store = makeStore()
  const undone: string[] = []
  let count = 0
  for (const id of writes) {
    const example = exampleOf(id)
    if (!example || isCheckout(id)) continue
    server.answer = json(200, example)
    if (
      (await send(store, id)).outcome !== 'done' ||
      Object.keys(example).every((key) => ['ok', 'code', 'message'].includes(key))
    )
      continue
    count += 1
    server.answer = json(200, { ...example, error: { message: 'The email could not be sent' } })
    if ((await send(store, id)).outcome !== 'done') undone.push(id)
  }
  expect(undone).toEqual([])
  expect(count).toBeGreaterThan(40)
})

test('an id as plain text is a valid answer (R-TRK-06)', async () => {
  const id = '5b0c2a3e-7f7e-4c53-9d1e-0c8e6b1f2a77'
  server.answer = text(200, id)
  const answer: unknown = await makeStore().dispatch(required(endpoints.trackEvent).initiate(argsOf('trackEvent')))
  expect(answer).toEqual({ data: id })
})

test('over a hundred writes of several kinds were tested', () => {
  expect(writes.length).toBeGreaterThan(100)
  expect(oneOfEachKind.length).toBeGreaterThan(5)
})
