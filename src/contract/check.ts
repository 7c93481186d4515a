/**
 * A schema, packed: `s` string, `n` number, `i` integer, `b` boolean, `x` anything, `0` nothing; `s=A|B` one of these
 * words, `s~date` text of a format; `[schema]` an array; `{ '?': schema }` may be null; `{ '*': schema }` a record;
 * `{ '$': name }` a shared schema; else an object whose keys are its properties: a required one with a `!` behind its
 * name, a `^` behind one that may be missing but not wrong. Its `|` says what may not all be missing: `a+b|c`.
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
  /** What became of it: the call fails, the field was left out of the answer, or it was kept as it is. */
  outcome: 'fails' | 'left out' | 'kept'
}

/**
 * Compares a value with the packed schema of a route's answer. Leaves out of the value what does not fit and may be
 * missing, so that a page can go on without it; unknown words and odd formats are kept.
 * @returns all misfits; the value can be used if none of them `fails`
 */
export function compare({ answers, shared }: Checks, route: string, value: unknown): Misfit[] {
  const schema = answers[route]
  return schema === undefined ? [] : misfits(schema, value, 'data', shared)
}

/** Says why a value cannot be used: `data.orders[3].orderId: string expected`; undefined if it can. */
export function whyUnusable(found: readonly Misfit[]): string | undefined {
  const vital = found.find(({ outcome }) => outcome === 'fails')
  return vital && `${vital.place}: ${vital.found === undefined ? 'missing' : `${vital.expected} expected`}`
}

const primitives: Record<string, (value: unknown) => boolean> = {
  s: (value) => typeof value === 'string',
  n: (value) => typeof value === 'number' && Number.isFinite(value),
  i: (value) => Number.isInteger(value),
  b: (value) => typeof value === 'boolean',
  x: () => true,
  // Where nothing is answered, anything may come and is not read.
  '0': () => true,
}
const names: Record<string, string> = { s: 'string', n: 'number', i: 'integer', b: 'boolean' }

const formats: Record<string, RegExp> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i,
  date: /^\d{4}-\d\d-\d\d$/,
  email: /^\S+@\S+$/,
  uri: /^[a-z][a-z\d+.-]*:\S+$/i,
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isMissing = (value: unknown) => value === undefined || value === null

const wrong = (place: string, expected: string, found: unknown): Misfit[] => [
  { place, expected, found, outcome: 'fails' },
]

type Shared = Checks['shared']

function misfits(schema: Packed, value: unknown, at: string, shared: Shared): Misfit[] {
  if (typeof schema === 'string') return ofPrimitive(schema, value, at)
  if (Array.isArray(schema)) {
    if (!Array.isArray(value)) return wrong(at, 'list', value)
    return value.flatMap((item, index) => misfits(schema[0], item, `${at}[${index}]`, shared))
  }
  const { $: name, '?': nullable, '*': each } = schema
  if (typeof name === 'string') return misfits(shared[name] ?? 'x', value, at, shared)
  if (nullable !== undefined) return value === null ? [] : misfits(nullable, value, at, shared)
  if (!isObject(value)) return wrong(at, 'object', value)
  if (each !== undefined)
    return Object.entries(value).flatMap(([key, item]) => misfits(each, item, `${at}.${key}`, shared))
  return ofObject(schema, value, at, shared)
}

function ofPrimitive(schema: string, value: unknown, at: string): Misfit[] {
  const kind = schema.charAt(0)
  if (!primitives[kind]?.(value)) return wrong(at, names[kind] ?? kind, value)
  const rest = schema.slice(2)
  if (schema.charAt(1) === '=' && !rest.split('|').includes(String(value)))
    return [{ place: at, expected: `one of ${rest.replaceAll('|', ', ')}`, found: value, outcome: 'kept' }]
  if (schema.charAt(1) === '~' && formats[rest]?.test(String(value)) === false)
    return [{ place: at, expected: rest, found: value, outcome: 'kept' }]
  return []
}

function ofObject(
  { '|': needed, ...properties }: Record<string, Packed>,
  value: Record<string, unknown>,
  at: string,
  shared: Shared,
): Misfit[] {
  const found = Object.entries(properties).flatMap(([key, property]) => {
    const mark = /[!^]$/.exec(key)?.[0]
    const name = mark ? key.slice(0, -1) : key
    const place = `${at}.${name}`
    const sent = value[name]
    // A server that sends null for a value it does not have is understood.
    if (isMissing(sent)) {
      const mayBeNull = sent === null && isObject(property) && '?' in property
      return mark === '!' && !mayBeNull ? wrong(place, nameOf(property, shared), undefined) : []
    }
    const inside = misfits(property, sent, place, shared)
    if (mark || !inside.some(({ outcome }) => outcome === 'fails')) return inside
    delete value[name]
    return inside.map((one): Misfit => (one.outcome === 'fails' ? { ...one, outcome: 'left out' } : one))
  })
  if (typeof needed !== 'string') return found
  const choices = needed.split('|')
  if (choices.some((choice) => choice.split('+').every((name) => !isMissing(value[name])))) return found
  return [...found, ...wrong(at, choices.join(' or ').replaceAll('+', ' and '), value)]
}

function nameOf(schema: Packed, shared: Shared): string {
  if (typeof schema === 'string') return names[schema.charAt(0)] ?? 'value'
  if (Array.isArray(schema)) return 'list'
  const inner = schema['?'] ?? (typeof schema.$ === 'string' ? shared[schema.$] : undefined)
  return inner === undefined ? 'object' : nameOf(inner, shared)
}
