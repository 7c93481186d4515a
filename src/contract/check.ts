import { parseDate } from '../lib/dates/dates'
import { isUnsetTime } from '../lib/dates/unset'
import { isObject } from '../lib/objects'
import { listsOfSeparateRows } from './calls.gen'
import { formats, names, primitives, readAs, timeForms } from './primitives'

/**
 * A packed schema. `s` string, `n` number, `i` integer, `c` optional count (−1 is not one), `b` boolean, `x` anything,
 * `0` nothing; `s=A|B` one of these words, `s~date` a text of a format; `[schema]` an array; `{ '?': schema }` may be
 * null; `{ '*': schema }` a record; `{ '$': name }` a shared schema. Any other object has a key for each property, with
 * a mark at its end: `!` required, `~` empty if it is missing, `^` optional but never wrong, `@` a day of birth. Its
 * `|` lists which properties may not all be missing, as `a+b|c`; its `#` is the property that identifies a row of a
 * list.
 */
export type Packed = string | [Packed] | { [key: string]: Packed }
export type Checks = { answers: Record<string, Packed>; shared: Record<string, Packed> }

/** One place where an answer does not fit the contract. */
export type Misfit = {
  /** `data.orders[3].orderId` */
  place: string
  expected: string
  /** Undefined where nothing was sent. */
  found: unknown
  /** The outcome: the call fails, the field, a repeated row or a whole row was left out, or it was kept as it is. */
  outcome: 'fails' | 'left out' | 'row left out' | 'kept'
}

/**
 * Compares a value with the packed schema of a route's answer, and repairs it, so that a page can use the rest: removes
 * optional fields that don't fit or are empty texts, and rows of a list that don't fit, unless none does. Unknown words
 * and odd formats are kept, except unreadable times; a known word in another spelling becomes the contract's.
 * @returns all misfits; the value can be used if none of them `fails`
 */
export function compare(checks: Checks, route: string, value: unknown): Misfit[] {
  const slices = comparing(checks, route, value)
  for (;;) {
    const { done, value: found } = slices.next()
    if (done) return found
  }
}

/** How many rows of a long list are compared in one go, so that a slow device can react in between. */
const slice = 200

/** The same in slices: it pauses after every 200 rows of a list. */
export function* comparing({ answers, shared }: Checks, route: string, value: unknown): Generator<void, Misfit[]> {
  const schema = answers[route]
  const look: Look = { path: [], found: [], shared, isSeparate: listsOfSeparateRows.has(route) }
  if (!Array.isArray(schema) || !Array.isArray(value)) {
    if (schema !== undefined) visit(schema, value, look)
    return look.found
  }
  const fitting: unknown[] = []
  for (let index = 0; index < value.length; index += 1) {
    if (fits(index, schema[0], value[index], look)) fitting.push(value[index])
    if (index % slice === slice - 1) yield
  }
  if (look.isSeparate) keep(fitting, value, look)
  keepOnce(schema[0], value, look)
  return look.found
}

/** Says why a value cannot be used: `data.orders[3].orderId: string expected`; undefined if it can. */
export function whyUnusable(found: readonly Misfit[]): string | undefined {
  const vital = found.find(({ outcome }) => outcome === 'fails')
  return vital && `${vital.place}: ${vital.found === undefined ? 'missing' : `${vital.expected} expected`}`
}

const isMissing = (value: unknown) => value === undefined || value === null

type Shared = Checks['shared']

/** The current place, and the misfits so far. The place is turned into a text only for a misfit: lists may be long. */
type Look = { path: (string | number)[]; found: Misfit[]; shared: Shared; isSeparate: boolean }

function note({ path, found }: Look, expected: string, value: unknown, outcome: Misfit['outcome'] = 'fails'): void {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
  found.push({ place: `data${steps.join('')}`, expected, found: value, outcome })
}

function visitAt(step: string | number, schema: Packed, value: unknown, look: Look): void {
  look.path.push(step)
  visit(schema, value, look)
  look.path.pop()
}

function visit(schema: Packed, value: unknown, look: Look): void {
  if (typeof schema === 'string') return visitPrimitive(schema, value, look)
  if (Array.isArray(schema)) {
    if (!Array.isArray(value)) return note(look, 'list', value)
    const from = look.found.length
    value.forEach((item, at) => (value[at] = readAt(at, schema[0], item, look)))
    const fitting = value.filter((item, index) => fits(index, schema[0], item, look))
    if (look.isSeparate && look.path.length === 1) keep(fitting, value, look, from)
    return keepOnce(schema[0], value, look)
  }
  const { $: name, '?': nullable, '*': each } = schema
  if (typeof name === 'string') return visit(look.shared[name] ?? 'x', value, look)
  if (nullable !== undefined) return value === null ? undefined : visit(nullable, value, look)
  if (!isObject(value)) return note(look, 'object', value)
  if (each === undefined) return visitObject(schema, value, look)
  const from = look.found.length
  for (const key of Object.keys(value)) value[key] = readAt(key, each, value[key], look)
  const odd = Object.keys(value).filter((key) => !fits(key, each, value[key], look))
  if (odd.length === Object.keys(value).length) return
  for (const key of odd) delete value[key]
  leaveOut(look, from)
}

