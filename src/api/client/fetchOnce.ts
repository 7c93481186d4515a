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
 * The same for reads that a decision depends on: rejects on failure, even if an older response is still cached.
 * @param query a dispatched query with `forceRefetch`
 */
export async function fetchFresh<Data>(
  query: PromiseLike<{ data?: Data | undefined; error?: unknown }> & { unsubscribe: () => void },
): Promise<Data> {
  const { data, error } = await fetchOnce(query)
  if (error || data === undefined) throw error
  return data
}
