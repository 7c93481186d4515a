import { startTransition, useDeferredValue, useEffect, useState, type ReactNode, type RefObject } from 'react'
import type { Column } from './columns'
import type { RowsInView } from './rows/rowsInView'
import { TableRow } from './TableRow'
import { rowHeightGuess, useVirtualRows, virtualFrom } from './rows/useVirtualRows'

type Props<Row> = {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowLink: ((row: Row) => string | undefined) | undefined
  columns: readonly Column<Row>[]
  /** The column that names the row. */
  name: Column<Row> | undefined
  selected: ReadonlySet<string> | undefined
  /** Key of the row whose details are shown. */
  current: string | undefined
  onPick: (rowId: string) => void
  actions: ((row: Row) => ReactNode) | undefined
  /** Whether these rows are what somebody is typing a search for. */
  isTyping: boolean
  /** The rows in view when somebody last changed the order. */
  sortedFirst: RowsInView | undefined
  /** What scrolls, when there are many rows. */
  frame: RefObject<HTMLElement | null>
}

/** The rows of a laptop's screen: the browser lays out a whole page of rows at once, which takes a slow device too long. */
const firstRows = 10
/** Those of a large screen: a search that is being typed shows these with every key. */
const foundFirst = 14

/**
 * The rows of a table: first those of a screen, with room for the others, which follow in a render of their own. It tracks
 * the scroll position itself, so that the table around it doesn't rerender.
 */
export function TableBody<Row>(props: Props<Row>) {
  const { rows, rowKey, rowLink, columns, name, selected, current, onPick, actions, isTyping, sortedFirst, frame } =
    props
  const { first, last, above, below, body } = useVirtualRows(rows.length, frame)
  const complete = useDeferredValue(true, false)
  const [filled, setFilled] = useState({ rows, sortedFirst })
  useEffect(() => startTransition(() => setFilled({ rows, sortedFirst })), [rows, sortedFirst])
  // While somebody types or sorts, nothing in a row has the focus or an open dialog that the rows left out would lose.
  const found = isTyping && filled.rows !== rows ? foundFirst : Infinity
  const sorted = filled.sortedFirst !== sortedFirst ? (sortedFirst?.count ?? Infinity) : Infinity
  const until = Math.min(last, first + (complete ? Math.min(found, sorted) : firstRows))
  const after = below + (last - until) * rowHeightGuess
  const span = columns.length + Number(Boolean(actions)) + Number(Boolean(selected))
  return (
    <tbody ref={body} aria-busy={until < last || undefined}>
      {above > 0 && <Spacer span={span} height={above} />}
      {rows.slice(first, until).map((row, index) => {
        const rowId = rowKey(row)
        return (
          <TableRow
            key={rowId}
            row={row}
            rowId={rowId}
            index={rows.length > virtualFrom ? first + index + 2 : undefined}
            columns={columns}
            name={name}
            link={rowLink?.(row)}
            picked={selected?.has(rowId)}
            isCurrent={rowId === current}
            onPick={onPick}
            actions={actions}
          />
        )
      })}
      {after > 0 && <Spacer span={span} height={after} />}
    </tbody>
  )
}

function Spacer({ span, height }: { span: number; height: number }) {
  return (
    <tr className="data-spacer" aria-hidden="true">
      <td colSpan={span} height={height} />
    </tr>
  )
}
