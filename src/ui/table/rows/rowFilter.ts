import type { Choice, Column } from '../columns'
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

/** A value as a filter shows it. */
export const valueLabel = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1)

type Facet<Row> = (row: Row) => string | readonly string[] | undefined
type Counts = ReadonlyMap<string, number>

function count<Row>(rows: readonly Row[], facet: Facet<Row>): Counts {
  const counts = new Map<string, number>()
  const add = (value: string) => value && counts.set(value, (counts.get(value) ?? 0) + 1)
  for (const row of rows) {
    const own = facet(row)
    if (typeof own === 'string') add(own)
    else own?.forEach(add)
  }
  return counts
}

// Every keystroke asks which values there are in all rows: they are counted once.
const counted = new WeakMap<readonly unknown[], WeakMap<object, Counts>>()

function countAll<Row>(rows: readonly Row[], facet: Facet<Row>): Counts {
  const known = counted.get(rows) ?? new WeakMap<object, Counts>()
  counted.set(rows, known)
  const counts = known.get(facet) ?? count(rows, facet)
  known.set(facet, counts)
  return counts
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
  const left = filterRows(searchRows(rows, visible, search), columns, { ...filters, [key]: '' })
  // Values without matching rows stay in the list, so that filters don't appear and disappear while typing.
  const all = countAll(rows, facet)
  const counts = new Map(all)
  if (left !== rows) {
    for (const value of counts.keys()) counts.set(value, 0)
    for (const [value, number] of count(left, facet)) counts.set(value, number)
  }
  const chosen = filters[key]
  if (chosen && !counts.has(chosen)) counts.set(chosen, 0)
  const withCount = (choice: Choice) => ({ ...choice, count: counts.get(choice.value) ?? 0 })
  if (choices) return choices.filter(({ value }) => counts.has(value)).map(withCount)
  return [...counts.keys()]
    .map((value) => withCount({ value, label: valueLabel(value) }))
    .sort((one, other) => one.label.localeCompare(other.label))
}
