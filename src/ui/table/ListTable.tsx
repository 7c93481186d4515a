import { useCallback, useId, useMemo, useState, type ReactNode } from 'react'
import { emptyOf, type Emptiness } from '../feedback/EmptyState'
import { Tabs } from '../layout/Tabs'
import { classes } from '../roles'
import { BulkBar } from './BulkBar'
import type { Column } from './columns'
import { TableFilters } from './filters/TableFilters'
import { NothingFound } from './NothingFound'
import { Pagination } from './Pagination'
import { ScrollFrame } from './ScrollFrame'
import { TableBar } from './TableBar'
import { TableHead } from './TableHead'
import { TableRow } from './TableRow'
import { fewRows } from './rows/tableRows'
import { useRows } from './rows/useRows'
import { useSelection, type Selected } from './rows/useSelection'
import { useServerRows } from './rows/useServerRows'
import type { FetchPage } from './rows/fetchAllPages'
import { useListParams, type ListParams } from './useListParams'
import { useTableView, type TableViewState } from './views/useTableView'
import './dataTable.scss'

export type ListTableProps<Row> = {
  /** Caption: `Orders`. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Link target of a row's name. */
  rowLink?: ((row: Row) => string | undefined) | undefined
  /** Row actions. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** Shown if there are no rows at all: what will appear here, and the next step. */
  empty?: Emptiness
  /** For server lists: total number of rows. */
  total?: number | undefined
  /** For server lists: fetches any page, to search and export all of them on request. */
  fetchPage?: FetchPage<Row> | undefined
  /** The page's own list params; by default the table creates its own from the next four props. */
  list?: ListParams
  /** The page's own view, if it works with the rows shown; by default the table's. */
  view?: TableViewState<Row>
  /** The column or columns to filter by. */
  filter?: string | readonly string[]
  /** The column whose values are tabs with their counts; a filter like the others while only one page is at hand. */
  tabs?: string | undefined
  /** Default order: a column's key, prefixed with `-` for descending. */
  sort?: string | undefined
  size?: number | undefined
  /** For a second list on a page: prefix of its search params. */
  prefix?: string | undefined
  /** Label of the search field; `Search …` by default, and no field with `false`. */
  search?: string | false
  /** File name of the CSV export, also the storage key of the table's views. */
  exportName?: string | undefined
  /** Actions on the selected rows, shown while there is a selection; makes rows selectable. */
  bulkActions?: ((selected: Selected<Row>) => ReactNode) | undefined
  /** Key of the row whose details are shown next to the table. */
  current?: string | undefined
  /** Without its own surface: for use inside a card. */
  bare?: boolean
}

/** Up to this number of values are chips; more are a select. */
const manyChoices = 6

