import { AxiosError } from 'axios'
import { beforeEach, expect, test } from 'vitest'
import { send } from '@/api/client/http'
import { isRepeatable, timeoutOf } from '@/api/client/retry'
import { requestLog } from '@mocks/requestLog'
import { fail } from '@mocks/settings/faults'
import { everyCall } from '@tests/everyCall'
import { watch } from '@tests/watch'

beforeEach(() => watch.allowContractBreach())

/** One call of each method, repeatable and not: whether it is repeated depends on nothing else. */
const oneOfEachKind = [...new Map(everyCall.map((call) => [`${call.method} ${call.repeatable}`, call])).values()]

const counted = async (call: (typeof everyCall)[number]) => {
  let hits = 0
  const stop = requestLog.listen(({ id }) => {
    if (id === call.id) hits += 1
  })
  const { route, method, url } = call
  const thrown = await send({ route, method, url, token: undefined }).then(
    () => undefined,
    (error: unknown) => error,
  )
  stop()
  return { hits, failed: thrown instanceof AxiosError }
}

test.each([
  ['status 503', { status: 503 }, everyCall],
  ['status 408', { status: 408 }, oneOfEachKind],
  ['status 425', { status: 425 }, oneOfEachKind],
  ['status 429 with Retry-After', { status: 429, retryAfter: 0 }, oneOfEachKind],
  ['a line that is cut before the server did anything', { drop: 'before' }, oneOfEachKind],
] as const)('%s: safe calls reach the server four times, all others once', async (_what, fault, calls) => {
  fail('*', fault)
  const wrong: string[] = []
  for (const call of calls) {
    const { hits, failed } = await counted(call)
    if (!failed || hits !== (call.repeatable ? 4 : 1)) wrong.push(`${call.id}: ${hits}`)
  }
  expect(wrong).toEqual([])
})

test('a write that must not be repeated is sent once if its response is lost', async () => {
  fail('*', 'drop-after')
  const writes = everyCall.filter(({ repeatable }) => !repeatable)
  const hits = await Promise.all(writes.map(async (call) => (await counted(call)).hits))
  expect(new Set(hits)).toEqual(new Set([1]))
})

test('the client’s retry classes match the contract', () => {
  expect(everyCall.filter(({ route, repeatable }) => isRepeatable(route) !== repeatable)).toEqual([])
})

test('every call has one of the three timeouts', () => {
  expect(new Set(everyCall.map(({ route }) => timeoutOf(route)))).toEqual(new Set([15_000, 30_000, 60_000]))
})
