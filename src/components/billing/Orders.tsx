import type { Invoice, Order } from '@/contract/types'
import { orderAmounts, titlesOf } from '@/domain/billing/orders'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { lazyPart } from '@/ui/lazyPart'
import { QueryTable } from '@/ui/table/QueryTable'
import { dateTimeColumn, moneyColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { orderStates } from './OrderState'

/** The columns of a member's or a team's orders. */
const orderColumns: readonly Column<Order>[] = [
  textColumn('order', 'Order', ({ orderId }) => orderId, { rowHeader: true }),
  dateTimeColumn('date', 'Date', ({ createdAt }) => createdAt, { second: true }),
  textColumn('items', 'Items', ({ items }) => titlesOf(items), { truncate: true, unlabelled: true }),
  statusColumn('status', 'Status', ({ status }) => status, orderStates),
  moneyColumn('total', 'Total (SGD)', (order) => orderAmounts(order)?.total),
]

const OrderDialog = lazyPart(() => import('./OrderDialog'), 'OrderDialog')

type Props = {
  orders: QueryResult<readonly Order[]>
  invoices: readonly Invoice[]
  /** Where the buyer changes the payment method; null for readers who may not. */
  paymentMethod?: string | null
}

/** All orders of a member or team; one of them is in the URL, so that other pages can link to it. */
export function Orders({ orders, invoices, paymentMethod = paths.account.payment }: Props) {
  return (
    <QueryTable
      caption="Orders"
      query={orders}
      errorTitle="We couldn’t load your orders"
      columns={orderColumns}
      rowKey={({ orderId }) => orderId}
      filter="status"
      sort="-date"
      empty={{
        title: 'No orders yet',
        text: 'Your orders and receipts will appear here.',
        drawing: 'shop',
        action: <Button to={paths.solutions}>Browse solutions</Button>,
      }}
      record={{
        param: 'order',
        dialog: (order, close) => (
          <OrderDialog
            order={order}
            paymentMethod={paymentMethod}
            invoice={invoices.find(({ invoiceId }) => invoiceId === order.invoiceId)}
            onClose={close}
          />
        ),
      }}
    />
  )
}
