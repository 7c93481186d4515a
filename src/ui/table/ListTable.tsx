import { useMemo, type ReactNode } from 'react'
import { visibleColumns, type Column } from './columns'
import { DataTable } from './DataTable'
import { ListTabs } from './ListTabs'
import { useServerRows } from './rows/useServerRows'
import type { FetchPage } from './rows/useAllPages'
import { TableFilters } from './filters/TableFilters'
import { fewRows, useListFilters } from './filters/useListFilters'
import { useListParams, type ListParams } from './useListParams'
import { useSelection, type Selected } from './rows/useSelection'
import { useTableView, type TableViewState } from './views/useTableView'
import { ViewButton } from './views/ViewButton'

export type ListTableProps<Row> = {
  /** Caption: `Discount codes`. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** For server lists: total number of rows. */
  total?: number | undefined
  /** For server lists: fetches any page, to search and export all of them on request. */
  fetchPage?: FetchPage<Row> | undefined
  /** For server lists: a list that is opened with a search or filters loads all pages at once, to find what its URL names. */
  loadForSearch?: boolean
  rowKey: (row: Row) => string
  rowLink?: ((row: Row) => string | undefined) | undefined
  /** The page's own list params; by default the table creates its own from the next four props. */
  list?: ListParams
  /** The page's own view, if it works with the rows shown; by default the table's. */
  view?: TableViewState
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
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** Key of the row whose details are shown next to the table. */
  current?: string | undefined
  /** Actions on the selected rows; makes rows selectable. */
  bulkActions?: ((selected: Selected<Row>) => ReactNode) | undefined
  toolbar?: ReactNode
  empty?: ReactNode
  narrow?: 'cards' | 'scroll' | undefined
  bare?: boolean | undefined
}

/** A table of loaded rows with search, filters and views; for server lists, page by page. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    filter = [],
    tabs,
    sort,
    size,
    prefix,
    search,
    bulkActions,
    exportName,
  } = props
  const filters = typeof filter === 'string' ? [filter] : filter
  const names = tabs === undefined ? filters : [tabs, ...filters]
  const own = useListParams({ filters: names, sort, size, prefix })
  const list = props.list ?? own
  const ownView = useTableView(exportName, columns, prefix)
  const view = props.view ?? ownView
  const visible = useMemo(() => visibleColumns(columns, view.visible), [columns, view.visible])
  const server = useServerRows({ ...props, visible }, list)
  const isPart = server.total !== undefined
  const selection = useSelection(server.rows, rowKey, isPart)
  const tabbed = tabs !== undefined && !isPart
  const { chips, selects } = useListFilters(server.rows, columns, list, tabbed ? filters : names, visible, isPart)
  const noun = caption.charAt(0).toLowerCase() + caption.slice(1)
  const label = search === undefined ? (server.searchLabel ?? `Search ${noun}`) : search
  if (rows.length === 0 && !props.total && props.empty !== undefined) return props.empty
  // A few rows are seen at a glance.
  const isFew = (server.total ?? server.rows.length) < fewRows && !list.isFiltered
  const filterBar = !isFew && (label || chips || selects.length > 0) && (
    <TableFilters list={list} search={label || undefined} besideSearch={server.offer} chips={chips} selects={selects} />
  )
  const table = (
    <DataTable
      caption={caption}
      columns={columns}
      rows={server.rows}
      total={server.total}
      rowKey={rowKey}
      rowLink={props.rowLink}
      list={list}
      exportName={exportName}
      exportRows={server.exportRows}
      actions={props.rowActions}
      current={props.current}
      selection={bulkActions && selection}
      bulkActions={bulkActions?.(selection)}
      toolbar={
        <>
          {props.toolbar}
          {exportName && <ViewButton id={exportName} columns={columns} view={view} />}
        </>
      }
      filters={filterBar}
      visible={view.visible}
      compact={view.compact}
      narrow={props.narrow}
      bare={props.bare}
    />
  )
  if (!tabbed) return table
  return (
    <ListTabs rows={server.rows} columns={columns} visible={visible} list={list} by={tabs}>
      {table}
    </ListTabs>
  )
}
