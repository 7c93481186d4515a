import { useListAllOrdersQuery } from '@/api/admin/orders'
import { orderStates } from '@/components/admin/orderStates'
import type { Order } from '@/contract/types'
import { orderAmounts, titlesOf } from '@/domain/billing/orders'
import {
  dateTimeColumn,
  moneyColumn,
  personColumn,
  statusColumn,
  textColumn,
  type Column,
} from '@/ui/table/columnMakers'
import { ListPage } from '@/ui/table/ListPage'
import { lazyPart } from '@/ui/lazyPart'

const OrderActions = lazyPart(() => import('./OrderActions'), 'OrderActions')

const keyOf = ({ orderId }: Order) => orderId

const forTeam = ({ teamName }: Order) => (teamName ? `, for ${teamName}` : '')
const bought = (order: Order) => titlesOf(order.items) + forTeam(order)

/** The first item and the number of the others; the tooltip, the search and the export have them all. */
function boughtInShort(order: Order): string {
  const [{ title = '' } = {}, ...others] = order.items
  return title && others.length > 0 ? `${title} and ${others.length} more${forTeam(order)}` : bought(order)
}

const columns: readonly Column<Order>[] = [
  textColumn('order', 'Order', ({ orderId }) => orderId, { rowHeader: true }),
  dateTimeColumn('date', 'Date', ({ createdAt }) => createdAt, { second: true }),
  personColumn('buyer', 'Buyer', ({ userName, userEmail }) => ({ name: userName, email: userEmail })),
  textColumn('team', 'Team', ({ teamName }) => teamName, { hidden: true }),
  textColumn('items', 'Items', bought, { truncate: 2, wideOnly: true, unlabelled: true, cell: boughtInShort }),
  statusColumn('status', 'Status', ({ status }) => status, orderStates),
  textColumn('code', 'Discount code', ({ discountCode }) => discountCode, { hidden: true }),
  textColumn('reference', 'Payment reference', ({ paymentReference }) => paymentReference, { hidden: true }),
  textColumn('invoice', 'Invoice', ({ invoiceNumber }) => invoiceNumber, { wideOnly: true, tableOnly: true }),
  moneyColumn('total', 'Total (SGD)', (order) => orderAmounts(order)?.total),
]

/** All orders; one of them, with what can be done to it, is in the URL. */
export default function Orders() {
  return (
    <ListPage
      title="Orders"
      lead="What members and teams have bought, and what they paid."
      query={useListAllOrdersQuery()}
      columns={columns}
      rowKey={keyOf}
      tabs="status"
      sort="-date"
      empty={{ title: 'No orders yet', text: 'Member and team orders will appear here.', drawing: 'shop' }}
      record={{ param: 'order', dialog: (order, close) => <OrderActions order={order} onClose={close} /> }}
    />
  )
}
