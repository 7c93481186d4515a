import { useSyncExternalStore } from 'react'
import { toastLog, type Toast } from '@/lib/calls/toast'
import { Button } from '../../Button'
import { Dialog } from '../../overlay/Dialog'
import { EmptyState } from '../EmptyState'
import { StatusBadge } from '../StatusBadge'

const time = new Intl.DateTimeFormat('en-SG', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const kinds = {
  success: { tone: 'success', label: 'Done' },
  error: { tone: 'danger', label: 'Failed' },
  info: { tone: 'info', label: 'Note' },
} as const

/** The toasts of this visit, newest first, for users who missed one (WCAG 2.2.1). */
export function ToastLog({ onClose, open }: { onClose: () => void; open?: boolean }) {
  const past = useSyncExternalStore(toastLog.subscribe, toastLog.read, toastLog.read)
  return (
    <Dialog
      title="Recent messages"
      onClose={onClose}
      open={open}
      actions={
        past.length > 0 && (
          <Button variant="outline-secondary" onClick={toastLog.clear}>
            Clear
          </Button>
        )
      }
    >
      {past.length === 0 ? (
        <EmptyState drawing="messages" title="No messages yet">
          Messages you see while you work are kept here.
        </EmptyState>
      ) : (
        <ul className="plain">
          {past.map((toast) => (
            <Line key={toast.id} toast={toast} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Line({ toast: { at, kind, text, detail } }: { toast: Toast }) {
  return (
    <li className="d-flex gap-3 align-items-start py-2 border-bottom">
      <time className="num text-muted fs-6" dateTime={new Date(at).toISOString()}>
        {time.format(at)}
      </time>
      <div className="flex-fill text-break">
        {text}
        {detail && <div className="text-muted fs-6">{detail}</div>}
      </div>
      <StatusBadge tone={kinds[kind].tone}>{kinds[kind].label}</StatusBadge>
    </li>
  )
}
