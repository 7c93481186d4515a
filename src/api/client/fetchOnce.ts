type PendingQuery<Answer> = PromiseLike<Answer> & { unsubscribe: () => void }

/**
 * Waits for the result of a query that is needed once and not rendered. Stays subscribed while it runs: otherwise the
 * cleanup of an earlier, identical query could abort it.
 * @param reading a dispatched query
 * @returns the result, `data` or `error`; never throws
 */
export async function fetchOnce<Answer>(reading: PendingQuery<Answer>): Promise<Answer> {
  try {
    return await reading
  } finally {
    reading.unsubscribe()
  }
}

/**
 * The same for data that is needed itself, such as a page of a list: rejects on failure.
 * @param reading a dispatched query with `forceRefetch`
 */
export async function fetchData<Data>(reading: PendingQuery<State<Data>>): Promise<Data> {
  const { data, error } = await fetchOnce(reading)
  if (error !== undefined || data === undefined) throw error
  return data
}

type State<Data> = { data?: Data | undefined; error?: unknown; requestId?: string | undefined }
export type Asked<Data> = PendingQuery<State<Data>> & {
  requestId: string
  queryCacheKey: string
  refetch: () => PromiseLike<State<Data>>
}

/** The cache keys of lists from whose latest answer a row was left out. What isn't in them may exist all the same. */
export const shortened = new Set<string>()

/**
 * The same for reads that show whether a write has taken effect: takes no answer to a request that left before this call
 * and may be older than the write. RTK Query shares a request that is already running.
 * @param query a dispatched query with `forceRefetch`
 * @returns no `data` after a failure, although the cache keeps older data: not even if the next request runs already
 */
export async function fetchLatest<Data>(
  query: Asked<Data>,
): Promise<{ data?: Data | undefined; error?: undefined } | { data?: undefined; error: unknown }> {
  try {
    const first = await query
    const { data, error } = first.requestId === query.requestId ? first : await query.refetch()
    return error === undefined ? { data } : { error }
  } finally {
    query.unsubscribe()
  }
}

/**
 * The latest data, for decisions: rejects on failure, even if an older response is still cached.
 * @param query a dispatched query with `forceRefetch`
 */
export async function fetchFresh<Data>(query: Asked<Data>): Promise<Data> {
  const { data, error } = await fetchLatest(query)
  if (data === undefined) throw error
  return data
}

/**
 * Whether a list that is read now has a row; rejects on failure.
 * @param query a dispatched query with `forceRefetch`
 * @returns undefined if it isn't there, but a row that doesn't fit the contract was left out
 */
export async function fetchHas<Row>(
  query: Asked<readonly Row[]>,
  isRow: (row: Row) => boolean,
): Promise<boolean | undefined> {
  if ((await fetchFresh(query)).some(isRow)) return true
  return shortened.has(query.queryCacheKey) ? undefined : false
}
