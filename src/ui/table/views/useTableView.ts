import { useMemo, useState } from 'react'
import { visibleColumns, type Column } from '../columns'
import { lastView, rememberView, type TableView } from './tableViews'
import { useOptimisticSearchParams } from '../../hooks/useOptimisticSearchParams'

export type TableViewState<Row> = {
  /** Names the table in the browser's storage. */
  id: string | undefined
  all: readonly Column<Row>[]
  /** The columns in view. */
  columns: readonly Column<Row>[]
  compact: boolean
  change: (view: TableView) => void
  /** The search params of this view. */
  query: () => string
}

/**
 * The columns and the density of a table. They are in the URL, so that a view can be shared; otherwise the last view in
 * this browser is used.
 * @param id names the table; without one, nothing is stored
 */
export function useTableView<Row>(
  id: string | undefined,
  all: readonly Column<Row>[],
  prefix = '',
): TableViewState<Row> {
  const [params, setParams] = useOptimisticSearchParams()
  const [last, setLast] = useState<TableView>(() => (id ? lastView(id) : {}))
  const names = params.get(`${prefix}columns`)
  const rows = params.get(`${prefix}rows`)
  const columns = useMemo(() => visibleColumns(all, names?.split(',') ?? last.columns), [all, names, last])
  return useMemo(() => {
    const keysOf = (some: readonly Column<Row>[]) => some.map(({ key }) => key)
    const own = keysOf(visibleColumns(all)).join()
    const compact = rows ? rows === 'compact' : (last.compact ?? false)
    const write = (next: URLSearchParams, view: TableView) => {
      next.delete(`${prefix}columns`)
      next.delete(`${prefix}rows`)
      if (view.columns && view.columns.join() !== own) next.set(`${prefix}columns`, view.columns.join())
      if (view.compact) next.set(`${prefix}rows`, 'compact')
      return next
    }
    return {
      id,
      all,
      columns,
      compact,
      change: (given) => {
        const view = given.columns?.join() === own ? { compact: given.compact } : given
        setLast(view)
        if (id) rememberView(id, view)
        setParams((now) => write(now, view), { replace: true, preventScrollReset: true })
      },
      query: () => write(new URLSearchParams(params), { columns: keysOf(columns), compact }).toString(),
    }
  }, [all, columns, rows, last, prefix, id, params, setParams])
}
