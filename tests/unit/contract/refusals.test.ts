import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operations, type Operation } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { readContract, statusesOf } from '@tests/contract'
import { everyCall } from '@tests/everyCall'
import { refusalsOfMocks } from '@tests/refusals'

const answered = refusalsOfMocks()
const { ErrorCode } = (readContract().components?.schemas ?? {}) as unknown as {
  ErrorCode: { enum: string[]; description: string }
}

// A closed team can be read: only calls that write reach this refusal.
const isReached = (id: OperationId, message: string | undefined) =>
  operations[id].method !== 'GET' || message !== 'This team has been closed'

test('every status that a handler of the mocks answers is declared', () => {
  expect(answered.size).toBe(everyCall.length)
  const missing = everyCall.flatMap(({ id }) =>
    (answered.get(id) ?? [])
      .filter(({ status, message }) => isReached(id, message) && !statusesOf(id).includes(status))
      .map(({ status }) => `${id} ${status}`),
  )
  expect(missing).toEqual([])
})

test('402, 409, 429 and 503 are declared only where a handler answers them', () => {
  const unused = everyCall.flatMap(({ id }) =>
    statusesOf(id)
      .filter((status) => [402, 409, 429, 503].includes(status))
      .filter((status) => !answered.get(id)?.some((one) => one.status === status && isReached(id, one.message)))
      .map((status) => `${id} ${status}`),
  )
  expect(unused).toEqual([])
})

// Parts of a path that are values and not the name of a thing.
const values = new Set(['hkdRate', 'from', 'to', 'filter', 'sort', 'offset', 'limit', 'category', 'type'])

const pathValues = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const rules: [status: number, what: string, applies: (operation: Operation) => boolean][] = [
  [401, 'every call for members', ({ auth }) => auth !== 'anonymous'],
  [403, 'every call for administrators or a role in a team', ({ auth }) => auth === 'admin' || auth === 'teamAdmin'],
  [404, 'every path that names a thing', ({ path }) => pathValues(path).some((name) => !values.has(name))],
  [422, 'every body and every typed parameter', ({ body, typed }) => body !== undefined || typed !== undefined],
]

test.each(rules)('%i is declared for %s', (status, _what, applies) => {
  const missing = everyCall.filter(({ id }) => applies(operations[id]) && !statusesOf(id).includes(status))
  expect(missing.map(({ id }) => id)).toEqual([])
})

test('every error code is described, and known to the mocks or to the client', () => {
  const written = [...answered.values()].flat().flatMap(({ code }) => code ?? [])
  // Codes of banks and of RSVPs are chosen from tables.
  const tables = [
    'mocks/db/commerce/chargeCard.ts',
    'mocks/db/community/rsvps.ts',
    'src/domain/billing/declines.ts',
    'src/domain/events/rsvp.ts',
  ]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const unknown = ErrorCode.enum.filter(
    (code) => !written.includes(code) && !new RegExp(`\\b${code}(?:'|: ')`).test(tables),
  )
  expect(unknown).toEqual([])
  expect(written.filter((code) => !ErrorCode.enum.includes(code))).toEqual([])
  expect(ErrorCode.enum.filter((code) => !ErrorCode.description.includes(`- \`${code}\`: `))).toEqual([])
})

test('codes that the client explains to payers are in the contract', () => {
  const declines = readFileSync('src/domain/billing/declines.ts', 'utf8')
  const explained = [...declines.matchAll(/^\s+\[?'([a-z]+_[a-z_]+)',(?: '([a-z]+_[a-z_]+)')?/gm)].flatMap(
    ([, code, same]) => [code, same].filter((one) => one !== undefined),
  )
  expect(explained.length).toBeGreaterThan(20)
  expect(explained.filter((code) => !ErrorCode.enum.includes(code))).toEqual([])
})
