import { Suspense } from 'react'
import { useListUserInvoicesQuery } from '@/api/invoices'
import { useListMyOrdersQuery } from '@/api/orders'
import { useListMyStripeSubscriptionsQuery, useListPaymentMethodsQuery } from '@/api/stripe'
import { useListMySubscriptionsQuery } from '@/api/subscriptions'
import { useGetTimeQuery } from '@/api/time'
import { ActionNeeded } from '@/components/account/ActionNeeded'
import { useServerNow } from '@/components/useServerNow'
import { paths } from '@/domain/navigation/paths'
import { selectUser } from '@/store/session/authSlice'
import { useAppSelector } from '@/store/hooks'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { useSettled } from '@/ui/hooks/useSettled'
import { useTab } from '@/ui/hooks/useTab'
import { lazyNamed } from '@/ui/lazyNamed'
import { CardSubscriptions } from './CardSubscriptions'
import { Invoices } from './Invoices'
import { NextCharges } from './NextCharges'
import './billing.scss'

// The other tabs load when they are opened.
const Orders = lazyNamed(() => import('@/components/billing/Orders'), 'Orders')
const InvoiceDetails = lazyNamed(() => import('./InvoiceDetails'), 'InvoiceDetails')

const shows = ['invoices', 'orders', 'details'] as const

/** Upcoming charges, past orders, invoices and invoice details. */
export default function Billing() {
  const userId = useAppSelector(selectUser)?.userId ?? ''
  const invoices = useListUserInvoicesQuery({ userId }, { skip: userId === '' })
  const orders = useListMyOrdersQuery()
  const subscriptions = useListMySubscriptionsQuery()
  const charged = useListMyStripeSubscriptionsQuery()
  const cards = useListPaymentMethodsQuery()
  const isShown = useSettled(subscriptions, charged, cards, useGetTimeQuery())
  const now = useServerNow()
  const [shown, open] = useTab('show', shows)
  const counted = (list: readonly unknown[] | undefined) => (list ? { count: list.length } : {})
  return (
    <Page title="Billing and invoices" lead="Upcoming charges, past payments and invoices.">
      {isShown ? (
        <>
          <ActionNeeded
            subscriptions={subscriptions.data ?? []}
            cards={cards.data ?? []}
            now={now}
            to={paths.account.payment}
          />
          <div className="billing-ahead">
            <NextCharges subscriptions={subscriptions} now={now} />
            <CardSubscriptions subscriptions={charged} own={subscriptions.data ?? []} />
          </div>
          <Tabs
            label="Billing"
            tabs={[
              { key: 'invoices', label: 'Invoices', ...counted(invoices.data) },
              { key: 'orders', label: 'Orders', ...counted(orders.data) },
              { key: 'details', label: 'Invoice details' },
            ]}
            value={shown}
            onChange={open}
          >
            {shown === 'invoices' && <Invoices invoices={invoices} />}
            {shown === 'orders' && (
              <Suspense fallback={<Skeleton shape="table" rows={5} label="Loading your orders" />}>
                <Orders orders={orders} invoices={invoices.data ?? []} />
              </Suspense>
            )}
            {shown === 'details' && (
              <Suspense fallback={<Skeleton shape="form" rows={6} label="Loading your invoice details" />}>
                <InvoiceDetails invoices={invoices} />
              </Suspense>
            )}
          </Tabs>
        </>
      ) : (
        <Skeleton rows={8} label="Loading your charges and invoices" />
      )}
    </Page>
  )
}
