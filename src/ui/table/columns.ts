import type { ReactNode } from 'react'
import type { Cell } from '@/lib/files/csv'

/** Sort value of a column; undefined and empty values come last. */
export type SortValue = string | number | undefined

export type Choice = { value: string; label: string }

/**
 * One column of a table, or one searchable field of a list. Pages define their columns as a typed constant, with the
 * functions of `columnMakers`.
 */
export type Column<Row> = {
  key: string
  header: string
  /** The column's text, as shown, searched and exported. */
  text: (row: Row) => string
  /** The value that rows are sorted by; by default the text. */
  value?: (row: Row) => SortValue
  /** Numbers are exported raw, so that a spreadsheet can add them up; everything else as its text. */
  exported?: (row: Row) => Cell
  /** Renders the cell if it is more than text: a badge, a link, a picture. */
  cell?: (row: Row) => ReactNode
  /** The value or values compared by a filter of the same name. */
  facet?: (row: Row) => string | readonly string[] | undefined
  /** All values of the filter in order; by default the values in use, sorted by name. */
  choices?: readonly Choice[]
  /** Not sortable. */
  unsortable?: boolean
  /** Right-aligned, with tabular figures. */
  number?: boolean
  /** On phones beside the row's name, without its label: an amount. */
  lead?: boolean
  /** On phones below the row's name, without its label: when it was. */
  second?: boolean
  /** On phones without its label: its values say what they are. */
  unlabelled?: boolean
  /** A date or a moment, sorted chronologically. */
  moment?: boolean
  /** Names the row; by default the first column does. */
  rowHeader?: boolean
  /** Its cells are links that open their row. */
  opens?: boolean
  /** Takes the remaining width and truncates long text after one line, or two; the full text is in the tooltip. */
  truncate?: boolean | 2
  /** Hidden where the table is narrow, so that the others keep their room, unless chosen; cards and exports have it. */
  wideOnly?: boolean
  /** Left out of the cards on phones, unless chosen: the record or file that the row opens contains it. */
  tableOnly?: boolean
  /** Hidden unless selected in the column chooser. */
  hidden?: boolean
  /** Name of the field on the server in `order=field:asc`, if it differs from the key. */
  field?: string
}

/** Content of the cell: the custom rendering, or the text. */
export const contentOf = <Row>(column: Column<Row>, row: Row): ReactNode => (column.cell ?? column.text)(row)

/** The columns in view: the chosen ones in their order and at every width, or all that are not hidden. */
export function visibleColumns<Row>(columns: readonly Column<Row>[], keys: readonly string[] = []) {
  const chosen = keys.flatMap((key) => columns.find((column) => column.key === key) ?? [])
  if (chosen.length === 0) return columns.filter(({ hidden }) => !hidden)
  return chosen.map((column) => ({ ...column, wideOnly: false, tableOnly: false }))
}

/** The rows of a CSV file with the given columns. */
export const exportLines = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]) => ({
  header: columns.map(({ header }) => header),
  lines: rows.map((row) => columns.map((column) => (column.exported ?? column.text)(row))),
})
