import type { ReactNode } from 'react'
import type { Cell } from '@/lib/csv'

/** What a column sorts by; undefined and empty values come last. */
export type SortValue = string | number | undefined

export type Choice = { value: string; label: string }

/**
 * One column of a table, or one searchable field of a list. Pages write their columns as a typed constant, with the
 * functions of `columnMakers`.
 */
export type Column<Row> = {
  key: string
  header: string
  /** The column's one text: what is shown, searched and exported. */
  text: (row: Row) => string
  /** The value behind the text: rows are sorted by it. Without it they are sorted by the text. */
  value?: (row: Row) => SortValue
  /** Numbers go into a file raw, so that a spreadsheet can add them up; everything else as its text. */
  exported?: (row: Row) => Cell
  /** Draws the text where it is more than a text: a badge, a link, a picture beside it. */
  cell?: (row: Row) => ReactNode
  /** The value, or values, that a filter of the same name compares. */
  facet?: (row: Row) => string | readonly string[] | undefined
  /** All values of the filter in their order; without it, the values in use by name. */
  choices?: readonly Choice[]
  /** Rows cannot be sorted by it. */
  unsortable?: boolean
  /** Right-aligned, in tabular figures. */
  number?: boolean
  /** Names the row; the first column does where none is marked. */
  rowHeader?: boolean
  /** Left out of the export, like pictures. */
  screenOnly?: boolean
  /** Takes the remaining width and cuts what is too long; the full text is in the tooltip. */
  truncate?: boolean
  /** Not shown until somebody chooses it in the column chooser. */
  hidden?: boolean
  /** The server's name of the field in `order=field:asc`, where it is not the key. */
  field?: string
}

/** What the cell shows: its own drawing, or its text. */
export const contentOf = <Row>(column: Column<Row>, row: Row): ReactNode => (column.cell ?? column.text)(row)

/** The lines of a CSV file with the given columns. */
export function exportLines<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  const exported = columns.filter(({ screenOnly }) => !screenOnly)
  return {
    header: exported.map(({ header }) => header),
    lines: rows.map((row) => exported.map((column) => (column.exported ?? column.text)(row))),
  }
}
