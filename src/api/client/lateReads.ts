import { copyWithStructuralSharing, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { neverRepeatedReads } from '@/contract/calls.gen'
import { maybeOutdated } from '@/lib/calls/certainty'
import { presentAct, runInAct } from '@/lib/calls/act'
import { recordOf } from '@/lib/objects'
import { baseQuery, type Call, type Options } from './baseQuery'
import { delays, wait } from './delays'
import type { ApiError } from './errors'
import { isRepeatable } from './retry'

/** What was read since the last write that changes reads, by cache key: the order counts, for a clock may be set back. */
const readSince = new Set<string>()

/**
 * The base query, true to servers whose reads lag behind their writes: what is first read after a write, and says what is
 * shown, is read once more. Otherwise a page would offer again what was accepted. It costs one request for each shown
 * list that a write could have changed and hasn't, or that shows it already. An answer in which something else has
 * changed is taken: where an act must not be offered again, its page reads until it sees it (`ui/useWrite.ts`).
 */
export const baseQueryWithReread: BaseQueryFn<Call, unknown, ApiError, Options> = async (call, state, options) => {
  const { getState, queryCacheKey = '', signal } = state
  const act = presentAct()
  const before = recordOf(recordOf(recordOf(recordOf(getState()).api).queries)[queryCacheKey])
  const answer = await baseQuery(call, state, options)
  const writes = options.changesReads || neverRepeatedReads.has(call.route)
  if (writes && (!answer.error || maybeOutdated(answer.error))) readSince.clear()
  if (answer.error) return answer
  const isFirst = before.data !== undefined && !readSince.has(queryCacheKey)
  if (!writes) readSince.add(queryCacheKey)
  if (!isFirst || !isRepeatable(call.route) || call.saveAs !== undefined) return answer
  if (copyWithStructuralSharing(before.data, answer.data) !== before.data) return answer
  await wait(delays.base, signal)
  // A second read that fails, or takes long, is not worth the first answer.
  const quiet: Options = { ...options, silent: true, stayOnPage: true, skipAuthHandling: true }
  const again = await Promise.race([runInAct(act, () => baseQuery(call, state, quiet)), wait(delays.reach, signal)])
  return again && !again.error ? again : answer
}
