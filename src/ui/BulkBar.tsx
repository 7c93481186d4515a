import type { ReactNode } from 'react'
import { formatCount } from '@/lib/money/counts'
import { Button } from './Button'
import { useDocumentClass } from './hooks/useDocumentClass'
import './bulkBar.scss'

type Props = {
  /** How many rows are selected; the bar is hidden while there are none. */
  count: number
  /** How many of them the search or a filter hides. */
  hidden?: number
  /** How many rows match the search and filters, on all pages. */
  matching?: number
  /** Selects every matching row; offered while some aren't selected. */
  onSelectAll?: (() => unknown) | undefined
  onClear: () => void
  /** Buttons that act on the selected rows. */
  children: ReactNode
}

/** What to do with the selected rows of a list: how many there are, the rest of the matches, and the actions. */
export function BulkBar({ count, hidden = 0, matching = count, onSelectAll, onClear, children }: Props) {
  useDocumentClass('shows-bulk-bar', count > 0)
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
          {onSelectAll && matching > count && (
            <Button variant="link" size="sm" onClick={() => onSelectAll()}>
              Select all {formatCount(matching)} that match
            </Button>
          )}
          <Button variant="link" size="sm" onClick={onClear}>
            Clear selection
          </Button>
          <div className="d-flex flex-wrap gap-2 ms-auto">{children}</div>
        </div>
      )}
    </>
  )
}
