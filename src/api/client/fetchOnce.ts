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
export type Asked<Data> = PendingQuery<State<Data>> & { requestId: string; refetch: () => PromiseLike<State<Data>> }

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
