import { foldText, searchWords } from '@/lib/text/foldText'
import type { Column } from '../columns'

/** Of each row, what a search compares: the texts of these columns, separated by what no searched word contains. */
export const rowTexts = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]): ReadonlyMap<Row, string> =>
  new Map(rows.map((row) => [row, columns.map(({ text }) => foldText(text(row))).join('\n')]))

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
  const words = searchWords(search)
  if (words.length === 0) return rows
  const known = texts ?? rowTexts(rows, columns)
  return rows.filter((row) => words.every((word) => known.get(row)?.includes(word)))
}
