import { expect, test } from 'vitest'
import { operations } from '@/contract/operations.gen'
import { bodies, named, type Kind } from '@/contract/requests.gen'
import { wrongKinds } from '@mocks/files/bodyKinds'
import { handleRequest } from '@mocks/handleRequest'
import { signInAs } from '@mocks/personas'
import { readContract } from '@tests/contract'
import { everyCall } from '@tests/everyCall'

const withBody = everyCall.filter(({ id }) => bodies[id])

/** The contract's own example of a body, if there is one. */
function exampleOf(id: (typeof everyCall)[number]['id']): Record<string, unknown> {
  const { method, path } = operations[id]
  const body = readContract().paths?.[path]?.[method.toLowerCase()]?.requestBody
  const media = (body?.content as Record<string, { example?: unknown }> | undefined)?.['application/json']
  return (media?.example ?? {}) as Record<string, unknown>
}

const kindOf = (kind: Kind): Kind => (kind.$ref ? kindOf(named[kind.$ref] ?? {}) : kind)

/** A value that a field surely does not take. */
const nonsense = (kind: Kind) => ([kindOf(kind).type].flat().includes('object') ? 7 : { nonsense: true })

async function send(id: (typeof everyCall)[number]['id'], url: string, body: unknown) {
  const token = signInAs('admin')?.token ?? ''
  const { method } = operations[id]
  const path = url.replace(/^.*?\/api(?=\/)/, '')
  return handleRequest({
    request: new Request('https://api.test/', { headers: { Authorization: `Bearer ${token}` } }),
    method,
    path,
    query: new URLSearchParams(),
    text: JSON.stringify(body),
  })
}

test('the examples of the contract are of the right kinds', () => {
  const wrong = withBody.map(({ id }) => [id, wrongKinds(id, exampleOf(id))] as const)
  expect(wrong.filter(([, fields]) => Object.keys(fields).length > 0)).toEqual([])
})

test.each(withBody.map((call) => [call.id, call] as const))(
  '%s: a field of another kind is a 422 that names it',
  async (id, { url }) => {
    const { properties = {} } = kindOf(bodies[id] ?? {})
    for (const [name, kind] of Object.entries(properties)) {
      if (kind.anyOf || Object.keys(kindOf(kind)).length === 0) continue
      const { status, json } = await send(id, url, { ...exampleOf(id), [name]: nonsense(kind) })
      const fields = Object.keys((json as { fields?: object }).fields ?? {})
      expect([name, status, fields]).toEqual([name, 422, [name]])
    }
  },
)

test.each(withBody.map((call) => [call.id, call] as const))(
  '%s: a field that the contract does not have is a 422 that names it',
  async (id, { url }) => {
    const { properties, additionalProperties } = kindOf(bodies[id] ?? {})
    if (!properties || additionalProperties === true) return
    const { status, json } = await send(id, url, { ...exampleOf(id), notInTheContract: 1 })
    expect([status, json]).toMatchObject([422, { fields: { notInTheContract: 'There is no such field' } }])
  },
)

test('enums and nested fields are checked', () => {
  expect(wrongKinds('updateActiveAccount', { type: 'Nonsense', accountId: 'u' })).toEqual({
    type: 'This must be one of Personal, Team',
  })
  expect(wrongKinds('saveCart', { cart: { items: [{ uid: 7 }] } })).toMatchObject({
    'cart.items.0.uid': 'This must be a text',
  })
  expect(wrongKinds('saveCart', { cart: { items: [{ uid: 'a', quantity: 1, discount: 99 }] } })).toEqual({
    'cart.items.0.discount': 'There is no such field',
  })
})
