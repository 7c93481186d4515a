import { foldText } from '@/lib/text/foldText'
import type { Column } from '../columns'
import { rowsAt } from './rowsAt'

type Texts = (string | undefined)[]
/** Words, and the indexes of the rows that contain them all. */
type Search = { words: readonly string[]; found: readonly number[] }

/** What is searched of a list: of each row the texts of these columns in one, and the latest search. */
type Searched = { columns: readonly object[]; lines: Texts; latest?: Search }

// A search runs on every keystroke over the same rows, for the table, its tabs and its filters: each cell is read once, and
// only when a search gets to it or the browser is idle, so that showing a list costs no search at all.
const cells = new WeakMap<readonly unknown[], WeakMap<object, Texts>>()
const searched = new WeakMap<readonly unknown[], Searched>()

function textsOf<Row>(rows: readonly Row[], column: Column<Row>): Texts {
  const known = cells.get(rows) ?? new WeakMap<object, Texts>()
  cells.set(rows, known)
  const texts = known.get(column) ?? []
  known.set(column, texts)
  return texts
}

const isSame = (some: readonly object[], others: readonly object[]) =>
  some === others || (some.length === others.length && some.every((one, index) => one === others[index]))

function searchedOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Searched {
  const known = searched.get(rows)
  if (known && isSame(known.columns, columns)) return known
  const fresh: Searched = { columns, lines: [] }
  searched.set(rows, fresh)
  return fresh
}

/** @returns reads the texts of a row, separated by what no searched word contains */
function lineReader<Row>(rows: readonly Row[], columns: readonly Column<Row>[], lines: Texts) {
  const read = columns.map((column) => ({ column, texts: textsOf(rows, column) }))
  return (row: Row, index: number) =>
    (lines[index] ??= read.map(({ column, texts }) => (texts[index] ??= foldText(column.text(row)))).join('\n'))
}

/** Reads the texts of all cells before somebody searches them; can be stopped after every row. */
export function* readTexts<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Generator<void> {
  const lineOf = lineReader(rows, columns, searchedOf(rows, columns).lines)
  for (const [index, row] of rows.entries()) {
    lineOf(row, index)
    yield
  }
}

/** Keeps rows whose column texts contain every word of the search, ignoring case and accents. */
export function searchRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], search: string): readonly Row[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  const known = searchedOf(rows, columns)
  // The table, its tabs and each of its filters ask for the same search, one after the other.
  const { found } =
    known.latest?.words.join(' ') === words.join(' ') ? known.latest : match(rows, columns, words, known)
  known.latest = { words, found }
  return rowsAt(rows, found)
}

/** The rows that contain all the words. What is typed narrows a search: only rows found before can still match. */
function match<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  words: readonly string[],
  { lines, latest }: Searched,
): Search {
  const isNarrower = latest?.words.every((before) => words.some((word) => word.includes(before)))
  const lineOf = lineReader(rows, columns, lines)
  const found: number[] = []
  for (const index of isNarrower && latest ? latest.found : rows.keys()) {
    const row = rows[index]
    if (row === undefined) continue
    const line = lineOf(row, index)
    if (words.every((word) => line.includes(word))) found.push(index)
  }
  return { words, found }
}
