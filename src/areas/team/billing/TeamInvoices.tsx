import { InvoiceDownloads } from '@/components/billing/InvoiceDownloads'
import { InvoiceTable } from '@/components/billing/InvoiceTable'
import type { Invoice } from '@/contract/types'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'

const note = 'The ZIP also includes your own invoices and those of your other teams. The CSV only covers this team.'

/** The team's invoices, with the downloads of a whole period. */
export function TeamInvoices({ invoices }: { invoices: QueryResult<readonly Invoice[]> }) {
  return (
    <QueryBoundary query={invoices} what="the invoices" skeleton={{ shape: 'table', columns: 5 }}>
      {(all) => (
        <div className="d-grid gap-4">
          <div>
            <InvoiceTable
              invoices={all}
              empty={{
                title: 'No invoices yet',
                text: 'Invoices for the team’s seats, purchases and renewals will appear here.',
                drawing: 'papers',
              }}
            />
          </div>
          {all.length > 0 && <InvoiceDownloads invoices={all} note={note} />}
        </div>
      )}
    </QueryBoundary>
  )
}
