import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { formatCount } from '@/lib/money/counts'
import { attempt } from '../../attempt'
import type { Column } from '../columns'
import { ServerSearch } from '../filters/ServerSearch'
import { fetchAllPages, type FetchPage } from './fetchAllPages'
import { pageArgs } from './pageArgs'
import { filterRows, searchRows, sortRows } from './rowModel'
import { useLastPage } from './useLastPage'
import type { ListParams } from '../useListParams'

type Options<Row> = {
  columns: readonly Column<Row>[]
  /** The columns in view, which search and export cover. */
  visible: readonly Column<Row>[]
  list: ListParams
  /** All rows, or the current page of a server list with its total. */
  rows: readonly Row[]
  total?: number | undefined
  rowKey: (row: Row) => string
  fetchPage?: FetchPage<Row> | undefined
}

type ServerRows<Row> = {
  rows: readonly Row[]
  /** Undefined once all rows are loaded, and search, order and pages are handled on the client. */
  total?: number | undefined
  /** Says which rows are searched. */
  searchLabel?: string
  /** Offers to search all pages. */
  offer?: ReactNode
  /** Rejects on failure; undefined if cancelled. */
  exportRows?: (() => Promise<readonly Row[] | undefined>) | undefined
}

/**
 * The rows of a list that the server paginates and sorts, but can't search: search and filters cover the current page
 * and say so, or, on request, all pages. Opened with a search or filters in its URL, it loads all pages at once.
 */
export function useServerRows<Row>(options: Options<Row>): ServerRows<Row> {
  const { columns, visible, list, rows: page, total = page.length, rowKey, fetchPage } = options
  const [loaded, setLoaded] = useState<{ rows: readonly Row[]; before: readonly Row[] }>()
  const [loading, setLoading] = useState<{ done: number; total: number }>()
  const [failed, setFailed] = useState(false)
  const running = useRef<AbortController>(undefined)
  const isPart = options.total !== undefined && total > page.length

  const load = async () => {
    if (!fetchPage) return page
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setFailed(false)
    setLoading({ done: 0, total })
    const onProgress = (done: number, of: number) => setLoading({ done, total: of })
    const { order } = pageArgs(list, columns)
    const result = await attempt(() => fetchAllPages({ fetchPage, rowKey, order, onProgress, signal }))
    if (signal.aborted) return undefined
    setLoading(undefined)
    setFailed(!result.ok)
    if (!result.ok) throw result.error
    if (result.answer) setLoaded({ rows: result.answer, before: page })
    return result.answer
  }
  const cancel = () => {
    running.current?.abort()
    setLoading(undefined)
  }
  const open = useEffectEvent(() => {
    // A failure is shown next to the search.
    if (isPart && list.isFiltered) void attempt(load)
  })
  useEffect(() => {
    open()
    return () => running.current?.abort()
  }, [])
  useLastPage(list, options.total)
  const all = useMemo(() => {
    // The page that was in view before the load is older than the load.
    if (!loaded || page === loaded.before) return loaded?.rows
    const fresh = new Map(page.map((row) => [rowKey(row), row]))
    return loaded.rows.map((row) => fresh.get(rowKey(row)) ?? row)
  }, [loaded, page, rowKey])

  // A single page that contains everything is searched, sorted and exported like any client-side list.
  if (!isPart) return { rows: page }
  const offer = fetchPage && (
    <ServerSearch total={total} loaded={all?.length} loading={loading} failed={failed} load={load} cancel={cancel} />
  )
  if (all) return { rows: all, searchLabel: `Search all ${formatCount(all.length)}`, offer }
  const exportRows = async () => {
    const every = await load()
    return (
      every && filterRows(searchRows(sortRows(every, columns, list.sort), visible, list.search), columns, list.filters)
    )
  }
  const searchLabel = page.length > 1 ? `Search the ${formatCount(page.length)} on this page` : 'Search this page'
  return { rows: page, total, searchLabel, offer, exportRows: fetchPage && exportRows }
}
