import { foldText } from '@/lib/foldText'
import type { Column } from './columns'

type Index = { columns: readonly Column<never>[]; texts: readonly string[] }

// A search runs on every keystroke over the same rows, so their folded texts are cached.
const indexes = new WeakMap<readonly unknown[], Index>()

function textsOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): readonly string[] {
  const known = indexes.get(rows)
  if (known?.columns === columns) return known.texts
  const texts = rows.map((row) => foldText(columns.map(({ text }) => text(row)).join('\n')))
  indexes.set(rows, { columns, texts })
  return texts
}

/** Keeps rows whose column texts contain every word of the search, ignoring case and accents. */
export function searchRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], search: string): readonly Row[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  const texts = textsOf(rows, columns)
  return rows.filter((_, index) => words.every((word) => texts[index]?.includes(word)))
}
