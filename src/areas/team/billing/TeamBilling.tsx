import { Suspense } from 'react'
import { useListTeamInvoicesQuery } from '@/api/invoices'
import { useListTeamOrdersQuery } from '@/api/orders'
import { useListTeamSubscriptionsQuery } from '@/api/teams'
import { useMayOpen } from '@/components/access/useAccess'
import { ActionNeeded } from '@/components/account/ActionNeeded'
import { Orders } from '@/components/billing/Orders'
import { useTeam } from '@/components/team/teamContext'
import { TeamNextCharges } from '@/components/team/TeamNextCharges'
import { useServerNow } from '@/components/useServerNow'
import { paths } from '@/domain/navigation/paths'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useSettled } from '@/ui/hooks/useSettled'
import { useTab } from '@/ui/hooks/useTab'
import { lazyNamed } from '@/ui/lazyNamed'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { TeamInvoices } from './TeamInvoices'
import { TeamSubscriptions } from './TeamSubscriptions'

const TeamInvoiceDetails = lazyNamed(() => import('./TeamInvoiceDetails'), 'TeamInvoiceDetails')

const shows = ['invoices', 'orders', 'subscriptions', 'details'] as const

/** Upcoming charges, invoices, orders, subscriptions and invoice details of the team (T8.2). */
export default function TeamBilling() {
  const { teamId, team } = useTeam()
  const invoices = useListTeamInvoicesQuery({ id: teamId })
  const orders = useListTeamOrdersQuery({ id: teamId })
  const subscriptions = useListTeamSubscriptionsQuery({ id: teamId })
  const isShown = useSettled(subscriptions)
  const now = useServerNow()
  const mayPay = useMayOpen(paths.team.payment).may
  const [shown, open] = useTab('show', shows)
  const counted = (list: readonly unknown[] | undefined) => (list ? { count: list.length } : {})
  return (
    <Page title="Billing & Invoices" lead={`Upcoming charges, past payments and invoices of ${team.companyName}.`}>
      {isShown ? (
        <>
          {/* The cards are not finance staff's to see, so that only failed renewals show here. */}
          <ActionNeeded
            subscriptions={subscriptions.data ?? []}
            cards={[]}
            now={now}
            {...(mayPay && { to: paths.team.payment })}
          />
          <div className="mb-4">
            <TeamNextCharges subscriptions={subscriptions} now={now} />
          </div>
          <Tabs
            label="Billing"
            tabs={[
              { key: 'invoices', label: 'Invoices', ...counted(invoices.data) },
              { key: 'orders', label: 'Orders', ...counted(orders.data) },
              { key: 'subscriptions', label: 'Subscriptions', ...counted(subscriptions.data) },
              { key: 'details', label: 'Invoice details' },
            ]}
            value={shown}
            onChange={open}
          >
            {shown === 'invoices' && <TeamInvoices invoices={invoices} />}
            {shown === 'orders' && (
              <Orders
                orders={orders}
                invoices={invoices.data ?? []}
                paymentMethod={mayPay ? paths.team.payment : null}
              />
            )}
            {shown === 'subscriptions' && <TeamSubscriptions subscriptions={subscriptions} />}
            {shown === 'details' && (
              <Suspense fallback={<Skeleton shape="form" rows={6} label="Loading the invoice details" />}>
                <TeamInvoiceDetails invoices={invoices} />
              </Suspense>
            )}
          </Tabs>
        </>
      ) : (
        <Skeleton rows={8} label="Loading the charges and invoices" />
      )}
    </Page>
  )
}
