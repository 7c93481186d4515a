import { useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { patience } from '@/lib/patience'
import type { QueryResult } from './QueryBoundary'
import { placeholderOf, type Placeholder } from './Skeleton'

type Query = Pick<QueryResult<unknown>, 'data' | 'isError' | 'isFetching'>
type Props = { queries: readonly Query[]; skeleton: Placeholder; children: ReactNode }

/** Whether a query has had data or has failed. */
export const hasSettled = ({ data, isError, isFetching }: Query): boolean =>
  data !== undefined || (isError === true && !isFetching)

/** Whether this has been so once; what takes more than three seconds is no longer waited for. */
export function useSettled(settled: boolean): boolean {
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
  return useSettled(queries.every(hasSettled)) ? children : placeholderOf(skeleton)
}
