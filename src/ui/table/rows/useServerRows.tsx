import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { formatCount } from '@/lib/money/counts'
import { attempt } from '../../attempt'
import type { Column } from '../columns'
import { pageArgs } from './pageArgs'
import { filterRows } from './rowFilter'
import { searchRows } from './rowSearch'
import { sortRows } from './rowSort'
import { ServerSearch } from '../filters/ServerSearch'
import { useAllPages, type FetchPage } from './useAllPages'
import type { ListParams } from '../useListParams'

type Options<Row> = {
  columns: readonly Column<Row>[]
  /** The columns in view, which search and export cover. */
  visible: readonly Column<Row>[]
  rows: readonly Row[]
  total?: number | undefined
  rowKey: (row: Row) => string
  fetchPage?: FetchPage<Row> | undefined
  /** Loads all pages automatically if the list is opened with a search or filters in its URL, which one page can't answer. */
  loadForSearch?: boolean | undefined
}

type ServerRows<Row> = {
  rows: readonly Row[]
  /** Undefined once all rows are loaded, and search, order and pages are handled on the client. */
  total: number | undefined
  /** Says which rows are searched. */
  searchLabel: string | undefined
  /** Offers to search all pages. */
  offer: ReactNode
  exportRows: (() => Promise<readonly Row[] | undefined>) | undefined
}

/**
 * The rows of a list that the server paginates and sorts, but can't search: search and filters cover the current page
 * and say so, or, on request, all pages.
 */
export function useServerRows<Row>(options: Options<Row>, list: ListParams): ServerRows<Row> {
  const { columns, visible, rows, total = rows.length, rowKey, fetchPage } = options
  const { order } = pageArgs(list, columns)
  const pages = useAllPages({ fetchPage, rowKey, order, total, page: rows })
  const isOpenedWithSearch = useEffectEvent(
    () => options.loadForSearch === true && list.isFiltered && total > rows.length,
  )
  const load = useEffectEvent(pages.load)
  useEffect(() => {
    // A failure is shown next to the search.
    if (isOpenedWithSearch()) void attempt(() => load())
  }, [])
  // A single page that contains everything is searched, sorted and exported like any client-side list.
  if (options.total === undefined || total <= rows.length)
    return { rows, total: undefined, searchLabel: undefined, offer: null, exportRows: undefined }
  const { search, filters, sort } = list
  const exportRows = async () => {
    const all = pages.rows ?? (await pages.load())
    return all && filterRows(searchRows(sortRows(all, columns, sort), visible, search), columns, filters)
  }
  return {
    rows: pages.rows ?? rows,
    total: pages.rows ? undefined : total,
    searchLabel: pages.rows ? `Search all ${formatCount(pages.rows.length)}` : 'Search this page',
    offer: fetchPage && <ServerSearch pages={pages} total={total} />,
    exportRows: pages.rows || !fetchPage ? undefined : exportRows,
  }
}
