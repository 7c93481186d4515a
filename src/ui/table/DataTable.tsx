import { useCallback, useId, useState, type ReactNode } from 'react'
import { BulkBar } from '../BulkBar'
import { emptyOf, type Emptiness } from '../feedback/EmptyState'
import { NothingFound } from './NothingFound'
import { Pagination } from './Pagination'
import { ScrollFrame } from './ScrollFrame'
import { TableBar } from './TableBar'
import { TableHead } from './TableHead'
import { TableRow } from './TableRow'
import type { Column } from './columns'
import { classes } from '../roles'
import type { ListParams } from './useListParams'
import type { Shown } from './rows/tableRows'
import type { RowSelection } from './rows/useSelection'
import './dataTable.scss'

export type DataTableProps<Row> = {
  /** Caption: `Orders`. */
  caption: string
  /** The columns in view. */
  columns: readonly Column<Row>[]
  /** The rows, searched, filtered and sorted (`useRows`). */
  found: Shown<Row>
  /** Search, filters, order and page from the URL (`useListParams`). */
  list: ListParams
  rowKey: (row: Row) => string
  /** Link target of a row's name. */
  rowLink?: ((row: Row) => string | undefined) | undefined
  /** The row above the table; by default the number of rows. */
  bar?: ReactNode
  /** Shown if there are no rows at all: what will appear here, and the next step. */
  empty?: Emptiness
  /** Row actions. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  selection?: RowSelection<Row> | undefined
  /** Actions on the selected rows; shown while there is a selection. */
  bulkActions?: ReactNode
  /** Key of the row whose details are shown next to the table. */
  current?: string | undefined
  /** Compact rows. */
  compact?: boolean | undefined
  /** Without its own surface: for use inside a card. */
  bare?: boolean | undefined
}

/** A table with caption, row headers, sorting, pages and selection. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, found, list, rowKey, rowLink, rowActions, selection } = props
  const id = useId()
  const [kept, setKept] = useState<readonly { row: Row }[]>([])
  const keep = useCallback((row: Row) => {
    const one = { row }
    setKept((now) => [...now, one])
    return () => setKept((now) => now.filter((other) => other !== one))
  }, [])
  const shown = new Set(found.rows.map(rowKey))
  // Two dialogs of one row keep it once.
  const others = new Map(kept.map(({ row }) => [rowKey(row), row]))
  const rows = [...found.rows, ...[...others.values()].filter((row) => !shown.has(rowKey(row)))]
  const name = columns.find(({ rowHeader }) => rowHeader) ?? columns[0]
  const opens = rowLink !== undefined || selection !== undefined || name?.opens === true
  const count = selection?.selected.size ?? 0
  const inView = count && found.all.filter((row) => selection?.selected.has(rowKey(row))).length
  const more = inView < found.all.length && found.rows.length < found.all.length
  if (rows.length === 0 && !list.isFiltered && props.empty !== undefined) return emptyOf(props.empty)
  return (
    <div className={classes('data', props.compact && 'data-compact')}>
      {props.bar ?? <TableBar columns={columns} found={found} list={list} selection={selection} />}
      {selection && (
        <BulkBar
          count={count}
          hidden={count - inView}
          matching={found.all.length}
          onSelectAll={more ? () => selection.select(found.all, true) : undefined}
          onClear={selection.clear}
        >
          {props.bulkActions}
        </BulkBar>
      )}
      <div className={classes('data-frame', !props.bare && 'card')}>
        {rows.length === 0 ? (
          <NothingFound onClear={list.isFiltered ? list.clear : undefined} clear="Clear search and filters">
            Nothing matches your search.
          </NothingFound>
        ) : (
          <ScrollFrame className="data-scroll" labelledBy={id}>
            <table className={classes('data-table', opens && 'data-opens')}>
              <caption id={id} className="visually-hidden">
                {caption}
              </caption>
              <TableHead
                columns={columns}
                list={list}
                rows={found.rows}
                rowKey={rowKey}
                selection={selection}
                actions={Boolean(rowActions)}
              />
              <tbody>
                {rows.map((row, place) => {
                  const rowId = rowKey(row)
                  // A server may send a row twice: with one key for both, React leaves old rows in the table.
                  const isAgain = rows.slice(0, place).some((other) => rowKey(other) === rowId)
                  return (
                    <TableRow
                      key={isAgain ? `${rowId} ${place}` : rowId}
                      row={row}
                      rowId={rowId}
                      columns={columns}
                      name={name}
                      link={rowLink?.(row)}
                      picked={selection?.selected.has(rowId)}
                      isCurrent={rowId === props.current}
                      select={selection?.select}
                      actions={rowActions}
                      keep={keep}
                    />
                  )
                })}
              </tbody>
            </table>
          </ScrollFrame>
        )}
      </div>
      <Pagination {...found.pages} label={caption} />
    </div>
  )
}
