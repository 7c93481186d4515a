import { useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { patience } from '@/lib/patience'
import type { QueryResult } from './QueryBoundary'
import { placeholderOf, type Placeholder } from './Skeleton'

type Query = Pick<QueryResult<unknown>, 'data' | 'isError' | 'isFetching'>
type Props = { queries: readonly Query[]; skeleton: Placeholder; children: ReactNode }

/** Whether a query has had data or has failed. */
export const hasSettled = ({ data, isError, isFetching }: Query): boolean =>
  data !== undefined || (isError === true && !isFetching)

/** Whether `settled` has been true once, or three seconds have passed. */
export function useSettled(settled: boolean): boolean {
  const [given, setGiven] = useState(settled)
  // Stays true: when a part refetches a failed query, the page must not return to its skeleton.
  if (settled && !given) setGiven(true)
  useEffect(() => {
    if (given) return
    const timer = setTimeout(() => setGiven(true), patience.slowQuery)
    return () => clearTimeout(timer)
  }, [given])
  // Deferred, so that a slow device can react while all parts are rendered at the same time.
  return useDeferredValue(given)
}

/**
 * Shows parts of a page together, once all their queries have data or have failed: one by one, they would push each
 * other down. A slow query delays the others by three seconds at most.
 */
export function Settled({ queries, skeleton, children }: Props) {
  return useSettled(queries.every(hasSettled)) ? children : placeholderOf(skeleton)
}
