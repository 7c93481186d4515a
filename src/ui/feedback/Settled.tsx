import { useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { patience } from '@/lib/patience'
import type { QueryResult } from './QueryBoundary'
import { placeholderOf, type Placeholder } from './Skeleton'

type Queries = readonly QueryResult<unknown>[]
type Props = { queries: Queries; skeleton: Placeholder; children: ReactNode }

/** Whether all queries have had data or have failed; a slow one counts as settled after three seconds. */
export function useSettled(queries: Queries): boolean {
  const settled = queries.every(({ data, isError, isFetching }) => data !== undefined || (isError && !isFetching))
  const [given, setGiven] = useState(settled)
  // At once and for good: parts that read a failed query again must not take the page back to its skeleton.
  if (settled && !given) setGiven(true)
  useEffect(() => {
    if (given) return
    const timer = setTimeout(() => setGiven(true), patience.slowQuery)
    return () => clearTimeout(timer)
  }, [given])
  // What comes together is rendered in slices, so that a slow device still reacts.
  return useDeferredValue(given)
}

/**
 * Parts of a page that would push one another down: shown together, once all queries have data or have failed. A slow query
 * holds the others back for three seconds at most.
 */
export function Settled({ queries, skeleton, children }: Props) {
  return useSettled(queries) ? children : placeholderOf(skeleton)
}
