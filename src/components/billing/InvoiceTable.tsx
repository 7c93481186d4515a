import type { ReactNode } from 'react'
import type { Invoice } from '@/contract/types'
import { invoiceAmounts } from '@/domain/billing/invoices'
import { formatDate } from '@/lib/dates'
import { dateColumn, moneyColumn, statusColumn, textColumn, type StatusTable } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'
import { ListTable } from '@/ui/table/ListTable'
import { PdfButton } from './PdfButton'

const states: StatusTable<NonNullable<Invoice['status']>> = {
  PAID: { tone: 'success', label: 'Paid' },
  OPEN: { tone: 'warning', label: 'Open' },
  VOID: { tone: 'secondary', label: 'Replaced' },
  REFUNDED: { tone: 'info', label: 'Refunded' },
}

const columns: readonly Column<Invoice>[] = [
  textColumn('number', 'Invoice', ({ number }) => number, { rowHeader: true }),
  dateColumn('date', 'Date', ({ date }) => date),
  textColumn('description', 'For', ({ description }) => description, { truncate: true }),
  // An invoice without a status is paid: charges come before invoices.
  statusColumn('status', 'Status', ({ status = 'PAID' }) => status, states, {
    note: ({ status, dueDate }) => (status === 'OPEN' && dueDate ? `due ${formatDate(dueDate)}` : undefined),
  }),
  moneyColumn('gst', 'GST (SGD)', (invoice) => invoiceAmounts(invoice).gst),
  moneyColumn('amount', 'Total (SGD)', (invoice) => invoiceAmounts(invoice).total),
]

/** Invoices of a member or team: search, sort, download as PDF. */
export function InvoiceTable({ invoices, empty }: { invoices: readonly Invoice[]; empty: ReactNode }) {
  return (
    <ListTable
      caption="Invoices"
      columns={columns}
      rows={invoices}
      rowKey={({ invoiceId }) => invoiceId}
      filter="status"
      sort="-date"
      exportName="invoices"
      rowActions={(invoice) => <PdfButton invoice={invoice} />}
      empty={empty}
    />
  )
}
