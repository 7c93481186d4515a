import type { ReactNode } from 'react'
import { formatCount } from '@/lib/money/counts'
import { Button } from '../Button'
import { useDocumentClass } from '../hooks/useDocumentClass'
import type { Shown } from './rows/tableRows'
import type { RowSelection } from './rows/useSelection'
import './bulkBar.scss'

type Props<Row> = {
  selection: RowSelection<Row>
  found: Shown<Row>
  rowKey: (row: Row) => string
  /** Buttons that act on the selected rows. */
  children: ReactNode
}

/** What to do with the selected rows of a list: how many there are, the rest of the matches, and the actions. */
export function BulkBar<Row>({ selection, found: { all, rows }, rowKey, children }: Props<Row>) {
  const { selected, select, clear } = selection
  const count = selected.size
  useDocumentClass('shows-bulk-bar', count > 0)
  const hidden = count && count - all.filter((row) => selected.has(rowKey(row))).length
  return (
    <>
      <p className="visually-hidden" role="status">
        {count > 0 ? `${formatCount(count)} selected` : ''}
      </p>
      {count > 0 && (
        <div className="bulk-bar" role="group" aria-label="Selected rows">
          <strong className="num" aria-hidden="true">
            {formatCount(count)} selected
            {hidden > 0 && ` (${formatCount(hidden)} not in this list)`}
          </strong>
          {all.length > Math.max(count, rows.length) && (
            <Button variant="link" size="sm" onClick={() => select(all, true)}>
              Select all {formatCount(all.length)} that match
            </Button>
          )}
          <Button variant="link" size="sm" onClick={clear}>
            Clear selection
          </Button>
          <div className="d-flex flex-wrap gap-2 ms-auto">{children}</div>
        </div>
      )}
    </>
  )
}
