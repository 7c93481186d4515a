type PendingQuery<Answer> = PromiseLike<Answer> & { unsubscribe: () => void }

/**
 * Waits for an answer that is needed once and shown nowhere. It is subscribed to as long as it takes: otherwise what
 * cleans up after an earlier answer to the same call could call this one off.
 * @param reading a dispatched query
 * @returns what the query came to, `data` or `error`; it never throws
 */
export async function fetchOnce<Answer>(reading: PendingQuery<Answer>): Promise<Answer> {
  try {
    return await reading
  } finally {
    reading.unsubscribe()
  }
}

/**
 * The same for what a decision rests on: a failed read rejects, even where an older answer is still in the cache.
 * @param query a dispatched query with `forceRefetch`
 */
export async function fetchFresh<Data>(
  query: PromiseLike<{ data?: Data | undefined; error?: unknown }> & { unsubscribe: () => void },
): Promise<Data> {
  const { data, error } = await fetchOnce(query)
  if (error || data === undefined) throw error
  return data
}
