import type { InvoiceState } from '@/domain/billing/invoices'
import type { StatusTable } from '@/ui/feedback/statuses'

export const invoiceStates: StatusTable<InvoiceState> = {
  PAID: { tone: 'success', label: 'Paid' },
  OPEN: { tone: 'warning', label: 'Open' },
  OVERDUE: { tone: 'danger', label: 'Overdue' },
  VOID: { tone: 'secondary', label: 'Replaced' },
  REFUNDED: { tone: 'secondary', label: 'Refunded' },
}
