import { useListMyTeamsQuery } from '@/api/account/connections'
import { InvoiceTable } from '@/components/billing/InvoiceTable'
import type { Invoice } from '@/contract/types'
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
  const readsTeams = teams.some(({ connectionType }) => connectionType !== 'TEAM_MEMBER')
  return (
    <QueryBoundary query={invoices} what="your invoices" skeleton={{ shape: 'table', columns: 5 }}>
      {(all) => (
        <div className="billing-stack">
          <div>
            <InvoiceTable invoices={all} empty={<NoInvoices />} />
          </div>
          {(all.length > 0 || readsTeams) && (
            <InvoiceDownloads
              invoices={all}
              {...(readsTeams && { note: 'The ZIP also includes your teams’ invoices.' })}
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
