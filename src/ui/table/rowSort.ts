import { foldText } from '@/lib/foldText'
import type { Column, SortValue } from './columns'
import type { Sort } from './useListParams'

/** Pads every run of digits, so that string comparison sorts `Order 9` before `Order 10`. */
const sortable = (text: string) => foldText(text).replace(/\d+/g, (digits) => digits.padStart(12, '0'))

const isMissing = (value: SortValue) => value === undefined || value === '' || Number.isNaN(value)

/** One key per row, of one type, so that sorting compares keys and never parses a row twice. */
function keysOf<Row>(rows: readonly Row[], { text, value = text }: Column<Row>): readonly SortValue[] {
  const values = rows.map(value)
  const numeric = values.every((one) => typeof one === 'number' || isMissing(one))
  return values.map((one) => (isMissing(one) ? undefined : numeric ? one : sortable(String(one))))
}

type Direction = 'up' | 'down'
type SortCache = Partial<Record<Direction, readonly number[]>> & { column: object; keys: readonly SortValue[] }

// Changing the direction or the page sorts the same rows again.
const lastSort = new WeakMap<readonly unknown[], SortCache>()

function sortCacheOf<Row>(rows: readonly Row[], column: Column<Row>): SortCache {
  const known = lastSort.get(rows)
  if (known?.column === column) return known
  const cache = { column, keys: keysOf(rows, column) }
  lastSort.set(rows, cache)
  return cache
}

function sortedIndexes(keys: readonly SortValue[], sign: 1 | -1): readonly number[] {
  return [...keys.keys()].sort((first, second) => {
    const one = keys[first]
    const other = keys[second]
    if (one === other) return 0
    if (one === undefined) return 1
    if (other === undefined) return -1
    return one < other ? -sign : sign
  })
}

/** Sorts rows by a column: missing values come last in both directions, and the sort is stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const column = sort && columns.find(({ key }) => key === sort.by)
  if (!column) return rows
  const cache = sortCacheOf(rows, column)
  const indexes = (cache[sort.down ? 'down' : 'up'] ??= sortedIndexes(cache.keys, sort.down ? -1 : 1))
  return indexes.map((index) => rows[index]).filter((row): row is Row => row !== undefined)
}
