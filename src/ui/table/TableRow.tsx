import type { ReactNode } from 'react'
import type { Cell } from '@/lib/csv'
import type { Column } from './columns'
import type { RowSelection } from './DataTable'
import { classes } from '../roles'
import { RouteLink } from '../RouteLink'

type Props<Row> = {
  row: Row
  rowId: string
  /** Its place among all rows, when only some are drawn. */
  index: number | undefined
  columns: readonly Column<Row>[]
  /** The column that names the row. */
  name: Column<Row> | undefined
  link: string | undefined
  selection: RowSelection | undefined
  actions: ((row: Row) => ReactNode) | undefined
}

/** Up to so many letters stay on one line: dates, codes, most names. */
const short = 18

const text = (cell: Cell) => (cell === null || cell === undefined ? '' : String(cell))

/** One row; its name is its header and, where it leads somewhere, a link. */
export function TableRow<Row>({ row, rowId, index, columns, name, link, selection, actions }: Props<Row>) {
  const picked = selection?.selected.has(rowId) ?? false
  const pick = () => {
    if (!selection) return
    const next = new Set(selection.selected)
    if (!next.delete(rowId)) next.add(rowId)
    selection.onChange(next)
  }
  return (
    <tr data-row aria-rowindex={index} className={picked ? 'data-picked' : undefined}>
      {selection && (
        <td className="data-pick">
          <input
            type="checkbox"
            className="form-check-input"
            aria-label={`Select ${name ? text(name.value(row)) : rowId}`}
            checked={picked}
            onChange={pick}
          />
        </td>
      )}
      {columns.map((column) => {
        const { key, header, value, cell, number, truncate } = column
        const said = text(value(row))
        const content = cell ? cell(row) : said
        const look = classes(number && 'num text-end', truncate ? 'data-cut' : said.length <= short && 'data-short')
        const inner = truncate ? <span title={said}>{content}</span> : content
        return column === name ? (
          <th key={key} scope="row" className={look}>
            {link ? <RouteLink to={link}>{inner}</RouteLink> : inner}
          </th>
        ) : (
          <td key={key} data-label={header} className={look}>
            {inner}
          </td>
        )
      })}
      {actions && (
        <td className="data-acts">
          <div className="actions">{actions(row)}</div>
        </td>
      )}
    </tr>
  )
}
