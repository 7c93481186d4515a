import type { ReactNode } from 'react'
import { QueryBoundary, type QueryResult } from '../feedback/QueryBoundary'
import type { Emptiness } from '../feedback/EmptyState'
import { ListTable, type ListTableProps } from './ListTable'
import { OpenedRecord } from './rows/OpenedRecord'
import type { PageArgs } from './rows/pageArgs'
import { useOpenedRow } from './rows/useOpenedRow'
import { visibleColumns } from './columns'

type RecordOf<Row> = {
  /** Search param with its key: `order`. */
  param: string
  /** What to call a record that the list doesn't contain, if not like the param. */
  noun?: string
  /** Its dialog; the code may be loaded when it is opened. */
  dialog: (row: Row, close: () => void, rows: readonly Row[]) => ReactNode
}

/** The query's data is the rows, or `rows` selects them from it. */
export type RowsOf<Row, Data> =
  | { query: QueryResult<readonly Row[]>; rows?: undefined; total?: undefined; fetchPage?: undefined }
  | {
      query: QueryResult<Data>
      rows: (data: Data) => readonly Row[]
      /** For server lists: total number of rows. */
      total?: (data: Data) => number
      /** For server lists: fetches any page, to search and export all of them on request. */
      fetchPage?: (args: PageArgs) => Promise<Data>
    }

export type QueryTableLook<Row> = Omit<ListTableProps<Row>, 'rows' | 'total' | 'fetchPage' | 'empty' | 'exportName'> & {
  /** File name of the CSV export, also the storage key of the table's views; by default as the caption. */
  exportName?: string | false
  /** Empty state: what will appear here, and the next step. */
  empty: Emptiness
  /** The record that a row opens over the list. */
  record?: RecordOf<Row>
  /** Title of the error; `We couldn’t load …` by default. */
  errorTitle?: string
  /** Hides the rows of previous arguments while those of others are loaded: another period, another person. */
  discardStale?: boolean
  /** Rendered with the data, above the table: figures, a chart. */
  details?: (rows: readonly Row[]) => ReactNode
  /** Rendered with the data, after the table: dialogs opened from its rows. */
  children?: (rows: readonly Row[]) => ReactNode
}

export type QueryTableProps<Row, Data> = QueryTableLook<Row> & RowsOf<Row, Data>

/** A query as a table: skeleton, error, empty state, search, filters, views. */
export function QueryTable<Row, Data = readonly Row[]>(props: QueryTableProps<Row, Data>) {
  const { caption, columns, record, errorTitle, discardStale = false, details, children } = props
  const { exportName = caption.toLowerCase().replaceAll(' ', '-') } = props
  const boundary = {
    what: `the ${caption.charAt(0).toLowerCase()}${caption.slice(1)}`,
    errorTitle,
    skeleton: { shape: 'table', columns: visibleColumns(columns).length } as const,
    discardStale,
    isEmpty: () => false,
  }
  const shown = (rows: readonly Row[], total?: number) => {
    const table = {
      ...props,
      rows,
      total,
      fetchPage: pageReader(props),
      exportName: exportName || undefined,
    }
    return (
      <>
        {details && rows.length > 0 && details(rows)}
        {record ? <RecordTable<Row> {...table} record={record} /> : <ListTable<Row> {...table} />}
        {children?.(rows)}
      </>
    )
  }
  return props.rows ? (
    <QueryBoundary {...boundary} query={props.query}>
      {(data) => shown(props.rows(data), props.total?.(data))}
    </QueryBoundary>
  ) : (
    <QueryBoundary {...boundary} query={props.query}>
      {(rows) => shown(rows)}
    </QueryBoundary>
  )
}

/** A table whose rows open over it, as the URL says. */
function RecordTable<Row>({ record, ...table }: ListTableProps<Row> & { record: RecordOf<Row> }) {
  const { rows, rowKey } = table
  const { opened, linkTo, close } = useOpenedRow(record.param)
  return (
    <>
      <ListTable<Row> {...table} rowLink={(row) => linkTo(rowKey(row))} />
      <OpenedRecord opened={opened} rows={rows} rowKey={rowKey} noun={record.noun ?? record.param} onClose={close}>
        {(row) => record.dialog(row, close, rows)}
      </OpenedRecord>
    </>
  )
}

function pageReader<Row, Data>({ rows, total, fetchPage }: RowsOf<Row, Data>) {
  if (!rows || !total || !fetchPage) return undefined
  return async (args: PageArgs) => {
    const data = await fetchPage(args)
    return { rows: rows(data), total: total(data) }
  }
}
