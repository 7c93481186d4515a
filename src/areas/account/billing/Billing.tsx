import { useListUserInvoicesQuery } from '@/api/commerce/invoices'
import { useListMyOrdersQuery } from '@/api/commerce/orders'
import { useListMyStripeSubscriptionsQuery, useListPaymentMethodsQuery } from '@/api/commerce/stripe'
import { useListMySubscriptionsQuery } from '@/api/commerce/subscriptions'
import { useGetTimeQuery } from '@/api/system/time'
import { ActionNeeded } from '@/components/account/ActionNeeded'
import { BillingPage } from '@/components/billing/BillingPage'
import { NextCharges } from '@/components/billing/NextCharges'
import { useServerNow } from '@/components/useServerNow'
import { upcomingCharges } from '@/domain/billing/upcomingCharges'
import { paths } from '@/domain/navigation/paths'
import { useUser } from '@/store/hooks'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { lazyPart } from '@/ui/lazyPart'
import { useListMyTeamsQuery } from '@/api/account/connections'
import { InvoiceTable } from '@/components/billing/InvoiceTable'
import type { Invoice } from '@/contract/types'
import { isKnownRole, mayInTeam, roleOf } from '@/domain/access/teamAccess'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { CardSubscriptions } from './CardSubscriptions'
import './billing.scss'

// The other tabs load when they are pointed at or opened.
const loading = <Skeleton shape="table" rows={6} label="Loading" />
const Orders = lazyPart(() => import('@/components/billing/Orders'), 'Orders', loading)
const InvoiceDetails = lazyPart(() => import('./InvoiceDetails'), 'InvoiceDetails', loading)

/** Upcoming charges, past orders, invoices and invoice details. */
export default function Billing() {
  const userId = useUser()?.userId ?? ''
  const invoices = useListUserInvoicesQuery({ userId }, { skip: userId === '' })
  const orders = useListMyOrdersQuery()
  const subscriptions = useListMySubscriptionsQuery()
  const charged = useListMyStripeSubscriptionsQuery()
  const cards = useListPaymentMethodsQuery()
  const clock = useGetTimeQuery()
  const now = useServerNow()
  return (
    <BillingPage
      lead="Upcoming charges, past payments and invoices."
      aheadQueries={[subscriptions, charged, cards, clock]}
      ahead={
        <>
          <ActionNeeded subscriptions={subscriptions.data ?? []} cards={cards.data ?? []} to={paths.account.payment} />
          <div className="billing-ahead">
            <NextCharges
              subscriptions={subscriptions}
              upcoming={(all) => upcomingCharges({ subscriptions: all, now })}
            />
            <CardSubscriptions subscriptions={charged} own={subscriptions.data ?? []} />
          </div>
        </>
      }
      parts={[
        { key: 'invoices', label: 'Invoices', of: invoices.data, content: <Invoices invoices={invoices} /> },
        {
          key: 'orders',
          label: 'Orders',
          of: orders.data,
          load: Orders.load,
          content: <Orders orders={orders} invoices={invoices.data ?? []} />,
        },
        {
          key: 'details',
          label: 'Invoice details',
          load: InvoiceDetails.load,
          content: <InvoiceDetails invoices={invoices} />,
        },
      ]}
    />
  )
}

// Its form loads after the table that most people come for.
const InvoiceDownloads = lazyPart(
  () => import('@/components/billing/InvoiceDownloads'),
  'InvoiceDownloads',
  <Skeleton shape="form" rows={2} label="Loading the downloads" />,
)

/** The member's own invoices, with a download of a whole period. */
function Invoices({ invoices }: { invoices: QueryResult<readonly Invoice[]> }) {
  const { data: teams = [] } = useListMyTeamsQuery()
  const readers = teams.map(roleOf).filter((role) => mayInTeam(role, 'readInvoices'))
  return (
    <QueryBoundary query={invoices} what="your invoices" skeleton={{ shape: 'table', columns: 5 }}>
      {(all) => (
        <div className="billing-stack">
          <div>
            <InvoiceTable
              invoices={all}
              empty={{
                title: 'No invoices yet',
                text: 'Invoices for purchases and renewals will appear here.',
                drawing: 'papers',
                action: <Button to={paths.solutions}>Browse solutions</Button>,
              }}
            />
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
