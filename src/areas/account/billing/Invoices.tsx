import { useListMyTeamsQuery } from '@/api/account/connections'
import { InvoiceTable } from '@/components/billing/InvoiceTable'
import type { Invoice } from '@/contract/types'
import { isKnownRole, mayInTeam, roleOf } from '@/domain/access/teamAccess'
import { paths } from '@/domain/navigation/paths'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { lazyPart } from '@/ui/lazyPart'

// Its form loads after the table that most people come for.
const InvoiceDownloads = lazyPart(
  () => import('@/components/billing/InvoiceDownloads'),
  'InvoiceDownloads',
  <Skeleton shape="form" rows={2} label="Loading the downloads" />,
)

/** The member's own invoices, with a download of a whole period. */
export function Invoices({ invoices }: { invoices: QueryResult<readonly Invoice[]> }) {
  const { data: teams = [] } = useListMyTeamsQuery()
  const readers = teams.map(roleOf).filter((role) => mayInTeam(role, 'readInvoices'))
  return (
    <QueryBoundary query={invoices} what="your invoices" skeleton={{ shape: 'table', columns: 5 }}>
      {(all) => (
        <div className="billing-stack">
          <div>
            <InvoiceTable invoices={all} empty={<NoInvoices />} />
          </div>
          {(all.length > 0 || readers.length > 0) && (
            <InvoiceDownloads
              invoices={all}
              {...(readers.some(isKnownRole) && { note: 'The ZIP also includes your teams’ invoices.' })}
            />
          )}
        </div>
      )}
    </QueryBoundary>
  )
}

function NoInvoices() {
  return (
    <EmptyState
      card
      title="No invoices yet"
      drawing="papers"
      action={<Button to={paths.solutions}>Browse solutions</Button>}
    >
      Invoices for purchases and renewals will appear here.
    </EmptyState>
  )
}
