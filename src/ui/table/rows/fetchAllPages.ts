import type { PageArgs } from './pageArgs'

export type FetchPage<Row> = (args: PageArgs) => Promise<{ rows: readonly Row[]; total: number }>

type Options<Row> = {
  fetchPage: FetchPage<Row>
  rowKey: (row: Row) => string
  order?: string | undefined
  onProgress: (done: number, total: number) => void
  signal: AbortSignal
}

/** Rows per request: few requests for a long list, each of a size that a slow connection brings in time. */
const pageRows = 500
const atOnce = 3

/**
 * Fetches all pages of a server list, three at a time.
 * @returns every row once, in the server's order; undefined if cancelled
 */
export async function fetchAllPages<Row>(options: Options<Row>): Promise<readonly Row[] | undefined> {
  const first = await fetchOnce(options)
  // A row deleted in the meantime moves another one to a page that was read before: without a second look it is missed.
  const { rows } = first.hasChanged && !options.signal.aborted ? await fetchOnce(options) : first
  if (options.signal.aborted) return undefined
  // A row added in the meantime moves another one to the next page.
  return [...new Map(rows.map((row) => [options.rowKey(row), row])).values()]
}

async function fetchOnce<Row>({ fetchPage, order, onProgress, signal }: Options<Row>) {
  const ask = (offset: number, limit: number) => fetchPage({ limit, offset, ...(order && { order }) })
  const first = await ask(0, pageRows)
  // A server may return fewer rows than requested: the first page shows how many.
  const step = first.rows.length
  const pages: (readonly Row[])[] = [first.rows]
  const offsets: number[] = []
  for (let at = step; step > 0 && at < first.total; at += step) offsets.push(at)
  let done = 0
  let hasChanged = false
  const count = (rows: readonly Row[]) => {
    done += rows.length
    if (!signal.aborted) onProgress(Math.min(done, first.total), first.total)
  }
  count(first.rows)
  const work = async () => {
    for (let offset = offsets.shift(); offset !== undefined && !signal.aborted; offset = offsets.shift()) {
      const { rows, total } = await ask(offset, step)
      pages[offset / step] = rows
      hasChanged ||= total !== first.total
      count(rows)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { rows: pages.flat(), hasChanged }
}
