import { ArrowDown, ArrowUp } from 'react-bootstrap-icons'
import { formatCount } from '@/lib/money/counts'
import type { Column } from './columns'
import { classes } from '../roles'
import { unbroken } from '../unbroken'
import type { ListParams } from './useListParams'
import type { RowSelection } from './rows/useSelection'

type Props<Row> = {
  columns: readonly Column<Row>[]
  list: Pick<ListParams, 'sort' | 'setSort'>
  /** The rows of this page, selected by the checkbox in the header. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selection: RowSelection<Row> | undefined
  actions: boolean
}

/** The header row: a click on a column sorts by it, the next click reverses the order. */
export function TableHead<Row>({ columns, list, rows, rowKey, selection, actions }: Props<Row>) {
  const { sort, setSort } = list
  const count = rows.filter((row) => selection?.selected.has(rowKey(row))).length
  const all = count > 0 && count === rows.length
  return (
    <thead>
      <tr>
        {selection && (
          <td className="data-pick">
            <span className="data-pick-all fs-6" aria-hidden="true">
              Select all
            </span>
            <input
              type="checkbox"
              className="form-check-input"
              aria-label={`Select all ${formatCount(rows.length)}`}
              checked={all}
              ref={(box) => {
                if (box) box.indeterminate = count > 0 && !all
              }}
              onChange={() => selection.select(rows, !all)}
            />
          </td>
        )}
        {columns.map((column) => {
          const down = sort?.by === column.key ? sort.down : undefined
          const Arrow = down ? ArrowDown : ArrowUp
          return (
            <th
              key={column.key}
              scope="col"
              className={classes(column.number && 'num text-end', column.wideOnly && 'data-wide-only')}
              aria-sort={down === undefined ? undefined : down ? 'descending' : 'ascending'}
            >
              {column.unsortable ? (
                unbroken(column.header)
              ) : (
                <button
                  type="button"
                  className="data-sort"
                  onClick={() => setSort({ by: column.key, down: down === false })}
                >
                  {unbroken(column.header)}
                  <Arrow aria-hidden className={down === undefined ? 'data-arrow' : ''} />
                </button>
              )}
            </th>
          )
        })}
        {actions && (
          <th scope="col" className="text-end">
            <span className="visually-hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
