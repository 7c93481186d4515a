import type { BulkState } from '@/lib/bulk'
import { Button } from './Button'
import { Dialog } from './overlay/Dialog'
import { messageOf } from './feedback/ErrorState'
import type { Role } from './roles'
import { StatusBadge } from './feedback/StatusBadge'
import './bulkResults.scss'

export type BulkRow = { key: string; label: string; state: BulkState; error?: unknown }

export type BulkOutcome = {
  open: boolean
  /** What was done: `Activating solutions`. */
  title: string
  items: readonly BulkRow[]
  busy?: boolean
  /** Sends the failed rows again. */
  onRetry: () => unknown
  /** Sends the rows that a Cancel has left out. */
  onResume?: () => unknown
  /** Reads back the rows whose answer was lost. Without it the reader is told to check them. */
  onRecheck?: () => unknown
  onClose: () => void
}

const states: Record<BulkState, [label: string, tone: Role]> = {
  failed: ['Failed', 'danger'],
  unknown: ['Unknown', 'warning'],
  canceled: ['Not sent', 'secondary'],
  waiting: ['Waiting', 'secondary'],
  running: ['Sending', 'info'],
  done: ['Done', 'success'],
}
/** What needs attention comes first. */
const order = Object.keys(states)
/** How many rows are listed; the counts above them cover all. */
const longestList = 200

const textOf = ({ state, error }: BulkRow): string | undefined => {
  if (state === 'unknown') return 'No answer arrived, so we don’t know whether this was done.'
  return state === 'failed' ? (messageOf(error) ?? 'Something went wrong.') : undefined
}

/** What became of each row of a bulk action, with a way to retry the failed ones and to check the unknown ones. */
export function BulkResults({ open, title, items, busy = false, onRetry, onResume, onRecheck, onClose }: BulkOutcome) {
  const count = (wanted: BulkState) => items.filter(({ state }) => state === wanted).length
  const rows = items.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={busy}
      size="l"
      title={title}
      actions={
        <>
          <Button variant="outline-secondary" disabled={busy} onClick={onClose}>
            Close
          </Button>
          {onResume && count('canceled') > 0 && (
            <Button variant="outline-primary" busy={busy} onClick={() => onResume()}>
              Send the remaining {count('canceled')}
            </Button>
          )}
          {onRecheck && count('unknown') > 0 && (
            <Button variant="outline-primary" busy={busy} onClick={() => onRecheck()}>
              Check the unknown ones
            </Button>
          )}
          {count('failed') > 0 && (
            <Button busy={busy} onClick={() => onRetry()}>
              Retry the failed ones
            </Button>
          )}
        </>
      }
    >
      <p role="status">
        {count('done')} of {items.length} done
        {count('failed') > 0 && `, ${count('failed')} failed`}
        {count('unknown') > 0 && `, ${count('unknown')} unknown`}
        {count('canceled') > 0 && `, ${count('canceled')} not sent`}.
      </p>
      <ul className="plain bulk-results">
        {rows.slice(0, longestList).map((item) => (
          <li key={item.key}>
            <span className="text-break">{item.label}</span>
            <StatusBadge tone={states[item.state][1]}>{states[item.state][0]}</StatusBadge>
            {textOf(item) && <span className="bulk-results-text text-break">{textOf(item)}</span>}
          </li>
        ))}
      </ul>
      {rows.length > longestList && <p className="mt-2 mb-0">And {rows.length - longestList} more.</p>}
    </Dialog>
  )
}
