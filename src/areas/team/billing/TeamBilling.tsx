import { nameOfTeam } from '@/domain/account/teamAccount'
import { useListTeamInvoicesQuery } from '@/api/commerce/invoices'
import { useListTeamOrdersQuery } from '@/api/commerce/orders'
import { useListTeamSubscriptionsQuery } from '@/api/account/teams'
import { useMayOpen } from '@/components/access/useAccess'
import { ActionNeeded, askForCard } from '@/components/account/ActionNeeded'
import { BillingPage } from '@/components/billing/BillingPage'
import { Orders } from '@/components/billing/Orders'
import { useTeam } from '@/components/team/teamContext'
import { NextCharges } from '@/components/billing/NextCharges'
import { upcomingCharges } from '@/domain/billing/upcomingCharges'
import { useServerNow } from '@/components/useServerNow'
import { paths } from '@/domain/navigation/paths'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { lazyPart } from '@/ui/lazyPart'
import { InvoiceDownloads } from '@/components/billing/InvoiceDownloads'
import { InvoiceTable } from '@/components/billing/InvoiceTable'
import type { Invoice } from '@/contract/types'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { TeamSubscriptions } from './TeamSubscriptions'

const loading = <Skeleton shape="table" rows={6} label="Loading" />
const TeamInvoiceDetails = lazyPart(() => import('./TeamInvoiceDetails'), 'TeamInvoiceDetails', loading)

/** Upcoming charges, invoices, orders, subscriptions and invoice details of the team. */
export default function TeamBilling() {
  const { teamId, team, isClosed } = useTeam()
  const invoices = useListTeamInvoicesQuery({ id: teamId })
  const orders = useListTeamOrdersQuery({ id: teamId })
  const subscriptions = useListTeamSubscriptionsQuery({ id: teamId })
  const now = useServerNow()
  const mayPay = useMayOpen(paths.team.payment).may
  return (
    <BillingPage
      lead={`Upcoming charges, past payments and invoices for ${nameOfTeam(team)}.`}
      aheadQueries={[subscriptions]}
      ahead={
        <>
          {/* Finance staff may not see the cards, so only failed renewals are shown here. */}
          {!isClosed && (
            <ActionNeeded
              subscriptions={subscriptions.data ?? []}
              cards={[]}
              {...(mayPay ? { to: paths.team.payment } : { advice: askForCard })}
            />
          )}
          <div className="mb-4">
            <NextCharges
              subscriptions={subscriptions}
              whose="the"
              upcoming={(all) => upcomingCharges({ teamSubscriptions: all, now })}
            />
          </div>
        </>
      }
      parts={[
        { key: 'invoices', label: 'Invoices', of: invoices.data, content: <TeamInvoices invoices={invoices} /> },
        {
          key: 'orders',
          label: 'Orders',
          of: orders.data,
          content: (
            <Orders orders={orders} invoices={invoices.data ?? []} paymentMethod={mayPay ? paths.team.payment : null} />
          ),
        },
        {
          key: 'subscriptions',
          label: 'Subscriptions',
          of: subscriptions.data,
          content: <TeamSubscriptions subscriptions={subscriptions} />,
        },
        {
          key: 'details',
          label: 'Invoice details',
          load: TeamInvoiceDetails.load,
          content: <TeamInvoiceDetails invoices={invoices} />,
        },
      ]}
    />
  )
}

const note = 'The ZIP also includes your own invoices and those of your other teams. The CSV only covers this team.'

/** The team's invoices, with the downloads of a whole period. */
function TeamInvoices({ invoices }: { invoices: QueryResult<readonly Invoice[]> }) {
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
