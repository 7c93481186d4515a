import { countOf, formatCount } from '@/lib/money/counts'

/** Fewer rows than this are seen at a glance, without search, filters and order. */
export const fewRows = 8

export type Shown<Row> = {
  /** All matching rows, sorted: these are exported and selected by "select all matching". */
  all: readonly Row[]
  /** The rows of this page. */
  rows: readonly Row[]
  /** Props of `Pagination`: the total is of the matching rows, or of those on the server. */
  pages: { page: number; total: number; size: number; onPage: (page: number) => void }
  /** For server lists: how many rows of this page were searched, if the search excludes some. */
  searched?: number
}

type Paged = { page: number; size: number; setPage: (page: number) => void }

/** The rows of one page, the last page where there are fewer, and the props of its `Pagination`. */
export function pageOf<Row>(rows: readonly Row[], { page, size, setPage }: Paged) {
  const within = Math.min(page, Math.max(1, Math.ceil(rows.length / size)))
  return {
    rows: rows.slice((within - 1) * size, within * size),
    pages: { page: within, total: rows.length, size, onPage: setPage },
  }
}

/** `1–25 of 48`, or `48 results` if all are shown; for a searched server page `3 of these 25`. */
export function countText({ rows, pages: { total, page, size }, searched }: Shown<unknown>): string {
  if (searched !== undefined) return `${formatCount(rows.length)} of these ${formatCount(searched)}`
  if (total === 0) return 'No results'
  if (rows.length === total) return countOf(total, 'result')
  if (rows.length === 0) return `0 of ${formatCount(total)}`
  const first = (page - 1) * size + 1
  return `${formatCount(first)}–${formatCount(first + rows.length - 1)} of ${formatCount(total)}`
}
