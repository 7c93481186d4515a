import { useMemo } from 'react'
import type { Invoice } from '@/contract/types'
import { useServerNow } from '@/components/useServerNow'
import { invoiceAmounts, invoiceState } from '@/domain/billing/invoices'
import { formatDate } from '@/lib/dates/dates'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { dateColumn, moneyColumn, statusColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'
import type { Emptiness } from '@/ui/feedback/EmptyState'
import { ListTable } from '@/ui/table/ListTable'
import { invoiceStates } from './invoiceStates'
import { PdfButton } from './PdfButton'

const columnsOn = (today: string | undefined): readonly Column<Invoice>[] => [
  textColumn('number', 'Invoice', ({ number }) => number, { rowHeader: true }),
  dateColumn('date', 'Date', ({ date }) => date, { second: true }),
  textColumn('description', 'For', ({ description }) => description, { unlabelled: true }),
  statusColumn('status', 'Status', (invoice) => invoiceState(invoice, today), invoiceStates, {
    note: ({ status, dueDate }) => (status === 'OPEN' && dueDate ? `due ${formatDate(dueDate)}` : undefined),
  }),
  moneyColumn('gst', 'GST (SGD)', (invoice) => invoiceAmounts(invoice).gst, {
    wideOnly: true,
    tableOnly: true,
    lead: false,
  }),
  moneyColumn('amount', 'Total (SGD)', (invoice) => invoiceAmounts(invoice).total),
]

// With the buyer, the tax makes the table too wide for most screens; it can still be chosen.
const withBuyer = (columns: readonly Column<Invoice>[], buyer: readonly Column<Invoice>[]) =>
  columns.toSpliced(2, 0, ...buyer).map((column) => (column.key === 'gst' ? { ...column, hidden: true } : column))

type Props = {
  invoices: readonly Invoice[]
  empty: Emptiness
  /** Shown after the invoice's number and date: the buyer, where several are listed. A constant. */
  buyer?: readonly Column<Invoice>[]
}

/** Invoices of a member or team: search, sort, download as PDF. */
export function InvoiceTable({ invoices, empty, buyer }: Props) {
  const today = singaporeDay(useServerNow())
  const shown = useMemo(() => {
    const columns = columnsOn(today)
    return buyer ? withBuyer(columns, buyer) : columns
  }, [buyer, today])
  return (
    <ListTable
      caption="Invoices"
      columns={shown}
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
