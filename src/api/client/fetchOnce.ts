type State<Data> = { data?: Data | undefined; error?: unknown; requestId?: string | undefined }
type Pending<Data> = PromiseLike<State<Data>> & { unsubscribe: () => void }
export type Query<Data> = Pending<Data> & {
  requestId: string
  queryCacheKey: string
  refetch: () => PromiseLike<State<Data>>
}

/** Data or an error, never both: RTK Query keeps older data next to an error. */
type Answer<Data> = { data?: Data | undefined; error?: undefined } | { data?: undefined; error: unknown }
const answerOf = <Data>({ data, error }: State<Data>): Answer<Data> => (error === undefined ? { data } : { error })

// Stays subscribed while it runs: otherwise the cleanup of an earlier, identical query could abort it.
async function whileSubscribed<Data, Result>(
  query: Pending<Data>,
  take: (state: State<Data>) => Result | Promise<Result>,
) {
  try {
    return await take(await query)
  } finally {
    query.unsubscribe()
  }
}

/**
 * Waits for the answer to a query that is needed once and not rendered; never throws.
 * @param query a dispatched query
 * @returns no `data` after a failure, although the cache keeps older data
 */
export const fetchOnce = <Data>(query: Pending<Data>): Promise<Answer<Data>> => whileSubscribed(query, answerOf)

/**
 * Returns cached data, however old, and fetches it only if there is none: for data that need not be current.
 * @param query a dispatched query
 */
export const fetchKnown = <Data>(query: Pending<Data>): Promise<Data | undefined> =>
  whileSubscribed(query, ({ data }) => data)

/**
 * `fetchOnce` for callers that need the data, such as a page of a list: rejects on failure.
 * @param query a dispatched query with `forceRefetch`
 */
export async function fetchData<Data>(query: Pending<Data>): Promise<Data> {
  const { data, error } = await fetchOnce(query)
  if (data === undefined) throw error
  return data
}

/**
 * The cache keys of lists whose latest response had an invalid row, which was left out. A missing row may still exist.
 */
export const shortened = new Set<string>()

/**
 * `fetchOnce` for reads that show whether a write has taken effect. If the answer comes from the cache, or from a
 * request that was already running and that RTK Query shares, it may be older than the write: then it is fetched again.
 * @param query a dispatched query
 * @returns no `data` after a failure, not even if another request is running by then
 */
export const fetchLatest = <Data>(query: Query<Data>): Promise<Answer<Data>> =>
  whileSubscribed(query, async (first) => answerOf(first.requestId === query.requestId ? first : await query.refetch()))

/**
 * The latest data, for decisions: rejects on failure, even if an older response is still cached.
 * @param query a dispatched query
 */
export async function fetchFresh<Data>(query: Query<Data>): Promise<Data> {
  const { data, error } = await fetchLatest(query)
  if (data === undefined) throw error
  return data
}

/**
 * Fetches a list, and tells whether it has a row; rejects on failure.
 * @param query a dispatched query
 * @returns undefined if the row is missing, but an invalid row was left out of the list: it may be that one
 */
export async function fetchHas<Row>(
  query: Query<readonly Row[]>,
  isRow: (row: Row) => boolean,
): Promise<boolean | undefined> {
  if ((await fetchFresh(query)).some(isRow)) return true
  return shortened.has(query.queryCacheKey) ? undefined : false
}
