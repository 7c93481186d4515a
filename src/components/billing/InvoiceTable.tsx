import type { ReactNode } from 'react'
import { DateTime } from '@/components/DateTime'
import type { Invoice } from '@/contract/types'
import { invoiceAmounts } from '@/domain/billing/invoices'
import { formatSgd, toSgd } from '@/lib/money'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/DataTable'
import { FilterBar } from '@/ui/table/FilterBar'
import { useListParams } from '@/ui/table/useListParams'
import { InvoiceState, invoiceState, invoiceStates } from './InvoiceState'
import { PdfButton } from './PdfButton'

const columns: readonly Column<Invoice>[] = [
  { key: 'number', header: 'Invoice', value: ({ number }) => number, rowHeader: true },
  { key: 'date', header: 'Date', value: ({ date }) => date, cell: ({ date }) => <DateTime at={date} /> },
  { key: 'description', header: 'For', value: ({ description }) => description, truncate: true },
  {
    key: 'status',
    header: 'Status',
    value: invoiceState,
    cell: (invoice) => <InvoiceState invoice={invoice} />,
  },
  {
    key: 'amount',
    header: 'Total (SGD)',
    number: true,
    value: (invoice) => toSgd(invoiceAmounts(invoice).total),
    cell: (invoice) => <Amount invoice={invoice} />,
  },
]

function Amount({ invoice }: { invoice: Invoice }) {
  const { total, gst } = invoiceAmounts(invoice)
  return (
    <>
      {formatSgd(total)}
      {gst !== undefined && <span className="d-block text-muted">GST {formatSgd(gst)}</span>}
    </>
  )
}

/** Invoices of a member or of a team: found, ordered and saved as PDF. */
export function InvoiceTable({ invoices, empty }: { invoices: readonly Invoice[]; empty: ReactNode }) {
  const list = useListParams({ filters: ['status'], sort: '-date' })
  const { status } = list.filters
  const options = invoiceStates
    .map((state) => ({ ...state, count: invoices.filter(({ status: own = 'PAID' }) => own === state.value).length }))
    .filter(({ count }) => count > 0)
  if (invoices.length === 0) return empty
  return (
    <>
      <FilterBar
        list={list}
        search="Search invoices"
        {...(options.length > 1 && { chips: { name: 'status' as const, label: 'Status', options } })}
      />
      <DataTable
        caption="Invoices"
        columns={columns}
        rows={status ? invoices.filter(({ status: own = 'PAID' }) => own === status) : invoices}
        rowKey={({ invoiceId }) => invoiceId}
        list={list}
        actions={(invoice) => <PdfButton invoice={invoice} />}
      />
    </>
  )
}
