import type { Checks, Packed } from '@/contract/check'
import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { isObject } from '@/lib/objects'
import { onReset } from '../db/db'
import { isWrite } from './faults'
import type { Call } from '../handleRequest'
import type { Personality } from './environment'

const files = import.meta.glob<Checks>('../../src/contract/checks/*.gen.ts', { import: 'default', eager: true })

/** Left unchanged, because signing in depends on them. */
const keptDomains = ['session', 'activeAccount']
const keptProperties = ['token', 'isAdmin', 'permissions']

/** A word that no enumeration of the contract has. */
export const unknownWord = 'SOMETHING_NEW'

/** The lists that the next reads return, by caller and URL, and the ids that calls have deleted. */
const lists = new Map<string, unknown[]>()
const deleted = new Set<string>()

onReset.add(() => {
  lists.clear()
  deleted.clear()
})

/**
 * Changes a response to that of another server, within the contract (except for the unknown words of `strange`).
 * `minimal` sends only required fields; its lists show changes one read late, and keep deleted rows.
 * `strange` sends null wherever the contract allows it, and an unknown word for every enumeration.
 */
export function answerAs(personality: Personality, id: OperationId, call: Call, json: unknown): unknown {
  const { domain, method, path } = operations[id]
  const checks = files[`../../src/contract/checks/${domain}.gen.ts`]
  const schema = checks?.answers[`${method} ${path}`]
  if (!checks || schema === undefined || keptDomains.includes(domain)) return json
  const look = (one: Packed, value: unknown): unknown => {
    if (typeof one === 'string') return personality === 'strange' && one.startsWith('s=') ? unknownWord : value
    if (Array.isArray(one)) return Array.isArray(value) ? value.map((item) => look(one[0], item)) : value
    const { $: name, '?': nullable, '*': each } = one
    if (typeof name === 'string') return look(checks.shared[name] ?? 'x', value)
    if (nullable !== undefined) return personality === 'strange' || value === null ? null : look(nullable, value)
    if (!isObject(value)) return value
    if (each !== undefined) return mapValues(value, (_key, item) => look(each, item))
    return personality === 'minimal'
      ? least(one, value, look)
      : mapValues(value, (key, item) => inside(one, key, item, look))
  }
  if (personality === 'minimal' && method === 'DELETE')
    deleted.add(decodeURIComponent(call.path.split('/').at(-1) ?? ''))
  const answer = look(schema, plain(json))
  return personality === 'minimal' && Array.isArray(answer) && !isWrite(id) ? late(call, answer) : answer
}

type Look = (schema: Packed, value: unknown) => unknown
type Properties = Record<string, Packed>

const mapValues = (value: Record<string, unknown>, change: (key: string, item: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(key, item)]))

/** The JSON as the client receives it, without undefined values. */
const plain = (json: unknown): unknown => JSON.parse(JSON.stringify(json ?? null))

const neededOf = (schema: Properties, key: string) => schema[`${key}!`] ?? schema[`${key}~`]
const schemaOf = (schema: Properties, key: string) => neededOf(schema, key) ?? schema[`${key}^`] ?? schema[key] ?? 'x'

const inside = (schema: Properties, key: string, item: unknown, look: Look) =>
  keptProperties.includes(key) ? item : look(schemaOf(schema, key), item)

/** Keeps the required fields, and one of the alternatives of which the contract requires at least one. */
function least(schema: Properties, value: Record<string, unknown>, look: Look) {
  const choices = typeof schema['|'] === 'string' ? schema['|'].split('|').map((choice) => choice.split('+')) : []
  const chosen = choices.find((choice) => choice.every((key) => value[key] !== undefined && value[key] !== null)) ?? []
  const isKept = (key: string) =>
    neededOf(schema, key) !== undefined || chosen.includes(key) || keptProperties.includes(key)
  const kept = Object.fromEntries(Object.entries(value).filter(([key]) => isKept(key)))
  const answer = mapValues(kept, (key, item) => inside(schema, key, item, look))
  // A cancelled subscription is active until its term ends: this is how payment services describe it.
  return value.cancelAtPeriodEnd === true && value.status === 'CANCELLED'
    ? { ...answer, status: 'ACTIVE', cancelAtPeriodEnd: true }
    : answer
}

/** Returns a list as it was at the last read, and stores the current one, with deleted rows, for the next read. */
function late({ request }: Call, now: unknown[]): unknown[] {
  const key = `${request.headers.get('authorization') ?? ''} ${request.url}`
  const before = lists.get(key) ?? now
  const texts = new Set(now.map((row) => JSON.stringify(row)))
  const isDeleted = (row: unknown) => isObject(row) && Object.values(row).some((one) => deleted.has(String(one)))
  lists.set(key, [...now, ...before.filter((row) => isDeleted(row) && !texts.has(JSON.stringify(row)))])
  return before
}
