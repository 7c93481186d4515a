import { memo, useCallback, type ReactNode } from 'react'
import { contentOf, type Column } from './columns'
import { DialogOwner } from '../overlay/Dialog'
import { classes } from '../roles'
import { RowLink } from './RowLink'
import type { RowSelection } from './rows/useSelection'

type Props<Row> = {
  row: Row
  rowId: string
  columns: readonly Column<Row>[]
  /** The column that names the row. */
  name: Column<Row> | undefined
  link: string | undefined
  /** Whether it is selected; undefined if rows are not selectable. */
  picked: boolean | undefined
  /** Whether its details are shown next to the table. */
  isCurrent: boolean
  select: RowSelection<Row>['select'] | undefined
  actions: ((row: Row) => ReactNode) | undefined
  /** Keeps a row in the table, whatever is searched for, until the result is called. */
  keep: (row: Row) => () => void
}

/** Texts up to this length don't wrap: dates, codes, most names. */
const short = 18

function Row<Row>({ row, rowId, columns, name, link, picked, isCurrent, select, actions, keep }: Props<Row>) {
  const keepThis = useCallback(() => keep(row), [keep, row])
  return (
    <DialogOwner value={keepThis}>
      <tr data-row aria-current={isCurrent || undefined} className={picked || isCurrent ? 'data-picked' : undefined}>
        {picked !== undefined && (
          <td className="data-pick">
            <input
              type="checkbox"
              className="form-check-input"
              aria-label={`Select ${name ? name.text(row) : rowId}`}
              checked={picked}
              onChange={() => select?.([row], !picked)}
            />
          </td>
        )}
        {columns.map((column) => {
          const { key, header, number, lead, second, unlabelled, truncate, wideOnly, tableOnly } = column
          const said = column.text(row)
          const content = contentOf(column, row)
          const look = classes(
            number && 'num text-end',
            lead && 'data-lead',
            second && 'data-second',
            unlabelled && 'data-unlabelled',
            truncate ? 'data-cut' : said.length <= short && 'text-nowrap',
            truncate === 2 && 'data-cut-two',
            wideOnly && 'data-wide-only',
            tableOnly && 'data-table-only',
          )
          const inner = truncate && said ? <span title={said}>{content}</span> : content
          return column === name ? (
            <th key={key} scope="row" className={look}>
              <RowLink to={link}>{inner}</RowLink>
            </th>
          ) : (
            <td key={key} data-label={header.replace(' (SGD)', '')} className={look}>
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
    </DialogOwner>
  )
}

/** One row; its name is the row header and, if it has a target, a link. A change of others doesn't re-render it. */
// `memo` drops the type parameter of a generic component; this restores it.
export const TableRow = memo(Row) as typeof Row