/** Compares an item of a list or a record. @returns whether it can be used */
function fits(step: string | number, schema: Packed, value: unknown, look: Look): boolean {
  const from = look.found.length
  visitAt(step, schema, value, look)
  const { found } = look
  return found.length === from || !found.slice(from).some(({ outcome }) => outcome === 'fails')
}

/** Marks misfits as left out, because the value that has them was removed. @param from the first of them */
function leaveOut({ found }: Look, from: number, outcome: Misfit['outcome'] = 'left out'): void {
  for (const misfit of found.slice(from)) if (misfit.outcome === 'fails') misfit.outcome = outcome
}

/**
 * Keeps only the rows that fit, so that one odd row doesn't cost all others; if none fits, the list is not empty, but
 * wrong. A list within a record, such as the items of a cart, is part of the record and must fit as a whole.
 */
function keep(fitting: readonly unknown[], list: unknown[], look: Look, from = 0): void {
  if (fitting.length === list.length || fitting.length === 0) return
  list.splice(0, list.length, ...fitting)
  leaveOut(look, from, 'row left out')
}

/**
 * Removes rows that were sent twice: if a list grows between two requests, a page begins with the end of the one
 * before. Rows with the same key that differ are kept.
 */
function keepOnce(schema: Packed, list: unknown[], look: Look): void {
  const key = keyOf(schema, look.shared)
  if (key === undefined) return
  const seen = new Map<unknown, unknown>()
  const once = list.filter((row, at) => {
    const own = isObject(row) ? row[key] : undefined
    if (isMissing(own) || own === '') return true
    const name = isObject(own) ? JSON.stringify(own) : own
    const isAgain = seen.has(name) && JSON.stringify(seen.get(name)) === JSON.stringify(row)
    if (isAgain) note({ ...look, path: [...look.path, at, key] }, 'another one', name, 'left out')
    seen.set(name, row)
    return !isAgain
  })
  if (once.length < list.length) list.splice(0, list.length, ...once)
}

function keyOf(schema: Packed | undefined, shared: Shared): string | undefined {
  if (!isObject(schema)) return undefined
  return typeof schema['#'] === 'string' ? schema['#'] : keyOf(innerOf(schema, shared), shared)
}

type Primitive = { kind: string; words?: readonly string[]; format?: RegExp; expected: string }
const primitivesSeen = new Map<string, Primitive>()

function readPrimitive(schema: string): Primitive {
  const kind = schema.charAt(0)
  const rest = schema.slice(2)
  if (schema.charAt(1) === '=')
    return { kind, words: rest.split('|'), expected: `one of ${rest.replaceAll('|', ', ')}` }
  const format = schema.charAt(1) === '~' ? formats[rest] : undefined
  return { kind, expected: rest, ...(format && { format }) }
}

function visitPrimitive(schema: string, value: unknown, look: Look): void {
  const { kind, words, format, expected } = known(primitivesSeen, schema, readPrimitive)
  if (!primitives[kind]?.(value)) return note(look, names[kind] ?? kind, value)
  const isKnown = words ? words.includes(String(value)) : !format || format.test(String(value))
  if (!isKnown) note(look, expected, value, 'kept')
}

type Properties = { needed: readonly (readonly string[])[]; all: readonly Property[]; expected: string }
type Property = { name: string; mark: string | undefined; schema: Packed }
const objectsSeen = new WeakMap<object, Properties>()

function readProperties({ '|': needed = '', '#': _key, ...properties }: Record<string, Packed>): Properties {
  const choices = typeof needed === 'string' && needed !== '' ? needed.split('|') : []
  const all = Object.entries(properties).map(([key, schema]) => {
    const mark = /[!~^@]$/.exec(key)?.[0]
    return { name: mark ? key.slice(0, -1) : key, mark, schema }
  })
  const expected = choices.join(' or ').replaceAll('+', ' and ')
  return { needed: choices.map((choice) => choice.split('+')), all, expected }
}

