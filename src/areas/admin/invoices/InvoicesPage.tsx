import type { ReactNode } from 'react'
import { InvoiceTable } from '@/components/billing/InvoiceTable'
import type { Invoice } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Page } from '@/ui/layout/Page'
import { lazyPart } from '@/ui/lazyPart'
import { textColumn, type Column } from '@/ui/table/columnMakers'

/** Who bought, each a link to that buyer's invoices. */
const buyerColumns: readonly Column<Invoice>[] = [
  textColumn('buyer', 'Buyer', ({ userName, userEmail }) => userName ?? userEmail, {
    to: ({ userId }) => (userId ? paths.admin.invoicesOf({ user: userId }) : undefined),
    note: ({ userEmail }) => userEmail,
    unlabelled: true,
  }),
  textColumn('team', 'Team', ({ teamName }) => teamName, {
    to: ({ teamId }) => (teamId ? paths.admin.invoicesOf({ team: teamId }) : undefined),
  }),
]

const InvoiceDownloads = lazyPart(
  () => import('@/components/billing/InvoiceDownloads'),
  'InvoiceDownloads',
  <Skeleton shape="form" rows={2} label="Loading the downloads" />,
)

type Props = {
  title: string
  lead?: string
  /** The page with everybody's invoices, if this one shows a part of them. */
  parent?: string
  actions?: ReactNode
  query: QueryResult<readonly Invoice[]>
  withBuyer?: boolean
  /** Shown if there are none. */
  none: string
}

/** Invoices with their downloads: one PDF, all of a period, and a table for accounting. */
export function InvoicesPage({ title, lead, parent, actions, query, withBuyer = false, none }: Props) {
  return (
    <Page
      title={title}
      lead={lead}
      actions={actions}
      {...(parent !== undefined && { breadcrumb: [{ label: 'Invoices', to: parent }] })}
    >
      <QueryBoundary
        query={query}
        what="the invoices"
        skeleton={{ shape: 'table', columns: 6 }}
        empty={{ title: 'No invoices', text: none, drawing: 'papers' }}
      >
        {(invoices) => (
          <>
            <InvoiceTable invoices={invoices} empty={null} {...(withBuyer && { buyer: buyerColumns })} />
            <div className="mt-4">
              <InvoiceDownloads
                invoices={invoices}
                {...(!withBuyer && { note: 'The ZIP contains everyone’s invoices for the period.' })}
              />
            </div>
          </>
        )}
      </QueryBoundary>
    </Page>
  )
}
