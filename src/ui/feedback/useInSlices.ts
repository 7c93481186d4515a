import { useDeferredValue } from 'react'
import type { QueryResult } from './QueryBoundary'

/**
 * Whether a query's first data waits to be rendered: a response interrupts whatever is going on, and a table that is
 * rendered at once blocks a slow device. In slices it does not.
 */
export function useIsWaiting({ data }: QueryResult<unknown>): boolean {
  const isLoaded = data !== undefined
  const isRendered = useDeferredValue(isLoaded)
  return isLoaded && !isRendered
}

/** A query that counts as loading until its first data can be shown. */
export function useInSlices<Data>(query: QueryResult<Data>): QueryResult<Data> {
  return useIsWaiting(query) ? { isFetching: true } : query
}
