/**
 * A schema, packed: `s` string, `n` number, `i` integer, `b` boolean, `x` anything, `0` nothing;
 * `[schema]` an array; `{ '?': schema }` may be null; `{ '*': schema }` a record; `{ '$': name }` a shared schema;
 * else an object whose keys are its properties, a required one with a `!` behind its name.
 */
export type Packed = string | [Packed] | { [key: string]: Packed }
export type Checks = { answers: Record<string, Packed>; shared: Record<string, Packed> }

/**
 * Compares a value with the packed schema of a route's answer.
 * @returns `data.orders[3].orderId: string expected`, or undefined when all is well
 */
export function violation({ answers, shared }: Checks, route: string, value: unknown): string | undefined {
  const schema = answers[route]
  return schema === undefined ? undefined : wrong(schema, value, 'data', shared)
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function wrong(schema: Packed, value: unknown, at: string, shared: Checks['shared']): string | undefined {
  if (typeof schema === 'string') return primitives[schema]?.(value) ? undefined : `${at}: ${names[schema]} expected`
  if (Array.isArray(schema)) {
    if (!Array.isArray(value)) return `${at}: list expected`
    return first(value.entries(), ([index, item]) => wrong(schema[0], item, `${at}[${index}]`, shared))
  }
  const { $: name, '?': nullable, '*': each } = schema
  if (typeof name === 'string') return wrong(shared[name] ?? 'x', value, at, shared)
  if (nullable !== undefined) return value === null ? undefined : wrong(nullable, value, at, shared)
  if (!isObject(value)) return `${at}: object expected`
  if (each !== undefined)
    return first(Object.entries(value), ([key, item]) => wrong(each, item, `${at}.${key}`, shared))
  return first(Object.entries(schema), ([key, property]) => {
    const required = key.endsWith('!')
    const found = value[required ? key.slice(0, -1) : key]
    // A server that sends null for a value it does not have is understood.
    if (found === undefined || found === null) {
      const mayBeNull = found === null && isObject(property) && '?' in property
      return required && !mayBeNull ? `${at}.${key.slice(0, -1)}: missing` : undefined
    }
    return wrong(property, found, `${at}.${required ? key.slice(0, -1) : key}`, shared)
  })
}

function first<T>(items: Iterable<T>, look: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = look(item)
    if (found) return found
  }
  return undefined
}
