import type { QueryResult } from './QueryBoundary'

/** Two queries combined into one: nothing can be shown before both have loaded. */
export function bothQueries<A, B>(first: QueryResult<A>, second: QueryResult<B>): QueryResult<[A, B]> {
  const [one, other] = [first.data, second.data]
  return {
    data: one !== undefined && other !== undefined ? [one, other] : undefined,
    isError: first.isError === true || second.isError === true,
    error: first.error ?? second.error,
    isFetching: first.isFetching === true || second.isFetching === true,
    refetch: () => {
      if (first.isError) void first.refetch?.()
      if (second.isError) void second.refetch?.()
    },
  }
}
