// Writes what is made of index.yaml and the files that it refers to:
//   openapi.yaml        the contract in one piece, for openapi-typescript, the tests and tools like Postman
//   calls.gen.ts        which calls may be repeated, which charge a card, which carry an idempotency key
//   operations.gen.ts   every operation by its id, for the mocks and the tests
//   requests.gen.ts     schemas of the request bodies, for the mocks: nothing that the app loads imports them
//   checks/<tag>.gen.ts packed schemas of the answers, one file a domain (check.ts says how they are packed)
// With --check it writes nothing and fails when a file is stale.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle, createConfig, stringifyYaml } from '@redocly/openapi-core'

const here = dirname(fileURLToPath(import.meta.url))
const bundled = await bundle({ ref: join(here, 'index.yaml'), config: await createConfig({}) })
const document = bundled.bundle.parsed
const note = '// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.\n'

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  ['get', 'post', 'put', 'delete'].flatMap((method) => {
    const operation = item[method]
    if (!operation) return []
    return [
      {
        ...operation,
        route: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        domain: operation.tags[0],
      },
    ]
  }),
)

const nameOf = (ref) => ref.split('/').pop()

// Which properties may not all be missing: `a+b|c`. Inside `allOf`, since `anyOf` beside properties has no useful type.
const needsOf = ({ allOf: [{ anyOf }] }) => anyOf?.map(({ required }) => required.join('+')).join('|')

function pack(schema) {
  const choices = schema?.oneOf?.filter(({ type }) => type !== 'null')
  if (choices?.length === 1 && choices.length < schema.oneOf.length) return { '?': pack(choices[0]) }
  if (!schema || schema.oneOf || schema.anyOf || (schema.allOf && !needsOf(schema))) return 'x'
  if (schema.$ref) return { $: nameOf(schema.$ref) }
  const types = [schema.type].flat()
  const nullable = types.includes('null')
  const type = types.find((name) => name !== 'null')
  const packed = packType(type, schema)
  return nullable && packed !== 'x' ? { '?': packed } : packed
}

function packType(type, schema) {
  if (type === 'string') return schema.enum ? `s=${schema.enum.join('|')}` : schema.format ? `s~${schema.format}` : 's'
  if (type === 'number') return 'n'
  if (type === 'integer') return 'i'
  if (type === 'boolean') return 'b'
  if (type === 'array') return [pack(schema.items)]
  if (type !== 'object') return 'x'
  const properties = Object.entries(schema.properties ?? {})
  if (properties.length === 0)
    return typeof schema.additionalProperties === 'object' ? { '*': pack(schema.additionalProperties) } : { '*': 'x' }
  const required = new Set(schema.required ?? [])
  const mark = (name, property) => (required.has(name) ? '!' : property['x-vital'] ? '^' : '')
  return {
    ...Object.fromEntries(properties.map(([name, property]) => [name + mark(name, property), pack(property)])),
    ...(schema.allOf && { '|': needsOf(schema) }),
  }
}

function answerOf(operation) {
  const answer = operation.responses['200'] ?? operation.responses['201'] ?? operation.responses['204']
  const media = Object.keys(answer?.content ?? {})[0]
  return { media: media ?? null, schema: media === 'application/json' ? pack(answer.content[media].schema) : '0' }
}

function sharedOf(packed, found = new Map()) {
  if (typeof packed !== 'object') return found
  if (Array.isArray(packed)) return sharedOf(packed[0], found)
  if (typeof packed.$ === 'string') {
    if (!found.has(packed.$)) {
      found.set(packed.$, pack(document.components.schemas[packed.$]))
      sharedOf(found.get(packed.$), found)
    }
    return found
  }
  for (const value of Object.values(packed)) sharedOf(value, found)
  return found
}

const deref = (thing) =>
  thing?.$ref
    ? thing.$ref
        .slice(2)
        .split('/')
        .reduce((at, key) => at[key], document)
    : thing

function requiredOf(schema) {
  const { required = [], allOf = [] } = deref(schema)
  return [...required, ...allOf.flatMap(requiredOf)]
}

function bodyOf(operation) {
  const schema = deref(operation.requestBody)?.content['application/json']?.schema
  return schema ? { body: requiredOf(schema) } : {}
}

function typedOf(operation) {
  const typed = (operation.parameters ?? []).map(deref).filter(({ schema }) => schema.type !== 'string')
  const kinds = typed.map(({ name, schema }) => [name, schema.type === 'boolean' ? 'boolean' : 'number'])
  return kinds.length > 0 ? { typed: Object.fromEntries(kinds) } : {}
}

const authOf = ({ security }) => {
  const scopes = security?.[0]?.bearer
  return scopes === undefined ? 'anonymous' : (scopes[0] ?? 'member')
}

const files = {
  'openapi.yaml': `# Generated from index.yaml by generate.mjs (npm run contract). Do not edit.\n${stringifyYaml(document, { noRefs: true, lineWidth: 120 })}`,
}
const set = (name, rows) => `export const ${name}: ReadonlySet<string> = new Set(${JSON.stringify(rows)})\n`
const routes = (test) => operations.filter(test).map(({ route }) => route)

files['calls.gen.ts'] =
  note +
  set(
    'neverRepeatedReads',
    routes((one) => one.method === 'GET' && one['x-retry'] !== 'safe'),
  ) +
  set(
    'repeatableWrites',
    routes((one) => one.method !== 'GET' && one['x-retry'] === 'safe'),
  ) +
  set(
    'checkoutCalls',
    routes((one) => one['x-timeout'] === 'checkout'),
  ) +
  set(
    'keyedCalls',
    routes((one) => (one.parameters ?? []).map(deref).some(({ name }) => name === 'Idempotency-Key')),
  )

