import type { PageArgs } from './pageArgs'

type Page<Row> = { rows: readonly Row[]; total: number }

type Options<Row> = {
  fetchPage: (args: PageArgs) => Promise<Page<Row>>
  rowKey: (row: Row) => string
  order?: string | undefined
  onProgress: (done: number, total: number) => void
  signal: AbortSignal
}

const pageRows = 100
const atOnce = 3

/**
 * Fetches all pages of a server list, three at a time.
 * @returns every row once, in the server's order; undefined if cancelled
 */
export async function fetchAllPages<Row>({ fetchPage, rowKey, order, onProgress, signal }: Options<Row>) {
  const ask = (offset: number, limit: number) => fetchPage({ limit, offset, ...(order && { order }) })
  const first = await ask(0, pageRows)
  // A server may return fewer rows than requested: the first page shows how many.
  const step = first.rows.length
  const pages: (readonly Row[])[] = [first.rows]
  const offsets: number[] = []
  for (let at = step; step > 0 && at < first.total; at += step) offsets.push(at)
  let done = step
  onProgress(done, first.total)
  const work = async () => {
    for (let offset = offsets.shift(); offset !== undefined && !signal.aborted; offset = offsets.shift()) {
      const { rows } = await ask(offset, step)
      pages[offset / step] = rows
      done += rows.length
      if (!signal.aborted) onProgress(Math.min(done, first.total), first.total)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (signal.aborted) return undefined
  // A row added in the meantime moves another one to the next page.
  return [...new Map(pages.flat().map((row) => [rowKey(row), row])).values()]
}
