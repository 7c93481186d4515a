import { useState, type ReactNode } from 'react'
import { Download, Sliders } from 'react-bootstrap-icons'
import { formatCount } from '@/lib/money/counts'
import { csvFile } from '@/lib/files/csv'
import { saveFile } from '@/lib/files/download'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { toast } from '@/lib/calls/toast'
import { attempt } from '../attempt'
import { IconButton } from '../IconButton'
import { CountStatus } from './CountStatus'
import { exportLines, type Column } from './columns'
import { countText, fewRows, type Shown } from './rows/tableRows'
import { readSort, writeSort, type ListParams } from './useListParams'
import type { TableViewState } from './views/useTableView'
import { lazyPart } from '../lazyPart'

const ViewDialog = lazyPart(() => import('./views/ViewDialog'), 'ViewDialog')

type Props<Row> = {
  found: Shown<Row>
  list: ListParams
  /** How many rows are selected. */
  picked: number
  /** File name of a CSV export with exactly the rows shown; without one the view can't be customised either. */
  exportName: string | undefined
  /** Fetches all pages for the export of a server-paginated list; undefined if cancelled. */
  exportRows: (() => Promise<readonly Row[] | undefined>) | undefined
  /** The view in use, with its columns. */
  view: TableViewState<Row>
  /** Search and filters. */
  children: ReactNode
}

/**
 * Above a table, in one row: search and filters, number of rows, view, export; a sort select if there is no header row.
 * Without any of them the number of rows is only announced.
 */
export function TableBar<Row>(props: Props<Row>) {
  const { found, list, picked, exportName, exportRows, view, children } = props
  const { columns } = view
  const [busy, setBusy] = useState(false)
  const [customising, setCustomising] = useState(false)
  const save = async () => {
    if (!exportName || busy) return
    setBusy(true)
    const fetched = await attempt(() => exportRows?.() ?? found.all)
    setBusy(false)
    if (!fetched.ok) return toast.failure('The file could not be created')
    if (!fetched.answer) return
    const { header, lines } = exportLines(fetched.answer, columns)
    const day = singaporeDay(Date.now())
    saveFile(csvFile(header, lines), `${exportName}-${day}-${lines.length}-${lines.length === 1 ? 'row' : 'rows'}.csv`)
  }
  const { total } = found.pages
  const sortable = total >= fewRows ? columns.filter(({ unsortable }) => !unsortable) : []
  const count = `${countText(found)}${picked ? `, ${formatCount(picked)} selected` : ''}`
  if (!children && !exportName && sortable.length === 0)
    return <CountStatus className="visually-hidden" text={count} isTyping={list.isTyping} />
  return (
    <div className="data-bar">
      {children}
      <CountStatus className="data-count mb-0 fs-6 num text-muted text-nowrap" text={count} isTyping={list.isTyping} />
      {sortable.length > 0 && <NarrowSort columns={sortable} list={list} />}
      {exportName && (
        <div className="actions">
          <IconButton name="View" aria-haspopup="dialog" onClick={() => setCustomising(true)}>
            <Sliders aria-hidden />
          </IconButton>
          {customising && <ViewDialog view={view} onClose={() => setCustomising(false)} />}
          {total > 0 && (
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
function NarrowSort<Row>({ columns, list }: { columns: readonly Column<Row>[]; list: ListParams }) {
  const { sort, setSort } = list
  return (
    <select
      className="form-select form-select-sm data-narrow-sort"
      aria-label="Sort by"
      value={writeSort(sort)}
      onChange={({ target: { value } }) => setSort(readSort(value))}
    >
      <option value="">Default order</option>
      {columns.flatMap((column) => {
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
