import { foldText } from '@/lib/foldText'
import type { Column } from './columns'

type Texts = (string | undefined)[]

// A search runs on every keystroke over the same rows, for the table, its tabs and its filters: each cell is read once, and
// only when a search gets to it, so that showing a list costs no search at all.
const cells = new WeakMap<readonly unknown[], WeakMap<object, Texts>>()

function textsOf<Row>(rows: readonly Row[], column: Column<Row>): Texts {
  const known = cells.get(rows) ?? new WeakMap<object, Texts>()
  cells.set(rows, known)
  const texts = known.get(column) ?? []
  known.set(column, texts)
  return texts
}

type Search = { columns: readonly object[]; search: string; matches: readonly boolean[] }

// The table, its tabs and each of its filters ask for the same search, one after the other.
const latest = new WeakMap<readonly unknown[], Search>()

/** Keeps rows whose column texts contain every word of the search, ignoring case and accents. */
export function searchRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], search: string): readonly Row[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  const known = latest.get(rows)
  const matches = known?.columns === columns && known.search === search ? known.matches : match(rows, columns, words)
  latest.set(rows, { columns, search, matches })
  return rows.filter((_row, index) => matches[index])
}

/** Whether each row contains all the words. */
function match<Row>(rows: readonly Row[], columns: readonly Column<Row>[], words: readonly string[]): boolean[] {
  const searched = columns.map((column) => ({ column, texts: textsOf(rows, column) }))
  return rows.map((row, index) =>
    words.every((word) =>
      searched.some(({ column, texts }) => (texts[index] ??= foldText(column.text(row))).includes(word)),
    ),
  )
}
