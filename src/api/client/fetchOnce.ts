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

export type Asked<Answer> = PendingQuery<Answer> & { requestId: string; refetch: () => PromiseLike<Answer> }

/**
 * The same for reads that show whether a write has taken effect: takes no answer to a request that left before this call
 * and may be older than the write. RTK Query waits for a request on its way instead of sending another.
 * @param query a dispatched query with `forceRefetch`
 */
export async function fetchLatest<Answer extends { requestId?: string | undefined }>(
  query: Asked<Answer>,
): Promise<Answer> {
  try {
    const first = await query
    return first.requestId === query.requestId ? first : await query.refetch()
  } finally {
    query.unsubscribe()
  }
}

/**
 * The latest data, for decisions: rejects on failure, even if an older response is still cached.
 * @param query a dispatched query with `forceRefetch`
 */
export async function fetchFresh<Data>(
  query: Asked<{ data?: Data | undefined; error?: unknown; requestId?: string | undefined }>,
): Promise<Data> {
  const { data, error } = await fetchLatest(query)
  if (error || data === undefined) throw error
  return data
}
