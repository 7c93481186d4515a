import { lazy, Suspense } from 'react'
import { OrderState, orderState } from '@/components/billing/OrderState'
import { DateTime } from '@/components/DateTime'
import type { Invoice, Order } from '@/contract/types'
import { orderAmounts } from '@/domain/billing/orders'
import { paths } from '@/domain/navigation/paths'
import { formatSgd, toSgd } from '@/lib/money'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/DataTable'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FilterBar } from '@/ui/table/FilterBar'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useListParams } from '@/ui/table/useListParams'
import { useParam } from '@/ui/hooks/useParam'

const OrderDialog = lazy(() => import('./OrderDialog').then(({ OrderDialog: Opened }) => ({ default: Opened })))

const total = (order: Order) => orderAmounts(order)?.total ?? 0

const columns: readonly Column<Order>[] = [
  { key: 'order', header: 'Order', value: ({ orderId }) => orderId, rowHeader: true },
  {
    key: 'date',
    header: 'Date',
    value: ({ createdAt }) => createdAt,
    order: ({ createdAt }) => Date.parse(createdAt),
    cell: ({ createdAt }) => <DateTime at={createdAt} time />,
  },
  {
    key: 'items',
    header: 'What',
    value: ({ items }) => items.map(({ title, variation }) => [title, variation].filter(Boolean).join(', ')).join('; '),
    truncate: true,
  },
  {
    key: 'status',
    header: 'Status',
    value: ({ status }) => orderState(status),
    cell: ({ status }) => <OrderState status={status} />,
  },
  {
    key: 'total',
    header: 'Total (SGD)',
    number: true,
    value: (order) => toSgd(total(order)),
    cell: (order) => formatSgd(total(order)),
  },
]

type Props = { orders: QueryResult<readonly Order[]>; invoices: readonly Invoice[] }

/** All orders of the personal account. */
export function Orders({ orders, invoices }: Props) {
  return (
    <QueryBoundary
      query={orders}
      errorTitle="Your orders could not be loaded"
      skeleton={<Skeleton shape="table" columns={5} label="Loading your orders" />}
      empty={
        <Card>
          <EmptyState
            title="No orders yet"
            drawing="shop"
            action={<Button to={paths.solutions}>Browse solutions</Button>}
          >
            What you buy shows here, with its receipt.
          </EmptyState>
        </Card>
      }
    >
      {(all) => <OrderTable orders={all} invoices={invoices} />}
    </QueryBoundary>
  )
}

function OrderTable({ orders, invoices }: { orders: readonly Order[]; invoices: readonly Invoice[] }) {
  const list = useListParams({ filters: ['status'], sort: '-date' })
  // In the address, so that other pages can lead to an order.
  const [openedId, open] = useParam('order')
  const opened = orders.find(({ orderId }) => orderId === openedId)
  const { status } = list.filters
  const options = [...new Set(orders.map((order) => order.status))].map((value) => ({
    value,
    label: orderState(value),
    count: orders.filter((order) => order.status === value).length,
  }))
  return (
    <>
      <FilterBar
        list={list}
        search="Search orders"
        {...(options.length > 1 && { chips: { name: 'status' as const, label: 'Status', options } })}
      />
      <DataTable
        caption="Orders"
        columns={columns}
        rows={status ? orders.filter((order) => order.status === status) : orders}
        rowKey={({ orderId }) => orderId}
        list={list}
        actions={(order) => (
          <Button
            variant="outline-secondary"
            size="sm"
            aria-haspopup="dialog"
            aria-label={`Details of order ${order.orderId}`}
            onClick={() => open(order.orderId)}
          >
            Details
          </Button>
        )}
      />
      {opened && (
        <Suspense fallback={null}>
          <OrderDialog
            order={opened}
            invoice={invoices.find(({ invoiceId }) => invoiceId === opened.invoiceId)}
            onClose={() => open()}
          />
        </Suspense>
      )}
    </>
  )
}