/** A table of loaded rows with search, filters, order, pages, selection and views; for server lists, page by page. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rowKey, rowLink, filter = [], tabs, sort, size, prefix, search, exportName } = props
  const id = useId()
  const filters = typeof filter === 'string' ? [filter] : filter
  const names = tabs === undefined ? filters : [tabs, ...filters]
  const own = useListParams({ filters: names, sort, size, prefix })
  const list = props.list ?? own
  const ownView = useTableView(exportName, columns, prefix)
  const view = props.view ?? ownView
  const visible = view.columns
  const { rows, total, ...server } = useServerRows({ ...props, visible, list })
  // More rows are on the server: a count of these would look like the number of all.
  const isPart = total !== undefined
  const selected = useSelection(rows, rowKey, isPart)
  const selection = props.bulkActions && selected
  const found = useRows(rows, columns, list, visible, total)
  const { choices, leftBut } = found
  const joined = names.join()
  const counted = useMemo(
    () =>
      joined.split(',').flatMap((name) => {
        const label = columns.find(({ key }) => key === name)?.header
        if (label === undefined) return []
        const options = choices(name).map(({ count, ...option }) => (isPart ? option : { ...option, count }))
        return [{ name, label, options }]
      }),
    [choices, columns, joined, isPart],
  )
  const shown = useKeptRows(found.rows, rowKey)
  const isEmpty = props.rows.length === 0 && !props.total
  if (isEmpty && shown.rows.length === 0 && !list.isFiltered && props.empty !== undefined) return emptyOf(props.empty)
  const tabbed = isPart || isEmpty ? undefined : counted.find(({ name }) => name === tabs)
  // A filter with one value is useless.
  const useful = counted.filter((one) => one !== tabbed && (one.options.length > 1 || list.filters[one.name]))
  const chips = useful[0] && useful[0].options.length <= manyChoices ? useful[0] : undefined
  const noun = caption.charAt(0).toLowerCase() + caption.slice(1)
  const label = search === undefined ? (server.searchLabel ?? `Search ${noun}`) : search
  // A few rows are seen at a glance.
  const isFew = (total ?? rows.length) < fewRows && !list.isFiltered
  const name = visible.find(({ rowHeader }) => rowHeader) ?? visible[0]
  const opens = rowLink !== undefined || selection !== undefined || name?.opens === true
  const table = (
    <div className={classes('data', view.compact && 'data-compact')}>
      <TableBar
        found={found}
        list={list}
        picked={selection?.keys.length ?? 0}
        exportName={exportName}
        exportRows={server.exportRows}
        view={view}
      >
        {!isFew && (label || useful.length > 0) && (
          <TableFilters
            list={list}
            search={label || undefined}
            besideSearch={server.offer}
            chips={chips}
            selects={chips ? useful.slice(1) : useful}
          />
        )}
      </TableBar>
      {selection && (
        <BulkBar selection={selection} rowKey={rowKey} found={found}>
          {props.bulkActions?.(selection)}
        </BulkBar>
      )}
      <div className={classes('data-frame', !props.bare && 'card')}>
        {shown.rows.length === 0 ? (
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
                columns={visible}
                list={list}
                rows={found.rows}
                rowKey={rowKey}
                selection={selection}
                actions={props.rowActions !== undefined}
              />
              <tbody>
                {shown.rows.map((row, place) => {
                  const rowId = rowKey(row)
                  // A server may send a row twice: with one key for both, React leaves old rows in the table.
                  const isAgain = shown.rows.slice(0, place).some((other) => rowKey(other) === rowId)
                  return (
                    <TableRow
                      key={isAgain ? `${rowId} ${place}` : rowId}
                      row={row}
                      rowId={rowId}
                      columns={visible}
                      name={name}
                      link={rowLink?.(row)}
                      picked={selection?.selected.has(rowId)}
                      isCurrent={rowId === props.current}
                      select={selected.select}
                      actions={props.rowActions}
                      keep={shown.keep}
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
  if (!tabbed) return table
  const all = { key: '', label: 'All', count: leftBut(tabbed.name).length }
  return (
    <Tabs
      label={tabbed.label}
      tabs={[all, ...tabbed.options.map(({ value, ...option }) => ({ key: value, ...option }))]}
      value={list.filters[tabbed.name] ?? ''}
      onChange={(value) => list.setFilter(tabbed.name, value)}
    >
      {table}
    </Tabs>
  )
}

/** The rows of the page, and below them those with an open dialog, whatever is searched for in the meantime. */
function useKeptRows<Row>(rows: readonly Row[], rowKey: (row: Row) => string) {
  const [kept, setKept] = useState<readonly { row: Row }[]>([])
  const keep = useCallback((row: Row) => {
    const one = { row }
    setKept((now) => [...now, one])
    return () => setKept((now) => now.filter((other) => other !== one))
  }, [])
  const shown = new Set(rows.map(rowKey))
  // Two dialogs of one row keep it once.
  const others = new Map(kept.map(({ row }) => [rowKey(row), row]))
  return { rows: [...rows, ...[...others.values()].filter((row) => !shown.has(rowKey(row)))], keep }
}
