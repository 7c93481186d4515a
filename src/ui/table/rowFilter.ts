import type { Choice, Column } from './columns'
import { searchRows } from './rowSearch'

export type Filters = Readonly<Record<string, string>>
export type CountedChoice = Choice & { count: number }

function matches<Row>({ facet, text }: Column<Row>, row: Row, wanted: string): boolean {
  const own = (facet ?? text)(row)
  return typeof own === 'object' ? own.includes(wanted) : own === wanted
}

/** Keeps rows that match every filter with the name of a column; other filters are handled by the page. */
export function filterRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], filters: Filters) {
  const active = columns.filter(({ key }) => filters[key])
  if (active.length === 0) return rows
  return rows.filter((row) => active.every((column) => matches(column, row, filters[column.key] ?? '')))
}

/**
 * The values in use of a column's filter, each with the number of rows it would leave, given the search and the other
 * filters. The selected value is always included.
 * @param options `visible`: the columns in view, which the search covers
 */
export function countChoices<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  key: string,
  { search, filters, visible = columns }: { search: string; filters: Filters; visible?: readonly Column<Row>[] },
): CountedChoice[] {
  const column = columns.find((one) => one.key === key)
  if (!column) return []
  const { facet = column.text, choices } = column
  const counts = new Map<string, number>()
  const count = (value: string, by: number) => value && counts.set(value, (counts.get(value) ?? 0) + by)
  const countAll = (counted: readonly Row[], by: number) => {
    for (const row of counted) {
      const own = facet(row)
      if (typeof own === 'string') count(own, by)
      else own?.forEach((value) => count(value, by))
    }
  }
  const left = filterRows(searchRows(rows, visible, search), columns, { ...filters, [key]: '' })
  // Values without matching rows stay in the list, so that filters don't appear and disappear while typing.
  if (left !== rows) countAll(rows, 0)
  countAll(left, 1)
  const chosen = filters[key]
  if (chosen && !counts.has(chosen)) count(chosen, 0)
  const counted = (choice: Choice) => ({ ...choice, count: counts.get(choice.value) ?? 0 })
  if (choices) return choices.filter(({ value }) => counts.has(value)).map(counted)
  return [...counts.keys()]
    .map((value) => counted({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))
    .sort((one, other) => one.label.localeCompare(other.label))
}
