import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import type * as requests from '@mocks/handleRequest'

/** Returns the reply that replaces the answer of the mocks. */
export type Edit = (answer: unknown, id: OperationId) => requests.Reply

/** For test files with `vi.mock('@mocks/handleRequest', editing)`. `isForAll`: all calls, without asking the mocks. */
export const edited: { answer?: Edit | undefined; isForAll?: boolean } = {}

/** Calls that decide whether a page may be opened: their answers are not edited. */
const guarded = new Set(['checkSession', 'checkAdminSession', 'getPersonalizationStatus', 'getActiveAccount', 'getMe'])

/** Returns the mocks with edited answers. @param load loads the original module */
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
