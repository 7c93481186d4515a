import { useState, type ReactNode } from 'react'
import { Download } from 'react-bootstrap-icons'
import { formatCount } from '@/lib/money/counts'
import { csvFile } from '@/lib/files/csv'
import { saveFile } from '@/lib/files/download'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { toast } from '@/lib/calls/toast'
import { attempt } from '../attempt'
import { IconButton } from '../IconButton'
import { CountStatus } from './CountStatus'
import { exportLines, type Column } from './columns'
import { countText, type Shown } from './rows/tableRows'
import { fewRows } from './filters/useListFilters'
import type { ListParams, Sort } from './useListParams'
import type { RowSelection } from './rows/useSelection'

type Props<Row> = {
  columns: readonly Column<Row>[]
  shown: Shown<Row>
  size: number | undefined
  sort: Sort | undefined
  setSort: (sort: Sort | undefined) => void
  narrow?: 'cards' | 'scroll' | undefined
  exportName?: string | undefined
  exportRows?: (() => Promise<readonly Row[] | undefined>) | undefined
  selection?: RowSelection | undefined
  /** Search and filters. */
  filters?: ReactNode
  toolbar?: ReactNode
  list?: Pick<ListParams, 'isTyping'> | undefined
}

/**
 * Above a table, in one row: search and filters, number of rows, actions, export; a sort select if there is no header row.
 * A few rows have no tools of their own.
 */
export function TableBar<Row>({
  columns,
  shown,
  size,
  sort,
  setSort,
  narrow = 'cards',
  exportName,
  exportRows,
  selection,
  filters,
  toolbar,
  list,
}: Props<Row>) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (!exportName || busy) return
    setBusy(true)
    const fetched = await attempt(() => exportRows?.() ?? shown.all)
    setBusy(false)
    if (!fetched.ok) return toast.failure('The file could not be created')
    if (!fetched.answer) return
    const { header, lines } = exportLines(fetched.answer, columns)
    const day = singaporeDay(Date.now())
    saveFile(csvFile(header, lines), `${exportName}-${day}-${lines.length}-${lines.length === 1 ? 'row' : 'rows'}.csv`)
  }
  const picked = selection?.selected.size ?? 0
  const exports = exportName !== undefined && shown.total > 0
  const isBare = !filters && !toolbar && !exports && picked === 0
  const sorts = narrow === 'cards' && shown.total >= fewRows
  return (
    <div className={isBare ? 'visually-hidden' : 'data-bar'}>
      {filters}
      <CountStatus
        className="data-count"
        text={`${countText(shown, size)}${picked > 0 ? `, ${formatCount(picked)} selected` : ''}`}
        isTyping={list?.isTyping ?? false}
      />
      {sorts && <NarrowSort columns={columns} sort={sort} setSort={setSort} />}
      {(toolbar || exports) && (
        <div className="actions">
          {toolbar}
          {exports && (
            <IconButton name="Download CSV" busy={busy} onClick={() => void save()}>
              <Download aria-hidden />
            </IconButton>
          )}
        </div>
      )}
    </div>
  )
}

/** The two orders of a column, in the words people use for dates, figures and names. */
function ordersOf<Row>({ moment, number }: Column<Row>) {
  if (moment) return ['earliest first', 'latest first'] as const
  return number ? (['low to high', 'high to low'] as const) : (['A to Z', 'Z to A'] as const)
}

/** On phones the rows are cards without a header row, so sorting is offered here. */
function NarrowSort<Row>({ columns, sort, setSort }: Pick<Props<Row>, 'columns' | 'sort' | 'setSort'>) {
  const options = columns.filter(({ unsortable }) => !unsortable)
  if (options.length === 0) return null
  return (
    <select
      className="form-select form-select-sm data-narrow-sort"
      aria-label="Sort by"
      value={sort ? `${sort.down ? '-' : ''}${sort.by}` : ''}
      onChange={({ target: { value } }) =>
        setSort(value ? { by: value.replace(/^-/, ''), down: value.startsWith('-') } : undefined)
      }
    >
      <option value="">Sort by</option>
      {options.flatMap((column) => {
        const { key, header } = column
        const [up, down] = ordersOf(column)
        return [
          <option key={key} value={key}>
            {header}: {up}
          </option>,
          <option key={`-${key}`} value={`-${key}`}>
            {header}: {down}
          </option>,
        ]
      })}
    </select>
  )
}
