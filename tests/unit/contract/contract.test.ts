import { expect, test } from 'vitest'
import { operations } from '@/contract/operations.gen'
import { readContract } from '@tests/contract'
import { everyCall } from '@tests/everyCall'

type Described = { description?: string; 'x-assumed'?: string[]; requestBody?: unknown }

const operationOf = (path: string, method: string) =>
  (readContract().paths?.[path]?.[method.toLowerCase()] ?? {}) as Described

const described = everyCall.map(({ id, method }) => ({ id, ...operationOf(operations[id].path, method) }))

test('x-assumed lists what is assumed: path, body, answer', () => {
  const wrong = described.filter(({ 'x-assumed': assumed = [], requestBody }) => {
    const isKnown = assumed.every((part) => ['path', 'body', 'answer'].includes(part))
    return !isKnown || (assumed.includes('body') && !requestBody)
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('calls that descriptions name exist', () => {
  const text = JSON.stringify(readContract())
  const isField = (name: string) => text.includes(`"${name}":`)
  const named = described.flatMap(({ description = '' }) => description.match(/\b[a-z]+(?:[A-Z]\w*)+\b/g) ?? [])
  const verbs = /^(get|list|create|update|delete|add|remove|save|send|count|mark|check)[A-Z]/
  const calls = named.filter((name) => verbs.test(name) && !isField(name))
  expect(calls.filter((name) => !Object.hasOwn(operations, name))).toEqual([])
})

test('money is Sgd or Cents, or has their format where it may be null', () => {
  const bare: string[] = []
  const look = (node: unknown, at: string): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, format, description, $ref } = node as Record<string, unknown>
    const isNumber = [type].flat().some((one) => one === 'number' || one === 'integer')
    const isMoney = typeof description === 'string' && /^(SGD|Cents)\b/.test(description)
    if (isNumber && isMoney && !$ref && format !== 'sgd' && format !== 'cents') bare.push(at)
    for (const [name, child] of Object.entries(node)) look(child, `${at}.${name}`)
  }
  look(readContract().components?.schemas, 'schemas')
  expect(bare).toEqual([])
})

test('every operation, and every field of every schema, says what it is', () => {
  expect(described.filter(({ description }) => !description).map(({ id }) => id)).toEqual([])
  const bare: string[] = []
  const look = (node: unknown, at: string): void => {
    if (typeof node !== 'object' || node === null) return
    const { properties } = node as { properties?: Record<string, Described> }
    for (const [name, field] of Object.entries(properties ?? {})) {
      if (!field.description) bare.push(`${at}.${name}`)
      look(field, `${at}.${name}`)
    }
    for (const [name, child] of Object.entries(node)) if (name !== 'properties') look(child, at)
  }
  for (const [name, schema] of Object.entries(readContract().components?.schemas ?? {})) look(schema, name)
  expect(bare).toEqual([])
})
