import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import type * as requests from '@mocks/handleRequest'

/** What is answered in place of what the mocks answer. */
export type Edit = (answer: unknown, id: OperationId) => requests.Reply

/** For a test file that says `vi.mock('@mocks/handleRequest', editing)`; `isForAll`: the mocks aren't asked at all. */
export const edited: { answer?: Edit | undefined; isForAll?: boolean } = {}

/** What decides whether a page is reached at all is answered as usual. */
const guarded = new Set(['checkSession', 'checkAdminSession', 'getPersonalizationStatus', 'getActiveAccount', 'getMe'])

/** The mocks, whose answers are edited. @param load the module that is replaced */
export async function editing(load: () => Promise<typeof requests>): Promise<typeof requests> {
  const original = await load()
  return {
    ...original,
    handleRequest: async (call) => {
      const id = original.routeOf(call)?.id
      const { answer: edit, isForAll } = edited
      if (!edit || !id || operations[id].media !== 'application/json' || guarded.has(id))
        return original.handleRequest(call)
      if (isForAll) return edit(undefined, id)
      const answer = await original.handleRequest(call)
      return operations[id].method === 'GET' && answer.status === 200 ? edit(answer.json, id) : answer
    },
  }
}
