import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { randomFrom } from '@mocks/db/random'
import { readContract } from '../contract'

type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  additionalProperties?: boolean | Schema
}

const words = [
  '',
  'Ada',
  'Übergröße',
  '日本語のテキスト',
  '<b>bold</b> & co',
  '0',
  '-',
  'x'.repeat(200),
  'two\nlines',
  '🙂',
  'a"b\'c',
]

const resolve = ({ $ref, ...own }: Schema): Schema => {
  if (!$ref) return own
  const name = $ref.split('/').at(-1) ?? ''
  const schemas = (readContract().components?.schemas ?? {}) as Record<string, Schema>
  return { ...resolve(schemas[name] ?? {}), ...own }
}

const both = (one: Schema, other: Schema): Schema => ({
  ...one,
  ...other,
  ...(one.required && { required: [...one.required, ...(other.required ?? [])] }),
  ...(one.properties && { properties: { ...one.properties, ...other.properties } }),
})

const kindOf = ({ properties, enum: values }: Schema) => (properties ? 'object' : values ? 'string' : 'null')

/** Returns random answers of any server: they fit the contract, but need not make sense. */
export function randomAnswers(seed: number) {
  const random = randomFrom(seed)
  let count = 0

  const text = ({ format, minLength = 0 }: Schema): string => {
    count += 1
    const at = new Date(
      Date.UTC(random.int(1990, 2090), random.int(0, 11), random.int(1, 28), random.int(0, 23)),
    ).toISOString()
    if (format === 'date-time') return at
    if (format === 'date') return at.slice(0, 10)
    if (format === 'email') return `p${count}@example.com`
    if (format === 'uri') return `https://example.com/${count}`
    // Distinct, since many of them are ids.
    const word = `${random.pick(words)} ${count}`
    return word.length < minLength ? word.padEnd(minLength, 'x') : word
  }
  const number = ({ type, exclusiveMinimum, ...bounds }: Schema): number => {
    const { minimum = exclusiveMinimum === undefined ? -100_000 : exclusiveMinimum + 0.001 } = bounds
    const { maximum = Math.max(minimum, 0) + 100_000 } = bounds
    const drawn = random.chance(0.3) ? minimum : minimum + random.next() * (maximum - minimum)
    return [type].flat().includes('integer') ? Math.round(drawn) : drawn
  }
  const object = (schema: Schema, depth: number): Record<string, unknown> => {
    const { properties = {}, required = [], additionalProperties } = schema
    const known = Object.entries(properties).flatMap(([name, property]) =>
      required.includes(name) || random.chance(0.6) ? [[name, value(property, depth + 1)] as const] : [],
    )
    const others = typeof additionalProperties === 'object' ? [['SGD', value(additionalProperties, depth + 1)]] : []
    return Object.fromEntries([...known, ...others]) as Record<string, unknown>
  }
  /** Resolves `$ref`, merges `allOf`, and picks one of the alternatives. */
  const flat = (given: Schema): Schema => {
    const { allOf = [], anyOf, oneOf, ...own } = resolve(given)
    const either = anyOf ?? oneOf
    return [...allOf, ...(either ? [random.pick(either)] : [])].reduce((all, part) => both(all, flat(part)), own)
  }
  const value = (given: Schema, depth: number): unknown => {
    const schema = flat(given)
    if ('const' in schema) return schema.const
    const type = random.pick([schema.type ?? kindOf(schema)].flat())
    if (type === 'null') return null
    if (schema.enum) return random.pick(schema.enum.filter((one) => one !== null))
    if (type === 'boolean') return random.chance(0.5)
    if (type === 'integer' || type === 'number') return number(schema)
    if (type === 'string') return text(schema)
    if (type === 'object') return object(schema, depth)
    const length = depth > 5 ? 0 : random.int(0, 3)
    return Array.from({ length }, () => value(schema.items ?? {}, depth + 1))
  }

  return (id: OperationId): unknown => {
    const { method, path } = operations[id]
    const responses = readContract().paths?.[path]?.[method.toLowerCase()]?.responses as
      Record<string, { content?: Record<string, { schema?: Schema }> } | undefined> | undefined
    const schema = responses?.['200']?.content?.['application/json']?.schema
    return schema ? value(schema, 0) : null
  }
}