files['operations.gen.ts'] =
  note +
  "import type { OperationId } from './route'\n\n" +
  "export type Auth = 'anonymous' | 'member' | 'teamAdmin' | 'admin'\n" +
  'export type Operation = {\n' +
  '  method: string\n  path: string\n  auth: Auth\n  domain: string\n  media: string | null\n  retry: string\n' +
  '  /** What the body must hold, where there is one. */\n  body?: string[]\n' +
  "  /** Parameters that are not strings. */\n  typed?: Record<string, 'number' | 'boolean'>\n}\n\n" +
  'export const operations: Record<OperationId, Operation> = {\n' +
  operations
    .map((one) => {
      const row = {
        method: one.method,
        path: one.path,
        auth: authOf(one),
        domain: one.domain,
        media: answerOf(one).media,
        retry: one['x-retry'],
        ...bodyOf(one),
        ...typedOf(one),
      }
      return `  ${one.operationId}: ${JSON.stringify(row)},\n`
    })
    .join('') +
  '}\n'

// What of a schema decides on the kind of a value; the rules of a form check bounds and lengths.
const kinds = ['type', 'enum', 'const', 'additionalProperties', 'required']
const formats = ['date', 'date-time']

function kindOf(schema) {
  if (schema.$ref) return { $ref: nameOf(schema.$ref) }
  if (schema.allOf) return joined(schema)
  const kept = Object.fromEntries(kinds.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]])))
  if (typeof kept.additionalProperties === 'object') kept.additionalProperties = kindOf(kept.additionalProperties)
  if (formats.includes(schema.format)) kept.format = schema.format
  if (schema.properties) kept.properties = kindsOf(schema.properties)
  if (schema.items) kept.items = kindOf(schema.items)
  const choice = schema.oneOf ?? schema.anyOf
  return choice ? { ...kept, anyOf: choice.map(kindOf) } : kept
}

const kindsOf = (schemas) => Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, kindOf(one)]))

function joined({ allOf, ...own }) {
  // Alternative sets of required fields are generated for responses only: a request body may name any of them.
  const further = allOf.map((one) => deref(one)).filter((one) => !one.anyOf?.every(({ properties }) => !properties))
  const parts = [own, ...further].map((one) => (one.allOf ? joined(one) : kindOf(one)))
  const required = parts.flatMap((one) => one.required ?? [])
  return Object.assign({}, ...parts, { required, properties: Object.assign({}, ...parts.map((one) => one.properties)) })
}

const bodies = Object.fromEntries(
  operations.flatMap((one) => {
    const schema = deref(one.requestBody)?.content['application/json']?.schema
    return schema ? [[one.operationId, kindOf(schema)]] : []
  }),
)

function namesIn(kind, found = new Set()) {
  if (typeof kind !== 'object' || kind === null) return found
  if (typeof kind.$ref === 'string' && !found.has(kind.$ref)) {
    found.add(kind.$ref)
    namesIn(kindOf(document.components.schemas[kind.$ref]), found)
  }
  for (const value of Object.values(kind)) namesIn(value, found)
  return found
}

const named = Object.fromEntries([...namesIn(bodies)].map((name) => [name, kindOf(document.components.schemas[name])]))

files['requests.gen.ts'] =
  note +
  '/** What decides on the kind of a value, out of JSON Schema; a `$ref` is a name in `named`. */\n' +
  'export type Kind = {\n' +
  '  $ref?: string\n  type?: string | readonly string[]\n  enum?: readonly unknown[]\n  const?: unknown\n  format?: string\n' +
  '  required?: readonly string[]\n  properties?: Record<string, Kind>\n  additionalProperties?: boolean | Kind\n' +
  '  items?: Kind\n  anyOf?: readonly Kind[]\n}\n\n' +
  `export const bodies: Record<string, Kind> = ${JSON.stringify(bodies)}\n\n` +
  `export const named: Record<string, Kind> = ${JSON.stringify(named)}\n`

for (const domain of new Set(operations.map((one) => one.domain))) {
  const answers = Object.fromEntries(
    operations.filter((one) => one.domain === domain).map((one) => [one.route, answerOf(one).schema]),
  )
  const shared = Object.fromEntries(sharedOf(answers))
  files[`checks/${domain}.gen.ts`] =
    `${note}import type { Checks } from '../check'\n\n` +
    `const checks: Checks = ${JSON.stringify({ answers, shared })}\n\nexport default checks\n`
}

const stale = Object.entries(files).filter(([name, text]) => {
  const path = join(here, name)
  return !existsSync(path) || readFileSync(path, 'utf8') !== text
})
const left = existsSync(join(here, 'checks'))
  ? readdirSync(join(here, 'checks')).filter((name) => !files[`checks/${name}`])
  : []

if (process.argv.includes('--check')) {
  if (stale.length + left.length > 0) {
    console.error(`Stale: ${[...stale.map(([name]) => name), ...left].join(', ')}. Run: npm run contract`)
    process.exit(1)
  }
} else {
  mkdirSync(join(here, 'checks'), { recursive: true })
  for (const [name, text] of stale) writeFileSync(join(here, name), text)
  for (const name of left) console.warn(`checks/${name} has no domain any more: delete it`)
  console.warn(`${operations.length} operations, ${stale.length} of ${Object.keys(files).length} files written`)
}
