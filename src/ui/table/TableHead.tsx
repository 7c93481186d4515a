import { ArrowDown, ArrowUp } from 'react-bootstrap-icons'
import { formatCount } from '@/lib/money/counts'
import type { Column } from './columns'
import { classes } from '../roles'
import type { Sort } from './useListParams'
import type { RowSelection } from './rows/useSelection'

type Props<Row> = {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  setSort: (sort: Sort | undefined) => void
  /** The rows of this page, selected by the checkbox in the header. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selection: RowSelection | undefined
  actions: boolean
}

/** The header row: a click on a column sorts by it, the next click reverses the order. */
export function TableHead<Row>({ columns, sort, setSort, rows, rowKey, selection, actions }: Props<Row>) {
  return (
    <thead>
      <tr>
        {selection && (
          <td className="data-pick">
            <span className="data-pick-all" aria-hidden="true">
              Select all
            </span>
            <SelectAll keys={rows.map(rowKey)} selection={selection} />
          </td>
        )}
        {columns.map((column) => {
          const down = sort?.by === column.key ? sort.down : undefined
          return (
            <th
              key={column.key}
              scope="col"
              className={classes(column.number && 'num text-end', column.wideOnly && 'data-wide-only')}
              aria-sort={down === undefined ? undefined : down ? 'descending' : 'ascending'}
            >
              {column.unsortable ? (
                column.header
              ) : (
                <button
                  type="button"
                  className="data-sort"
                  onClick={() => setSort({ by: column.key, down: down === false })}
                >
                  {column.header}
                  {down === undefined ? (
                    <ArrowUp aria-hidden className="data-arrow" />
                  ) : down ? (
                    <ArrowDown aria-hidden />
                  ) : (
                    <ArrowUp aria-hidden />
                  )}
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

function SelectAll({ keys, selection: { selected, onChange } }: { keys: readonly string[]; selection: RowSelection }) {
  const count = keys.filter((key) => selected.has(key)).length
  const all = count > 0 && count === keys.length
  return (
    <input
      type="checkbox"
      className="form-check-input"
      aria-label={`Select all ${formatCount(keys.length)}`}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !all
      }}
      onChange={() => {
        const page = new Set(keys)
        // Rows of other pages keep their state.
        const others = [...selected].filter((key) => !page.has(key))
        onChange(new Set(all ? others : [...others, ...keys]))
      }}
    />
  )
}
