import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { contract } from '@/contract/openapi.yaml'
import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { required } from './required'

type Node = { [key: string]: Node | undefined }

/** The contract in one piece. */
export const readContract = () => contract as Node

let ajv: Ajv2020 | undefined
const compiled = new Map<string, ValidateFunction | null>()

const escaped = (part: string) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))

function open(): Ajv2020 {
  if (ajv) return ajv
  ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  addFormats(ajv)
  // Our own formats only document a field; nothing validates them.
  for (const format of ['password', 'binary', 'sgd', 'cents']) ajv.addFormat(format, true)
  ajv.addSchema(readContract(), 'contract')
  return ajv
}

/** The validator for a place of the contract, compiled once it is needed; null if there is no schema. */
function validatorAt(pointer: string[]): ValidateFunction | null {
  const key = pointer.join(' ')
  const known = compiled.get(key)
  if (known !== undefined) return known
  const exists = pointer.reduce<Node | undefined>((at, name) => at?.[name], readContract())
  const made = exists ? open().compile({ $ref: `contract#/${pointer.map(escaped).join('/')}` }) : null
  compiled.set(key, made)
  return made
}

/** The validator for one part of an operation. */
function validator(id: OperationId, part: string[]): ValidateFunction | null {
  const { method, path } = operations[id]
  return validatorAt(['paths', path, method.toLowerCase(), ...part])
}

/** Contract violations of a request body. */
export function requestViolations(id: OperationId, sent: string | undefined): string[] {
  const check = validator(id, ['requestBody', 'content', 'application/json', 'schema'])
  if (!check) return sent === undefined ? [] : [`${id}: a body was sent, the contract has none`]
  if (sent === undefined) return [`${id}: no body was sent`]
  return check(JSON.parse(sent)) ? [] : problems(id, 'request', check)
}

/** Contract violations of a mock response. */
export function responseViolations(id: OperationId, status: number, json: unknown): string[] {
  if (status === 500) return [`${id}: the mock crashed`]
  if (status >= 400) return refusalViolations(id, status, json)
  const check = validator(id, ['responses', '200', 'content', 'application/json', 'schema'])
  // As serialised: undefined values are missing, dates are text.
  return !check || check(JSON.parse(JSON.stringify(json ?? null))) ? [] : problems(id, 'answer', check)
}

function refusalViolations(id: OperationId, status: number, json: unknown): string[] {
  if (!statusesOf(id).includes(status)) return [`${id}: ${status} is not declared`]
  if (typeof (json as { message?: unknown } | null)?.message !== 'string') return [`${id}: ${status} without a message`]
  const check = required(validatorAt(['components', 'schemas', 'Problem']))
  return check(json) ? [] : problems(id, `${status}`, check)
}

/** The statuses that the contract declares for an operation, beside 200 and `default`. */
export function statusesOf(id: OperationId): number[] {
  const { method, path } = operations[id]
  const declared = readContract().paths?.[path]?.[method.toLowerCase()]?.responses ?? {}
  return Object.keys(declared)
    .map(Number)
    .filter((status) => status >= 400)
}

const problems = (id: string, what: string, { errors }: ValidateFunction) =>
  (errors ?? []).slice(0, 5).map(({ instancePath, message }) => `${id}: ${what}${instancePath} ${message}`)
