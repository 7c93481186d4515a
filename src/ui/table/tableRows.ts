import { searchRows, sortRows, type Column } from './columns'
import type { Sort } from './useListParams'

export type Shown<Row> = {
  /** All that fit, in order: what is exported and selected. */
  all: readonly Row[]
  /** Those of this page. */
  rows: readonly Row[]
  total: number
  page: number
}

/** Applies search, order and page. @param total given when the server has done so already and `rows` is one page */
export function shownRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { search, sort, page, size }: { search: string; sort: Sort | undefined; page: number; size: number | undefined },
  total?: number,
): Shown<Row> {
  if (total !== undefined) return { all: rows, rows, total, page }
  const all = sortRows(searchRows(rows, columns, search), columns, sort)
  if (!size) return { all, rows: all, total: all.length, page: 1 }
  const within = Math.min(page, Math.max(1, Math.ceil(all.length / size)))
  return { all, rows: all.slice((within - 1) * size, within * size), total: all.length, page: within }
}

/** `1–25 of 48`, or `48` when all are in view. */
export function countText({ rows, total, page }: Shown<unknown>, size: number | undefined): string {
  const number = (value: number) => value.toLocaleString('en-SG')
  if (rows.length === total) return total === 1 ? '1 row' : `${number(total)} rows`
  const first = (page - 1) * (size ?? rows.length) + 1
  return `${number(first)}–${number(first + rows.length - 1)} of ${number(total)}`
}
