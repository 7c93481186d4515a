import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { NothingFound } from './NothingFound'
import { Pagination } from './Pagination'
import { ScrollFrame } from './ScrollFrame'
import { TableSelection } from './TableSelection'
import { TableBar } from './TableBar'
import { TableHead } from './TableHead'
import { TableBody } from './TableBody'
import { visibleColumns, type Column } from './columns'
import { classes } from '../roles'
import { shownRows } from './rows/tableRows'
import type { ListParams, Sort } from './useListParams'
import type { RowSelection } from './rows/useSelection'
import { rowsInView, type RowsInView } from './rows/rowsInView'
import { useReadAhead } from './rows/useReadAhead'
import { virtualFrom } from './rows/useVirtualRows'
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
  /** All rows in a scroll container instead of pages. */
  unpaged?: boolean
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
  /** Further option besides clearing the search if nothing matches. */
  nothingFound?: ReactNode
  /** Keys of the visible columns, in order; by default all that are not `hidden`. */
  visible?: readonly string[] | undefined
  /** Compact rows. */
  compact?: boolean | undefined
  /** On phones: each row as a card, or horizontal scrolling. */
  narrow?: 'cards' | 'scroll' | undefined
  /** Total rows in the footer. */
  foot?: ReactNode
  /** Without its own surface: for use inside a card. */
  bare?: boolean | undefined
}

/** A table with caption, row headers, sorting, pages, selection and export; long lists are virtualised. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, rowLink, list, total, empty, actions, selection, narrow = 'cards' } = props
  const { bulkActions, visible, compact = false, foot, bare = false } = props
  const id = useId()
  const [own, setOwn] = useState<Sort>()
  const sort = list ? list.sort : own
  const changeSort = list ? list.setSort : setOwn
  const { search = '', filters, page = 1 } = list ?? {}
  const size = list && !props.unpaged ? list.size : undefined
  const cols = useMemo(() => visibleColumns(columns, visible), [columns, visible])
  const shown = useMemo(
    () => shownRows(rows, columns, { search, filters, sort, page, size, visible: cols }, total),
    [rows, columns, search, filters, sort, page, size, cols, total],
  )
  useReadAhead(rows, cols, list !== undefined)
  const frame = useRef<HTMLDivElement>(null)
  const tall = shown.rows.length > virtualFrom
  const [sortedFirst, setSortedFirst] = useState<RowsInView>()
  const setSort = (next: Sort | undefined) => {
    setSortedFirst(tall || total !== undefined ? undefined : rowsInView(frame.current))
    changeSort(next)
  }
  const onPick = useToggle(selection)
  const name = cols.find(({ rowHeader }) => rowHeader) ?? cols[0]
  const opens = rowLink !== undefined || selection !== undefined || name?.opens === true

  if (shown.total === 0 && !list?.isFiltered && empty !== undefined) return empty
  return (
    <div className={classes('data', compact && 'data-compact')}>
      <TableBar {...props} columns={cols} shown={shown} size={size} sort={sort} setSort={setSort} />
      {selection && <TableSelection selection={selection} shown={shown} rowKey={rowKey} actions={bulkActions} />}
      <div className={classes('data-frame', !bare && 'card', tall && 'data-tall')}>
        {shown.rows.length === 0 ? (
          <NothingFound
            onClear={list?.isFiltered ? list.clear : undefined}
            clear="Clear search and filters"
            action={props.nothingFound}
          >
            Nothing matches your search.
          </NothingFound>
        ) : (
          <ScrollFrame className="data-scroll" labelledBy={id} frame={frame}>
            <table
              className={classes('data-table', `data-as-${narrow}`, opens && 'data-opens')}
              aria-rowcount={tall ? shown.rows.length + 1 : undefined}
            >
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
              <TableBody
                rows={shown.rows}
                rowKey={rowKey}
                rowLink={rowLink}
                columns={cols}
                name={name}
                selected={selection?.selected}
                current={props.current}
                onPick={onPick}
                actions={actions}
                isTyping={list?.isTyping ?? false}
                sortedFirst={sortedFirst}
                frame={frame}
              />
              {foot && <tfoot>{foot}</tfoot>}
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
