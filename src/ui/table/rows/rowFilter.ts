import { capitalised } from '@/lib/text/said'
import type { Choice, Column } from '../columns'

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
 * The values in use of a column's filter, each with the number of rows it would leave. Values without matching rows stay
 * in the list, so that filters don't appear and disappear while typing; so does the selected one.
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
