import { DateTime } from '@/components/DateTime'
import type { Invoice } from '@/contract/types'
import type { Role } from '@/ui/roles'
import { StatusBadge } from '@/ui/feedback/StatusBadge'

type Status = NonNullable<Invoice['status']>

const states: Record<Status, { tone: Role; label: string }> = {
  PAID: { tone: 'success', label: 'Paid' },
  OPEN: { tone: 'warning', label: 'Open' },
  VOID: { tone: 'secondary', label: 'Replaced' },
  REFUNDED: { tone: 'info', label: 'Refunded' },
}

/** The states that an invoice may be in, as they are called. */
export const invoiceStates = Object.entries(states).map(([value, { label }]) => ({ value, label }))

/** How an invoice stands in a word; one without a state is paid, since charges come before invoices. */
export const invoiceState = ({ status = 'PAID' }: Invoice): string => states[status].label

/** How an invoice stands, and until when it is to be paid. */
export function InvoiceState({ invoice }: { invoice: Invoice }) {
  const { status = 'PAID', dueDate } = invoice
  return (
    <>
      <StatusBadge tone={states[status].tone}>{states[status].label}</StatusBadge>
      {status === 'OPEN' && dueDate && (
        <span className="d-block text-muted">
          due <DateTime at={dueDate} />
        </span>
      )}
    </>
  )
}
