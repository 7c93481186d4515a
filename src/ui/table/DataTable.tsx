import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { NothingFound } from './NothingFound'
import { Pagination } from './Pagination'
import { ScrollFrame } from './ScrollFrame'
import { TableSelection } from './TableSelection'
import { TableBar } from './TableBar'
import { TableHead } from './TableHead'
import { TableBody } from './TableBody'
import type { Column } from './columns'
import { classes } from '../roles'
import { shownRows } from './tableRows'
import type { ListParams, Sort } from './useListParams'
import type { RowSelection } from './useSelection'
import { virtualFrom } from './useVirtualRows'
import './dataTable.scss'

type Props<Row> = {
  /** What the table holds: `Orders`. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Where the row's name leads. */
  rowLink?: ((row: Row) => string | undefined) | undefined
  /** Search, filters, order and page from the address (`useListParams`); without it the table keeps its own order. */
  list?: ListParams
  /** How many there are on the server, when `rows` is one page that it has sorted. */
  total?: number | undefined
  /** All rows in one scrolling frame instead of pages. */
  unpaged?: boolean
  /** Shown when there are no rows at all: what belongs here, and the next step. */
  empty?: ReactNode
  /** Offers the CSV file of exactly what is shown, under this name. */
  exportName?: string | undefined
  /** Fetches all pages for the export, when the server pages; undefined when that was cancelled. */
  exportRows?: (() => Promise<readonly Row[] | undefined>) | undefined
  /** The actions of a row. */
  actions?: ((row: Row) => ReactNode) | undefined
  selection?: RowSelection | undefined
  /** The actions on what is selected; shown while something is. */
  bulkActions?: ReactNode
  /** Actions on the whole list. */
  toolbar?: ReactNode
  /** What is offered besides clearing the search when nothing matches it. */
  nothingFound?: ReactNode
  /** The keys of the columns to show, in their order; all that are not `hidden` without it. */
  visible?: readonly string[] | undefined
  /** Lower rows, to see more of them. */
  compact?: boolean
  /** On phones: each row a card, or the table scrolls inside its frame. */
  narrow?: 'cards' | 'scroll'
  /** Rows of sums. */
  foot?: ReactNode
  /** Without a surface of its own: inside a card. */
  bare?: boolean
}

/** A table with caption, row headers, sorting, pages, selection and export; of many rows only those in view are rendered. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, rowLink, list, total, empty, actions, selection, narrow = 'cards' } = props
  const { bulkActions, visible, compact = false, foot, bare = false } = props
  const id = useId()
  const [own, setOwn] = useState<Sort>()
  const sort = list ? list.sort : own
  const setSort = list ? list.setSort : setOwn
  const { search = '', filters, page = 1 } = list ?? {}
  const size = list && !props.unpaged ? list.size : undefined
  const cols = useMemo(() => visibleColumns(columns, visible), [columns, visible])
  const shown = useMemo(
    () => shownRows(rows, columns, { search, filters, sort, page, size, visible: cols }, total),
    [rows, columns, search, filters, sort, page, size, cols, total],
  )
  const frame = useRef<HTMLDivElement>(null)
  const tall = shown.rows.length > virtualFrom
  const onPick = useToggle(selection)
  const name = cols.find(({ rowHeader }) => rowHeader) ?? cols[0]

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
            No rows match your search.
          </NothingFound>
        ) : (
          <ScrollFrame className="data-scroll" labelledBy={id} frame={frame}>
            <table
              className={classes('data-table', `data-as-${narrow}`)}
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
                onPick={onPick}
                actions={actions}
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

function visibleColumns<Row>(columns: readonly Column<Row>[], visible: readonly string[] | undefined) {
  const chosen = visible?.flatMap((key) => columns.find((column) => column.key === key) ?? []) ?? []
  return chosen.length > 0 ? chosen : columns.filter(({ hidden }) => !hidden)
}

/** Selects a row or takes it back. The function stays the same, so that rows are not rendered again with their table. */
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
