import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { NothingFound } from './NothingFound'
import { Pagination } from './Pagination'
import { ScrollFrame } from './ScrollFrame'
import { TableSelection } from './TableSelection'
import { TableBar } from './TableBar'
import { TableHead } from './TableHead'
import { TableRow } from './TableRow'
import { visibleColumns, type Column } from './columns'
import { classes } from '../roles'
import { shownRows } from './rows/tableRows'
import type { ListParams, Sort } from './useListParams'
import type { RowSelection } from './rows/useSelection'
import { useReadAhead } from './rows/useReadAhead'
import './dataTable.scss'

type Props<Row> = {
  /** Caption: `Orders`. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Link target of a row's name. */
  rowLink?: ((row: Row) => string | undefined) | undefined
  /** Search, filters, order and page from the URL (`useListParams`); without it the table keeps its own order. */
  list?: ListParams
  /** Total on the server, if `rows` is one page that the server has sorted. */
  total?: number | undefined
  /** Shown if there are no rows at all: what will appear here, and the next step. */
  empty?: ReactNode
  /** File name of a CSV export with exactly the rows shown. */
  exportName?: string | undefined
  /** Fetches all pages for the export of a server-paginated list; undefined if cancelled. */
  exportRows?: (() => Promise<readonly Row[] | undefined>) | undefined
  /** Row actions. */
  actions?: ((row: Row) => ReactNode) | undefined
  selection?: RowSelection | undefined
  /** Key of the row whose details are shown next to the table. */
  current?: string | undefined
  /** Actions on the selected rows; shown while there is a selection. */
  bulkActions?: ReactNode
  /** Search and filters, in the row above the table. */
  filters?: ReactNode
  /** Actions on the whole list. */
  toolbar?: ReactNode
  /** Keys of the visible columns, in order; by default all that are not `hidden`. */
  visible?: readonly string[] | undefined
  /** Compact rows. */
  compact?: boolean | undefined
  /** On phones: each row as a card, or horizontal scrolling. */
  narrow?: 'cards' | 'scroll' | undefined
  /** Without its own surface: for use inside a card. */
  bare?: boolean | undefined
}

/** A table with caption, row headers, sorting, pages, selection and export. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, rowLink, list, total, empty, actions, selection, narrow = 'cards' } = props
  const { bulkActions, visible, compact = false, bare = false } = props
  const id = useId()
  const [own, setOwn] = useState<Sort>()
  const sort = list ? list.sort : own
  const setSort = list ? list.setSort : setOwn
  const { search = '', filters, page = 1 } = list ?? {}
  const size = list?.size
  const cols = useMemo(() => visibleColumns(columns, visible), [columns, visible])
  const shown = useMemo(
    () => shownRows(rows, columns, { search, filters, sort, page, size, visible: cols }, total),
    [rows, columns, search, filters, sort, page, size, cols, total],
  )
  useReadAhead(rows, cols, list !== undefined)
  const onPick = useToggle(selection)
  const name = cols.find(({ rowHeader }) => rowHeader) ?? cols[0]
  const opens = rowLink !== undefined || selection !== undefined || name?.opens === true

  if (shown.total === 0 && !list?.isFiltered && empty !== undefined) return empty
  return (
    <div className={classes('data', compact && 'data-compact')}>
      <TableBar {...props} columns={cols} shown={shown} size={size} sort={sort} setSort={setSort} />
      {selection && <TableSelection selection={selection} shown={shown} rowKey={rowKey} actions={bulkActions} />}
      <div className={classes('data-frame', !bare && 'card')}>
        {shown.rows.length === 0 ? (
          <NothingFound onClear={list?.isFiltered ? list.clear : undefined} clear="Clear search and filters">
            Nothing matches your search.
          </NothingFound>
        ) : (
          <ScrollFrame className="data-scroll" labelledBy={id}>
            <table className={classes('data-table', `data-as-${narrow}`, opens && 'data-opens')}>
              <caption id={id} className="visually-hidden">
                {caption}
              </caption>
              <TableHead
                columns={cols}
                sort={sort}
                setSort={setSort}
                rows={shown.rows}
                rowKey={rowKey}
                selection={selection}
                actions={Boolean(actions)}
              />
              <tbody>
                {shown.rows.map((row) => {
                  const rowId = rowKey(row)
                  return (
                    <TableRow
                      key={rowId}
                      row={row}
                      rowId={rowId}
                      columns={cols}
                      name={name}
                      link={rowLink?.(row)}
                      picked={selection?.selected.has(rowId)}
                      isCurrent={rowId === props.current}
                      onPick={onPick}
                      actions={actions}
                    />
                  )
                })}
              </tbody>
            </table>
          </ScrollFrame>
        )}
      </div>
      {list && size && (
        <Pagination page={shown.page} total={shown.total} size={size} onPage={list.setPage} label={caption} />
      )}
    </div>
  )
}

/** Toggles the selection of a row. The function is stable, so that rows don't re-render with their table. */
function useToggle(selection: RowSelection | undefined) {
  const latest = useRef(selection)
  useLayoutEffect(() => {
    latest.current = selection
  })
  return useCallback((rowId: string) => {
    if (!latest.current) return
    const next = new Set(latest.current.selected)
    if (!next.delete(rowId)) next.add(rowId)
    latest.current.onChange(next)
  }, [])
}
