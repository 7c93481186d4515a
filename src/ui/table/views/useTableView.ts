import { useMemo, useState } from 'react'
import type { Column } from '../columns'
import { lastView, rememberView, type TableView } from './tableViews'
import { useOptimisticSearchParams } from '../../hooks/useOptimisticSearchParams'

export type TableViewState = {
  /** Keys of the visible columns in order; undefined uses the page's own. */
  visible: readonly string[] | undefined
  compact: boolean
  change: (view: TableView) => void
  /** The search params of this view. */
  query: () => string
}

/**
 * The columns and the density of a table. They are in the URL, so that a view can be shared; otherwise the last view in
 * this browser is used.
 * @param id names the table in the browser's storage; without one, nothing is stored
 */
export function useTableView<Row>(
  id: string | undefined,
  columns: readonly Column<Row>[],
  prefix = '',
): TableViewState {
  const [params, setParams] = useOptimisticSearchParams()
  const [last, setLast] = useState<TableView>(() => (id ? lastView(id) : {}))
  const cols = params.get(`${prefix}columns`)
  const rows = params.get(`${prefix}rows`)
  const visible = useMemo(() => {
    const known = (keys: readonly string[]) => keys.filter((key) => columns.some((column) => column.key === key))
    const wanted = known(cols?.split(',') ?? last.columns ?? [])
    return wanted.length > 0 ? wanted : undefined
  }, [columns, cols, last])
  return useMemo(() => {
    const own = columns.filter(({ hidden }) => !hidden).map(({ key }) => key)
    const compact = rows ? rows === 'compact' : (last.compact ?? false)
    const write = (next: URLSearchParams, view: TableView) => {
      const keys = view.columns ?? own
      next.delete(`${prefix}columns`)
      next.delete(`${prefix}rows`)
      if (keys.join() !== own.join()) next.set(`${prefix}columns`, keys.join())
      if (view.compact) next.set(`${prefix}rows`, 'compact')
      return next
    }
    return {
      visible,
      compact,
      change: (view) => {
        setLast(view)
        if (id) rememberView(id, view)
        setParams((now) => write(now, view), { replace: true, preventScrollReset: true })
      },
      query: () => write(new URLSearchParams(params), { columns: visible, compact }).toString(),
    }
  }, [columns, visible, rows, last, prefix, id, params, setParams])
}
