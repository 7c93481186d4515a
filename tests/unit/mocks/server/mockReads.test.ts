import { expect, test } from 'vitest'
import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { personas, signInAs, type Persona } from '@mocks/personas'
import { serve } from '@mocks/serve'

/** Reads without parameters. Every test validates their responses against the contract. */
const reads = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].method === 'GET' && !operations[id].path.includes('{'),
)

async function statuses(persona: Persona): Promise<Map<OperationId, number>> {
  const token = signInAs(persona)?.token
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const found = new Map<OperationId, number>()
  for (const id of reads) {
    const request = new Request(`http://localhost:3000/api${operations[id].path}`, { credentials: 'include', headers })
    found.set(id, (await serve(request)).status)
  }
  return found
}

const wrongFor = (persona: Persona, found: Map<OperationId, number>) => {
  const admin = persona.startsWith('admin')
  return [...found].filter(([id, status]) => {
    const { auth } = operations[id]
    if (persona === 'visitor') return (auth === 'anonymous') !== status < 400 && status !== 401
    if (auth === 'admin' && !admin) return status !== 403
    // No verification yet (409) and no team (403, 404) are valid responses as well.
    return status !== 200 && ![403, 404, 409].includes(status)
  })
}

test.each(Object.keys(personas) as Persona[])('%s: every read responds as the contract specifies', async (persona) => {
  expect(wrongFor(persona, await statuses(persona))).toEqual([])
})
