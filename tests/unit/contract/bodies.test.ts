import { expect, test } from 'vitest'
import { operations } from '@/contract/operations.gen'
import { bodies } from '@/contract/requests.gen'
import { wrongKinds } from '@mocks/files/bodyKinds'
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

test('the examples of the contract are of the right kinds', () => {
  const wrong = withBody.map(({ id }) => [id, wrongKinds(id, exampleOf(id))] as const)
  expect(wrong.filter(([, fields]) => Object.keys(fields).length > 0)).toEqual([])
})

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
