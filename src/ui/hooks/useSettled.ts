import { useEffect, useState } from 'react'
import type { QueryResult } from '../feedback/QueryBoundary'

/** How long a slow query may hold back the others, in ms. */
const patience = 3000

/**
 * Whether all queries have data or have failed: a page whose parts would push one another down shows them together. A slow
 * query holds the others back for three seconds at most.
 */
export function useSettled(...queries: readonly QueryResult<unknown>[]): boolean {
  const settled = queries.every(({ data, isError, isFetching }) => data !== undefined || (isError && !isFetching))
  const [given, setGiven] = useState(settled)
  // At once and for good: parts that read a failed query again must not take the page back to its skeleton.
  if (settled && !given) setGiven(true)
  useEffect(() => {
    if (given) return
    const timer = setTimeout(() => setGiven(true), patience)
    return () => clearTimeout(timer)
  }, [given])
  return given
}
