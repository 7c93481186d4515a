import { isValidElement, type ReactNode } from 'react'
import { QueryBoundary, type QueryResult } from '../feedback/QueryBoundary'
import type { IllustrationName } from '../Illustration'
import { EmptyState } from '../feedback/EmptyState'
import { ListTable, type ListTableProps } from './ListTable'
import type { PageArgs } from './rows/pageArgs'
import { visibleColumns } from './columns'

export type EmptyText = { title: string; text?: ReactNode; action?: ReactNode; drawing?: IllustrationName | undefined }

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

export type QueryTableLook<Row> = Omit<ListTableProps<Row>, 'rows' | 'total' | 'fetchPage' | 'empty'> & {
  /** Empty state: what will appear here, and the next step. */
  empty: EmptyText | ReactNode
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

const isText = (empty: EmptyText | ReactNode): empty is EmptyText =>
  typeof empty === 'object' && empty !== null && !isValidElement(empty) && 'title' in empty

/** A query as a table: skeleton, error, empty state, search, filters, views. */
export function QueryTable<Row, Data = readonly Row[]>(props: QueryTableProps<Row, Data>) {
  const { caption, columns, errorTitle, discardStale = false, details, children } = props
  const empty = isText(props.empty) ? (
    <EmptyState card title={props.empty.title} action={props.empty.action} drawing={props.empty.drawing}>
      {props.empty.text}
    </EmptyState>
  ) : (
    props.empty
  )
  const boundary = {
    what: `the ${caption.charAt(0).toLowerCase()}${caption.slice(1)}`,
    errorTitle,
    skeleton: { shape: 'table', columns: visibleColumns(columns).length } as const,
    discardStale,
    isEmpty: () => false,
  }
  const shown = (rows: readonly Row[], total?: number) => (
    <>
      {details && rows.length > 0 && details(rows)}
      <ListTable {...props} rows={rows} total={total} fetchPage={pageReader(props)} empty={empty} />
      {children?.(rows)}
    </>
  )
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

function pageReader<Row, Data>({ rows, total, fetchPage }: RowsOf<Row, Data>) {
  if (!rows || !total || !fetchPage) return undefined
  return async (args: PageArgs) => {
    const data = await fetchPage(args)
    return { rows: rows(data), total: total(data) }
  }
}
