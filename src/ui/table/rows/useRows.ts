import { useMemo } from 'react'
import type { Column } from '../columns'
import { countChoices, type CountedChoice } from './rowFilter'
import { shownRows, type Shown } from './tableRows'
import type { ListParams } from '../useListParams'

export type Rows<Row> = Shown<Row> & {
  /** Props of `Pagination`. */
  pages: { page: number; total: number; size: number; onPage: (page: number) => void }
  /** The values of a column's filter with their counts: for chips and selects of `FilterBar`, and for `Tabs`. */
  choices: (key: string) => CountedChoice[]
}

/**
 * Search, filters, order and page for a list that is not a table: cards, articles, messages.
 * @param columns the fields to search, filter and sort by: a constant outside the component
 * @param visible of a table, the columns in view, which the search covers
 */
export function useRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  list: ListParams,
  visible = columns,
): Rows<Row> {
  const { search, filters, sort, page, size, setPage } = list
  return useMemo(() => {
    const shown = shownRows(rows, columns, { search, filters, sort, page, size, visible })
    return {
      ...shown,
      pages: { page: shown.page, total: shown.total, size, onPage: setPage },
      choices: (key) => countChoices(rows, columns, key, { search, filters, visible }),
    }
  }, [rows, columns, search, filters, sort, page, size, visible, setPage])
}
