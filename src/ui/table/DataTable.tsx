import { useId, useMemo, useState, type ReactNode } from 'react'
import { NothingFound } from './NothingFound'
import { Pagination } from './Pagination'
import { ScrollFrame } from './ScrollFrame'
import { TableBar } from './TableBar'
import { TableHead } from './TableHead'
import { TableRow } from './TableRow'
import type { Column } from './columns'
import { classes } from '../roles'
import { shownRows } from './tableRows'
import type { ListParams, Sort } from './useListParams'
import { useWindowed } from './useWindowed'
import './dataTable.scss'

export type RowSelection = { selected: ReadonlySet<string>; onChange: (selected: ReadonlySet<string>) => void }

type Props<Row> = {
  /** What the table holds: `Orders`. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Where the row's name leads. */
  rowLink?: (row: Row) => string | undefined
  /** Search, order and page from the address (`useListParams`); without it the table keeps its own order. */
  list?: ListParams
  /** How many there are on the server, when `rows` is one page that it has searched and ordered. */
  total?: number
  /** All rows in one scrolling frame instead of pages. */
  unpaged?: boolean
  /** Shown when there is nothing at all: what belongs here, and the next act. */
  empty?: ReactNode
  /** Offers the CSV file of exactly what is shown, under this name. */
  exportName?: string
  /** Fetches all pages for the export, when the server pages. */
  exportRows?: () => Promise<readonly Row[]>
  /** The verbs of a row. */
  actions?: (row: Row) => ReactNode
  selection?: RowSelection
  /** Acts upon what is selected, or upon the whole. */
  toolbar?: ReactNode
  /** On phones: each row a card, or the table scrolls inside its frame. */
  narrow?: 'cards' | 'scroll'
  /** Rows of sums. */
  foot?: ReactNode
  /** Without a surface of its own: inside a card. */
  bare?: boolean
}

/** A table with the manners of one: caption, row headers, order, pages, export, and only the rows in view when there are many. */
export function DataTable<Row>(props: Props<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    rowLink,
    list,
    total,
    empty,
    actions,
    selection,
    narrow = 'cards',
    foot,
    bare = false,
  } = props
  const id = useId()
  const [own, setOwn] = useState<Sort>()
  const sort = list ? list.sort : own
  const setSort = list ? list.setSort : setOwn
  const search = list?.search ?? ''
  const size = list && !props.unpaged ? list.size : undefined
  const page = list?.page ?? 1
  const shown = useMemo(
    () => shownRows(rows, columns, { search, sort, page, size }, total),
    [rows, columns, search, sort, page, size, total],
  )
  const { first, last, above, below, body, onScroll } = useWindowed(shown.rows.length)
  const name = columns.find(({ rowHeader }) => rowHeader) ?? columns[0]
  const span = columns.length + Number(Boolean(actions)) + Number(Boolean(selection))

  if (shown.total === 0 && !list?.isFiltered && empty !== undefined) return empty
  return (
    <div className="data">
      <TableBar {...props} shown={shown} size={size} sort={sort} setSort={setSort} />
      <div className={classes('data-frame', !bare && 'card', onScroll && 'data-tall')}>
        {shown.total === 0 ? (
          <NothingFound onClear={list?.isFiltered ? list.clear : undefined} clear="Clear search and filters">
            Nothing here fits what you are looking for.
          </NothingFound>
        ) : (
          <ScrollFrame className="data-scroll" labelledBy={id} onScroll={onScroll}>
            <table
              className={classes('data-table', `data-as-${narrow}`)}
              aria-rowcount={onScroll ? shown.rows.length + 1 : undefined}
            >
              <caption id={id} className="visually-hidden">
                {caption}
              </caption>
              <TableHead
                columns={columns}
                sort={sort}
                setSort={setSort}
                shown={shown.all}
                rowKey={rowKey}
                selection={selection}
                actions={Boolean(actions)}
              />
              <tbody ref={body}>
                {above > 0 && <Spacer span={span} height={above} />}
                {shown.rows.slice(first, last).map((row, index) => (
                  <TableRow
                    key={rowKey(row)}
                    row={row}
                    rowId={rowKey(row)}
                    index={onScroll ? first + index + 2 : undefined}
                    columns={columns}
                    name={name}
                    link={rowLink?.(row)}
                    selection={selection}
                    actions={actions}
                  />
                ))}
                {below > 0 && <Spacer span={span} height={below} />}
              </tbody>
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

function Spacer({ span, height }: { span: number; height: number }) {
  return (
    <tr className="data-spacer" aria-hidden="true">
      <td colSpan={span} height={height} />
    </tr>
  )
}
