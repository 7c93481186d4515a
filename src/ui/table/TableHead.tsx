import { ArrowDown, ArrowUp } from 'react-bootstrap-icons'
import type { Column } from './columns'
import type { RowSelection } from './DataTable'
import type { Sort } from './useListParams'

type Props<Row> = {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  setSort: (sort: Sort | undefined) => void
  /** All rows that the box above them selects. */
  shown: readonly Row[]
  rowKey: (row: Row) => string
  selection: RowSelection | undefined
  actions: boolean
}

/** The header row: a click on a column's name orders by it, the next one turns the order. */
export function TableHead<Row>({ columns, sort, setSort, shown, rowKey, selection, actions }: Props<Row>) {
  return (
    <thead>
      <tr>
        {selection && (
          <td className="data-pick">
            <SelectAll keys={shown.map(rowKey)} selection={selection} />
          </td>
        )}
        {columns.map((column) => {
          const down = sort?.by === column.key ? sort.down : undefined
          return (
            <th
              key={column.key}
              scope="col"
              className={column.number ? 'num text-end' : undefined}
              aria-sort={down === undefined ? undefined : down ? 'descending' : 'ascending'}
            >
              {column.fixed ? (
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
      aria-label={`Select all ${keys.length}`}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !all
      }}
      onChange={() => onChange(new Set(all ? [] : keys))}
    />
  )
}
