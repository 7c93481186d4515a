import { lazy, Suspense } from 'react'
import { useListUserInvoicesQuery } from '@/api/invoices'
import { useListMyOrdersQuery } from '@/api/orders'
import { useListPaymentMethodsQuery } from '@/api/stripe'
import { useListMySubscriptionsQuery } from '@/api/subscriptions'
import { ActionNeeded } from '@/components/account/ActionNeeded'
import { useServerNow } from '@/components/useServerNow'
import { paths } from '@/domain/navigation/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { useOptimisticSearchParams } from '@/ui/hooks/useOptimisticSearchParams'
import { CardSubscriptions } from './CardSubscriptions'
import { Invoices } from './Invoices'
import { NextCharges } from './NextCharges'
import './billing.scss'

// The other tabs load when they are opened.
const Orders = lazy(() => import('./Orders').then((loaded) => ({ default: loaded.Orders })))
const InvoiceDetails = lazy(() => import('./InvoiceDetails').then((loaded) => ({ default: loaded.InvoiceDetails })))

const shows = ['invoices', 'orders', 'details'] as const

/** Upcoming charges, past orders, invoices and invoice details. */
export default function Billing() {
  const userId = useAppSelector(selectUser)?.userId ?? ''
  const invoices = useListUserInvoicesQuery({ userId }, { skip: userId === '' })
  const orders = useListMyOrdersQuery()
  const subscriptions = useListMySubscriptionsQuery()
  const { data: cards = [] } = useListPaymentMethodsQuery()
  const now = useServerNow()
  const [params, setParams] = useOptimisticSearchParams()
  const shown = shows.find((key) => key === params.get('show')) ?? 'invoices'
  const counted = (list: readonly unknown[] | undefined) => (list ? { count: list.length } : {})
  return (
    <Page title="Billing and invoices" lead="What you will be charged, what you were charged, and the papers for it.">
      <ActionNeeded subscriptions={subscriptions.data ?? []} cards={cards} now={now} to={paths.account.payment} />
      <div className="billing-ahead">
        <NextCharges subscriptions={subscriptions} now={now} />
        <CardSubscriptions own={subscriptions.data ?? []} />
      </div>
      <Tabs
        label="Papers"
        tabs={[
          { key: 'invoices', label: 'Invoices', ...counted(invoices.data) },
          { key: 'orders', label: 'Orders', ...counted(orders.data) },
          { key: 'details', label: 'Invoice details' },
        ]}
        value={shown}
        // Search and page belong to the tab that was left.
        onChange={(key) =>
          setParams(() => new URLSearchParams(key === 'invoices' ? {} : { show: key }), { preventScrollReset: true })
        }
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
    </Page>
  )
}
