import type { BulkState } from '@/lib/calls/bulk'
import { formatCount } from '@/lib/money/counts'
import { Button } from './Button'
import { Dialog } from './overlay/Dialog'
import { reasonOf } from './feedback/ErrorState'
import type { Role } from './roles'
import { StatusBadge } from './feedback/StatusBadge'
import './resultLines.scss'

export type BulkRow = { key: string; label: string; state: BulkState; error?: unknown }

export type BulkOutcome = {
  open: boolean
  /** The action: `Activating solutions`. */
  title: string
  items: readonly BulkRow[]
  busy?: boolean
  /** Retries the failed rows. */
  onRetry: () => unknown
  /** Sends the rows skipped because of Cancel. */
  onResume?: () => unknown
  /** Checks the rows whose response was lost. Without it, the user is asked to check them. */
  onRecheck?: () => unknown
  onClose: () => void
}

const states: Record<BulkState, [label: string, tone: Role]> = {
  failed: ['Failed', 'danger'],
  gone: ['Already gone', 'secondary'],
  unknown: ['Unknown', 'warning'],
  canceled: ['Not sent', 'secondary'],
  waiting: ['Waiting', 'secondary'],
  running: ['Sending', 'info'],
  done: ['Done', 'success'],
}
/** What needs attention comes first. */
const order = Object.keys(states)
/** Number of rows listed; the counts above them cover all. */
const longestList = 200

const textOf = ({ state, error }: BulkRow): string | undefined => {
  if (state === 'unknown') return 'We didn’t get a response, so we don’t know if this was done.'
  return state === 'failed' || state === 'gone' ? reasonOf(error) : undefined
}

/** Result of each row of a bulk action, with buttons to retry failed rows and check unknown ones. */
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
            <Button variant="outline-secondary" busy={busy} onClick={() => onResume()}>
              Send the remaining {formatCount(count('canceled'))}
            </Button>
          )}
          {onRecheck && count('unknown') > 0 && (
            <Button variant="outline-secondary" busy={busy} onClick={() => onRecheck()}>
              Check unknown
            </Button>
          )}
          {count('failed') > 0 && (
            <Button busy={busy} onClick={() => onRetry()}>
              Retry failed
            </Button>
          )}
        </>
      }
    >
      <p role="status">
        {formatCount(count('done'))} of {formatCount(items.length)} done
        {count('failed') > 0 && `, ${formatCount(count('failed'))} failed`}
        {count('gone') > 0 && `, ${formatCount(count('gone'))} already gone`}
        {count('unknown') > 0 && `, ${formatCount(count('unknown'))} unknown`}
        {count('canceled') > 0 && `, ${formatCount(count('canceled'))} not sent`}.
      </p>
      <ul className="plain result-lines">
        {rows.slice(0, longestList).map((item) => (
          <li key={item.key}>
            <span className="text-break">{item.label}</span>
            <StatusBadge tone={states[item.state][1]}>{states[item.state][0]}</StatusBadge>
            {textOf(item) && <span className="result-lines-note text-break">{textOf(item)}</span>}
          </li>
        ))}
      </ul>
      {rows.length > longestList && <p className="mt-2 mb-0">And {formatCount(rows.length - longestList)} more.</p>}
    </Dialog>
  )
}
