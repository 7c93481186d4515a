import { countOf, formatCount } from '@/lib/money/counts'
import type { Column } from '../columns'
import { filterRows, type Filters } from './rowFilter'
import { searchRows } from './rowSearch'
import { sortRows } from './rowSort'
import type { Sort } from '../useListParams'

export type Shown<Row> = {
  /** All matching rows, sorted: these are exported and selected by "select all matching". */
  all: readonly Row[]
  /** The rows of this page. */
  rows: readonly Row[]
  /** Number of matching rows; for server lists, the total on the server. */
  total: number
  page: number
  /** For server lists: how many rows of this page were searched, if the search excludes some. */
  searched?: number
}

type View<Row> = {
  search: string
  filters?: Filters | undefined
  sort: Sort | undefined
  page: number
  size: number | undefined
  /** The columns in view, which the search covers; by default all. */
  visible?: readonly Column<Row>[]
}

/** Applies search, filters, order and page. @param total set if `rows` is one page sorted by the server */
export function shownRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { search, filters = {}, sort, page, size, visible = columns }: View<Row>,
  total?: number,
): Shown<Row> {
  const found = filterRows(searchRows(rows, visible, search), columns, filters)
  if (total !== undefined)
    return { all: found, rows: found, total, page, ...(found.length < rows.length && { searched: rows.length }) }
  const all = sortRows(found, columns, sort, rows)
  if (!size) return { all, rows: all, total: all.length, page: 1 }
  const cut = pageOf(all, { page, size })
  return { all, rows: cut.rows, total: all.length, page: cut.pages.page }
}

type Paged = { page: number; size: number; setPage?: (page: number) => void }

/** The rows of one page, the last page where there are fewer, and the props of its `Pagination`. */
export function pageOf<Row>(rows: readonly Row[], { page, size, setPage = () => undefined }: Paged) {
  const within = Math.min(page, Math.max(1, Math.ceil(rows.length / size)))
  return {
    rows: rows.slice((within - 1) * size, within * size),
    pages: { page: within, total: rows.length, size, onPage: setPage },
  }
}

/** `1–25 of 48`, or `48 results` if all are shown; for a searched server page `3 of these 25`. */
export function countText({ rows, total, page, searched }: Shown<unknown>, size: number | undefined): string {
  if (searched !== undefined) return `${formatCount(rows.length)} of these ${formatCount(searched)}`
  if (total === 0) return 'No results'
  if (rows.length === total) return countOf(total, 'result')
  const first = (page - 1) * (size ?? rows.length) + 1
  return `${formatCount(first)}–${formatCount(first + rows.length - 1)} of ${formatCount(total)}`
}
