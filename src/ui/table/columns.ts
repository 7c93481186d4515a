import type { ReactNode } from 'react'
import type { Cell } from '@/lib/csv'
import type { Sort } from './useListParams'

/** One column of a table. A page writes its columns as a typed constant in its own file. */
export type Column<Row> = {
  key: string
  header: string
  /** What the cell says as plain text or number: for search, order and export, and on screen where there is no `cell`. */
  value: (row: Row) => Cell
  cell?: (row: Row) => ReactNode
  /** By what the order goes, where it is not the value: a date's moment, an amount's cents. */
  order?: (row: Row) => string | number | undefined
  /** No order by this column. */
  fixed?: boolean
  /** Amounts and counts stand to the right, in figures of one width. */
  number?: boolean
  /** Names the row; the first column does where none is marked. */
  rowHeader?: boolean
  /** Only on screen: left out of the export, like pictures and buttons. */
  screenOnly?: boolean
  /** Takes what room is left and cuts what is too long; the full text stands in the hover text. */
  truncate?: boolean
}

const plain = (cell: Cell) => (cell === null || cell === undefined ? '' : String(cell))
const collator = new Intl.Collator('en-SG', { numeric: true, sensitivity: 'base' })

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Keeps the rows in which every word of the search stands somewhere, whatever the case and the accents. */
export function searchRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], search: string): readonly Row[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = fold(columns.map(({ value }) => plain(value(row))).join('\n'))
    return words.every((word) => text.includes(word))
  })
}

/** Orders rows by a column; what has no value comes last in both directions, equals keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const column = sort && columns.find(({ key }) => key === sort.by)
  if (!column) return rows
  const by =
    column.order ??
    ((row: Row) => {
      const cell = column.value(row)
      return typeof cell === 'number' ? cell : plain(cell)
    })
  const sign = sort.down ? -1 : 1
  return rows
    .map((row) => ({ row, key: by(row) }))
    .sort((one, other) => compare(one.key, other.key, sign))
    .map(({ row }) => row)
}

function compare(one: string | number | undefined, other: string | number | undefined, sign: number): number {
  const none = [one, other].map((key) => key === undefined || key === '')
  if (none[0] || none[1]) return Number(none[0]) - Number(none[1])
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
  return sign * collator.compare(String(one), String(other))
}

/** The lines of a CSV file with the columns as they stand on screen. */
export function exportLines<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  const exported = columns.filter(({ screenOnly }) => !screenOnly)
  return {
    header: exported.map(({ header }) => header),
    lines: rows.map((row) => exported.map(({ value }) => value(row))),
  }
}
