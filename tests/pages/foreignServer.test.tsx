import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OperationId } from '@/contract/route'
import { operations } from '@/contract/operations.gen'
import type * as requests from '@mocks/handleRequest'
import { randomAnswers } from '@tests/randomAnswers'
import { everyPage, nonsense, said, visit } from '@tests/visits'

const foreign = vi.hoisted(() => ({ answer: undefined as ((id: OperationId) => unknown) | undefined }))

/** What decides whether a page is reached at all is answered as usual. */
const guarded: OperationId[] = [
  'checkSession',
  'checkAdminSession',
  'getPersonalizationStatus',
  'getActiveAccount',
  'getMe',
]

vi.mock('@mocks/handleRequest', async (load) => {
  const original = await load<typeof requests>()
  return {
    ...original,
    handleRequest: (call: Parameters<typeof original.handleRequest>[0]) => {
      const id = original.routeOf(call)?.id
      const isJson = id && operations[id].media === 'application/json'
      return foreign.answer && id && isJson && !guarded.includes(id)
        ? Promise.resolve({ status: 200, json: foreign.answer(id) })
        : original.handleRequest(call)
    },
  }
})

describe('on a server that knows nothing but the contract, no page crashes or says nonsense', () => {
  afterEach(() => {
    foreign.answer = undefined
  })

  const pages = everyPage.map((pattern, place) => ({ pattern, place }))

  it.each(pages)('$pattern', async ({ pattern, place }) => {
    foreign.answer = randomAnswers(20_261_123 + place)
    await visit(pattern)
    expect(nonsense.exec(said())?.[0]).toBeUndefined()
  })
})
