import { foldText, searchFor, searchText } from '@/lib/text/foldText'
import { capitalised } from '@/lib/text/wording'
import type { Choice, Column, SortValue } from '../columns'
import type { Sort } from '../useListParams'

/** For each row, the text that is searched: those of these columns, with a separator that no searched word contains. */
export const rowTexts = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]): ReadonlyMap<Row, string> =>
  new Map(rows.map((row) => [row, columns.map(({ text }) => searchText(text(row))).join('\n')]))

/**
 * Keeps rows whose column texts contain every word of the search, ignoring case and accents.
 * @param texts the rows' texts, if they are known from an earlier search
 */
export function searchRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  search: string,
  texts?: ReadonlyMap<Row, string>,
): readonly Row[] {
  if (search.trim() === '') return rows
  const known = texts ?? rowTexts(rows, columns)
  const fits = searchFor(search)
  return rows.filter((row) => fits(known.get(row) ?? ''))
}

type Filters = Readonly<Record<string, string>>
export type CountedChoice = Choice & { count: number }

/** The values of a row that the column's filter compares. */
function facetsOf<Row>({ facet, text }: Column<Row>, row: Row): readonly string[] {
  const own = (facet ?? text)(row) ?? []
  return typeof own === 'string' ? [own] : own
}

/** Keeps rows that match every filter with the name of a column; other filters are handled by the page. */
export function filterRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], filters: Filters) {
  const active = columns.filter(({ key }) => filters[key])
  if (active.length === 0) return rows
  return rows.filter((row) => active.every((column) => facetsOf(column, row).includes(filters[column.key] ?? '')))
}

/**
 * The values in use of a column's filter, each with the number of rows it would leave. Values without matching rows
 * stay in the list, so that filters don't appear and disappear while typing; so does the selected one.
 * @param left the rows that the search and the other filters leave
 */
export function countChoices<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  key: string,
  left: readonly Row[],
  chosen = '',
): CountedChoice[] {
  const column = columns.find((one) => one.key === key)
  if (!column) return []
  const counts = new Map([[chosen, 0]])
  for (const row of rows) for (const value of facetsOf(column, row)) counts.set(value, 0)
  for (const row of left) for (const value of facetsOf(column, row)) counts.set(value, (counts.get(value) ?? 0) + 1)
  counts.delete('')
  const choices =
    column.choices?.filter(({ value }) => counts.has(value)) ??
    [...counts.keys()]
      .map((value) => ({ value, label: column.facet ? capitalised(value) : value }))
      .sort((one, other) => one.label.localeCompare(other.label))
  return choices.map((choice) => ({ ...choice, count: counts.get(choice.value) ?? 0 }))
}

/** Pads every run of digits, so that string comparison sorts `Order 9` before `Order 10`. */
const sortable = (text: string) => foldText(text).replace(/\d+/g, (digits) => digits.padStart(12, '0'))

const isMissing = (value: SortValue) => value === undefined || value === '' || Number.isNaN(value)

/** Missing values come last in both directions. */
function compare(one: SortValue, other: SortValue, down: boolean): number {
  if (one === other) return 0
  if (one === undefined) return 1
  if (other === undefined) return -1
  return one < other === down ? 1 : -1
}

/** Sorts rows by a column: numbers by size, everything else as text, missing values last. The sort is stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const column = sort && columns.find(({ key }) => key === sort.by)
  if (!column) return rows
  const { text, value = text } = column
  const values = rows.map((row) => value(row))
  const isNumeric = values.every((one) => typeof one === 'number' || isMissing(one))
  // One key per row, of one type: comparing two rows reads neither.
  const keys = values.map((one) => (isMissing(one) ? undefined : isNumeric ? one : sortable(String(one))))
  return rows
    .map((row, index) => ({ row, key: keys[index] }))
    .sort((one, other) => compare(one.key, other.key, sort.down))
    .map(({ row }) => row)
}