function visitObject(schema: Record<string, Packed>, value: Record<string, unknown>, look: Look): void {
  const { needed, all, expected } = known(objectsSeen, schema, readProperties)
  for (const property of all) visitProperty(property, value, look)
  const isThere = (name: string) => !isMissing(value[name])
  if (needed.length > 0 && !needed.some((choice) => choice.every(isThere))) note(look, expected, value)
}

function visitProperty({ name, mark, schema }: Property, value: Record<string, unknown>, look: Look): void {
  const { found, path, shared } = look
  const sent = value[name]
  const isNeeded = mark === '!' || mark === '~'
  if (sent === undefined && !isNeeded) return
  // The zero of a server's times means "not set", except for a day of birth: people are born on that day.
  const time = mark === '@' && typeof sent === 'string' ? (knownForm(schema, sent, shared) ?? sent) : sent
  if (isUnsetTime(time) && !isNeeded) return void delete value[name]
  // Some servers send an empty text instead of null.
  if (typeof sent === 'string' && !sent.trim() && mark !== '^' && nameOf(schema, shared) === 'string') {
    if (!isNeeded) return void delete value[name]
    if (isPlainText(schema, shared)) return void (value[name] = '')
  }
  if (isMissing(sent)) {
    if (sent === null && mayBeNull(schema, shared)) return
    // Some servers send null for a missing value: it is removed, because pages only expect missing ones.
    if (!isNeeded) return void delete value[name]
    path.push(name)
    note(look, nameOf(schema, shared), undefined, mark === '~' ? 'kept' : 'fails')
    if (mark === '~') value[name] = ''
    return void path.pop()
  }
  const from = found.length
  const read = readAt(name, schema, sent, look)
  value[name] = read
  if (fits(name, schema, read, look)) {
    if (found.length === from || typeof read !== 'string') return
    if (mark || !isTime(schema, shared) || parseDate(read)) {
      value[name] = knownForm(schema, read, shared) ?? read
      return
    }
    delete value[name]
    for (const misfit of found.slice(from)) misfit.outcome = 'left out'
    return
  }
  if (mark && mark !== '@') return
  delete value[name]
  leaveOut(look, from)
}

/** Converts a value of another type to the contract's, where it means the same: numeric ids, times and amounts. */
function readAt(step: string | number, schema: Packed, sent: unknown, look: Look): unknown {
  const kind = primitiveOf(schema, look.shared) ?? ''
  const read = readAs[kind]?.(sent) ?? sent
  if (read === sent) return sent
  look.path.push(step)
  note(look, names[kind.charAt(0)] ?? kind, sent, 'kept')
  look.path.pop()
  return read
}

/** The contract's spelling of a word (`active`, `Past due`), or its format of a time; undefined if there is none. */
function knownForm(schema: Packed, sent: string, shared: Shared): string | undefined {
  const kind = primitiveOf(schema, shared) ?? 'x'
  const timeForm = timeForms[kind]
  if (timeForm) return timeForm(sent)
  const fold = (word: string) => word.toLowerCase().replace(/[\s_-]/g, '')
  return known(primitivesSeen, kind, readPrimitive).words?.find((word) => fold(word) === fold(sent))
}

function primitiveOf(schema: Packed | undefined, shared: Shared): string | undefined {
  if (!isObject(schema)) return typeof schema === 'string' ? schema : undefined
  return primitiveOf(innerOf(schema, shared), shared)
}

const isPlainText = (schema: Packed, shared: Shared) => primitiveOf(schema, shared) === 's'

const isTime = (schema: Packed, shared: Shared) => primitiveOf(schema, shared)?.startsWith('s~date') === true

/** The schema inside one that may be null or is shared. */
const innerOf = (schema: Packed, shared: Shared): Packed | undefined =>
  isObject(schema) ? (schema['?'] ?? (typeof schema.$ === 'string' ? shared[schema.$] : undefined)) : undefined

/** Returns what was read of a schema; caches it for all values of the schema. */
function known<Key, Read>(
  seen: { get: (key: Key) => Read | undefined; set: (key: Key, read: Read) => unknown },
  key: Key,
  read: (key: Key) => Read,
): Read {
  const before = seen.get(key)
  if (before !== undefined) return before
  const now = read(key)
  seen.set(key, now)
  return now
}

function mayBeNull(schema: Packed, shared: Shared): boolean {
  if (schema === 'x') return true
  if (!isObject(schema)) return false
  return '?' in schema || (typeof schema.$ === 'string' && mayBeNull(shared[schema.$] ?? 'x', shared))
}

function nameOf(schema: Packed, shared: Shared): string {
  if (typeof schema === 'string') return names[schema.charAt(0)] ?? 'value'
  if (Array.isArray(schema)) return 'list'
  const inner = innerOf(schema, shared)
  return inner === undefined ? 'object' : nameOf(inner, shared)
}
