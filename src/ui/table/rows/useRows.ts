import { useMemo } from 'react'
import type { Column } from '../columns'
import { countChoices, filterRows, rowTexts, searchRows, sortRows, type CountedChoice } from './rowModel'
import { pageOf, type Shown } from './tableRows'
import type { ListParams } from '../useListParams'

type Rows<Row> = Shown<Row> & {
  /** The rows that the search and all filters but this column's leave. */
  leftBut: (key: string) => readonly Row[]
  /** The values of a column's filter with their counts: for chips and selects of `FilterBar`, and for `Tabs`. */
  choices: (key: string) => CountedChoice[]
}

/**
 * Search, filters, order and page of a list: a table, cards, articles, messages.
 * @param columns the fields to search, filter and sort by: a constant outside the component
 * @param visible of a table, the columns in view, which the search covers
 * @param total of a server list, if `rows` is one page that the server has sorted
 */
export function useRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  list: ListParams,
  visible = columns,
  total?: number,
): Rows<Row> {
  const { search, filters, sort, size, setPage } = list
  const isPart = total !== undefined
  // Sorted before it is searched: a keystroke sorts nothing.
  const sorted = useMemo(() => (isPart ? rows : sortRows(rows, columns, sort)), [rows, columns, sort, isPart])
  const isSearched = search !== ''
  // Read once: every keystroke searches them again.
  const texts = useMemo(() => (isSearched ? rowTexts(rows, visible) : undefined), [rows, visible, isSearched])
  const found = useMemo(() => {
    const searched = searchRows(sorted, visible, search, texts)
    const leftBut = (key: string) => filterRows(searched, columns, { ...filters, [key]: '' })
    return {
      all: filterRows(searched, columns, filters),
      leftBut,
      choices: (key: string) => countChoices(rows, columns, key, leftBut(key), filters[key]),
    }
  }, [rows, sorted, columns, visible, search, texts, filters])
  if (!isPart) return { ...found, ...pageOf(found.all, list) }
  return {
    ...found,
    rows: found.all,
    pages: { page: list.page, total, size, onPage: setPage },
    ...(found.all.length < rows.length && { searched: rows.length }),
  }
}
