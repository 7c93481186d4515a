import { foldText } from '@/lib/text/foldText'
import type { Column, SortValue } from '../columns'
import type { Sort } from '../useListParams'

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
