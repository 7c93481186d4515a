import { useMemo, type ReactNode } from 'react'
import { Tabs } from '../layout/Tabs'
import type { Column } from './columns'
import { DataTable, type DataTableProps } from './DataTable'
import { TableBar } from './TableBar'
import { TableFilters } from './filters/TableFilters'
import { fewRows } from './rows/tableRows'
import { useRows } from './rows/useRows'
import { useSelection, type Selected } from './rows/useSelection'
import { useServerRows } from './rows/useServerRows'
import type { FetchPage } from './rows/fetchAllPages'
import { useListParams, type ListParams } from './useListParams'
import { useTableView, type TableViewState } from './views/useTableView'

type Shared = 'caption' | 'rowKey' | 'rowLink' | 'rowActions' | 'current' | 'empty' | 'bare'

export type ListTableProps<Row> = Pick<DataTableProps<Row>, Shared> & {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
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
  /** Actions on the selected rows; makes rows selectable. */
  bulkActions?: ((selected: Selected<Row>) => ReactNode) | undefined
}

/** Up to this number of values are chips; more are a select. */
const manyChoices = 6

/** A table of loaded rows with search, filters and views; for server lists, page by page. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rowKey, filter = [], tabs, sort, size, prefix, search, bulkActions, exportName } = props
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
  const selection = useSelection(rows, rowKey, isPart)
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
  const isEmpty = props.rows.length === 0 && !props.total
  const tabbed = isPart ? undefined : counted.find(({ name }) => name === tabs)
  // A filter with one value is useless.
  const useful = counted.filter((one) => one !== tabbed && (one.options.length > 1 || list.filters[one.name]))
  const chips = useful[0] && useful[0].options.length <= manyChoices ? useful[0] : undefined
  const noun = caption.charAt(0).toLowerCase() + caption.slice(1)
  const label = search === undefined ? (server.searchLabel ?? `Search ${noun}`) : search
  // A few rows are seen at a glance.
  const isFew = (total ?? rows.length) < fewRows && !list.isFiltered
  const table = (
    <DataTable
      {...props}
      columns={visible}
      found={found}
      list={list}
      bar={
        <TableBar
          columns={visible}
          found={found}
          list={list}
          selection={selection}
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
      }
      selection={bulkActions && selection}
      bulkActions={bulkActions?.(selection)}
      empty={isEmpty ? props.empty : undefined}
      compact={view.compact}
    />
  )
  if (!tabbed || isEmpty) return table
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
