import { copyWithStructuralSharing, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { neverRepeatedReads } from '@/contract/calls.gen'
import { maybeOutdated } from '@/lib/calls/certainty'
import { currentSubmission, runInSubmission } from '@/lib/calls/submission'
import { recordOf } from '@/lib/objects'
import { baseQuery, type Call, type Options } from './baseQuery'
import { delays, wait } from './delays'
import type { ApiError } from './errors'
import { isRepeatable } from './retry'

/** Cache keys read since the last write that changes reads; no times are compared, since a clock may be set back. */
const readSince = new Set<string>()

/**
 * The base query for servers whose reads lag behind their writes. If the first read after a write returns exactly what
 * is shown, it is repeated once: otherwise a page could offer an action again that was just accepted. This costs one
 * request for each shown list that the write has not changed, or that shows the change already. An answer with any
 * difference is taken as it is: a page that must not offer the action again reads until it sees the change
 * (`ui/useWrite.ts`).
 */
export const baseQueryWithReread: BaseQueryFn<Call, unknown, ApiError, Options> = async (call, state, options) => {
  const { getState, queryCacheKey = '', signal } = state
  const submission = currentSubmission()
  const before = recordOf(recordOf(recordOf(recordOf(getState()).api).queries)[queryCacheKey])
  const answer = await baseQuery(call, state, options)
  const isWrite = options.changesReads || neverRepeatedReads.has(call.route)
  if (isWrite && (!answer.error || maybeOutdated(answer.error))) readSince.clear()
  if (answer.error) return answer
  const isFirst = before.data !== undefined && !readSince.has(queryCacheKey)
  if (!isWrite) readSince.add(queryCacheKey)
  if (!isFirst || !isRepeatable(call.route) || call.saveAs !== undefined) return answer
  if (copyWithStructuralSharing(before.data, answer.data) !== before.data) return answer
  await wait(delays.base, signal)
  // If the second read fails or takes long, the first answer is used.
  const quiet: Options = { ...options, silent: true, stayOnPage: true, skipAuthHandling: true }
  const again = await Promise.race([
    runInSubmission(submission, () => baseQuery(call, state, quiet)),
    wait(delays.reach, signal),
  ])
  return again && !again.error ? again : answer
}
