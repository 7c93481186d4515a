import { bodies, named, type Kind } from '@/contract/requests.gen'
import type { OperationId } from '@/contract/route'
import { isObject } from '@/lib/objects'

/** Field by its path (`member.email`) and what it must be. */
type Wrong = Record<string, string>

const words: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const fits: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
  null: (value) => value === null,
}

/**
 * Compares a request body with the contract: kinds, enums, dates, nested required fields, and fields that it does not have.
 * Bounds and lengths are left to the handlers, which say more about them.
 * @returns the fields that are wrong
 */
export function wrongKinds(id: OperationId, body: unknown): Wrong {
  const kind = bodies[id]
  return kind ? look(kind, body, '') : {}
}

const at = (path: string, name: string) => (path ? `${path}.${name}` : name)

function look(kind: Kind, value: unknown, path: string): Wrong {
  if (kind.$ref !== undefined) return look(named[kind.$ref] ?? {}, value, path)
  if (kind.anyOf) {
    const tried = kind.anyOf.map((one) => look(one, value, path))
    return tried.find((wrong) => Object.keys(wrong).length === 0) ?? tried[0] ?? {}
  }
  const types = [kind.type ?? []].flat()
  if (types.length > 0 && !types.some((type) => fits[type]?.(value)))
    return { [path]: `This must be ${types.map((type) => words[type] ?? type).join(' or ')}` }
  if (kind.const !== undefined && value !== kind.const) return { [path]: `This must be ${String(kind.const)}` }
  if (kind.enum && !kind.enum.includes(value)) return { [path]: `This must be one of ${kind.enum.join(', ')}` }
  // A cleared date field of a form is reported like any other empty field.
  if (kind.format && typeof value === 'string' && value !== '' && Number.isNaN(Date.parse(value)))
    return { [path]: 'This must be a date' }
  if (Array.isArray(value))
    return kind.items ? merged(value.map((item, index) => look(kind.items ?? {}, item, at(path, String(index))))) : {}
  return isObject(value) ? inside(kind, value, path) : {}
}

function inside(
  { properties, additionalProperties, required = [] }: Kind,
  value: Record<string, unknown>,
  path: string,
) {
  const missing = path ? required.filter((name) => value[name] === undefined) : []
  const found = Object.entries(value).filter(([, one]) => one !== undefined)
  return merged([
    ...missing.map((name) => ({ [at(path, name)]: 'This field is required' })),
    ...found.map(([name, one]): Wrong => {
      const own = properties && Object.hasOwn(properties, name) ? properties[name] : undefined
      if (own) return look(own, one, at(path, name))
      if (isObject(additionalProperties)) return look(additionalProperties, one, at(path, name))
      // Without a list of fields, or where the contract allows more, any name is taken.
      return !properties || additionalProperties === true ? {} : { [at(path, name)]: 'There is no such field' }
    }),
  ])
}

const merged = (all: Wrong[]): Wrong => Object.assign({}, ...all) as Wrong
