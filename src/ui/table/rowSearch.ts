import { foldText } from '@/lib/foldText'
import type { Column } from './columns'

type Index = WeakMap<readonly Column<never>[], readonly string[]>

// A search runs on every keystroke over the same rows, so their folded texts are cached: for the columns in view, which
// the table searches, and for all columns, which the counts of tabs and filters search.
const indexes = new WeakMap<readonly unknown[], Index>()

function textsOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): readonly string[] {
  const index: Index = indexes.get(rows) ?? new WeakMap()
  indexes.set(rows, index)
  const known = index.get(columns)
  if (known) return known
  const texts = rows.map((row) => foldText(columns.map(({ text }) => text(row)).join('\n')))
  index.set(columns, texts)
  return texts
}

/** Keeps rows whose column texts contain every word of the search, ignoring case and accents. */
export function searchRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], search: string): readonly Row[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  const texts = textsOf(rows, columns)
  return rows.filter((_, index) => words.every((word) => texts[index]?.includes(word)))
}
