import { useListAllOrdersQuery } from '@/api/admin/orders'
import { useMayOpen } from '@/components/access/useAccess'
import { orderStates } from '@/components/admin/orderStates'
import type { Order } from '@/contract/types'
import { orderAmounts, titlesOf } from '@/domain/billing/orders'
import { paths } from '@/domain/navigation/paths'
import { dateColumn, moneyColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { Panel, PanelTable } from './Panel'
import { Part } from './Part'

const columns: readonly Column<Order>[] = [
  textColumn('order', 'Order', ({ orderId }) => orderId, {
    rowHeader: true,
    to: ({ orderId }) => paths.admin.order(orderId),
  }),
  dateColumn('date', 'Date', ({ createdAt }) => createdAt, { second: true }),
  textColumn('items', 'Items', ({ items }) => titlesOf(items), {
    note: ({ teamName }) => teamName && `for ${teamName}`,
  }),
  statusColumn('status', 'Status', ({ status }) => status, orderStates),
  moneyColumn('total', 'Total (SGD)', (order) => orderAmounts(order)?.total),
]

/** The user's orders, their own and those for teams; only for administrators of orders. */
export function Orders({ userId }: { userId: string }) {
  const { may, why } = useMayOpen(paths.admin.page('orders'))
  const { data, ...query } = useListAllOrdersQuery(undefined, { skip: !may })
  if (!may)
    return (
      <Part title="Orders">
        <p className="text-muted mb-0">{why}</p>
      </Part>
    )
  const own = data?.filter((order) => order.userId === userId)
  return (
    <Panel
      title="Orders"
      query={{ ...query, data: own, currentData: own }}
      none={data?.every((order) => order.userId) ? 'No orders.' : 'No order names this user.'}
    >
      {(orders) => (
        <PanelTable
          caption="All orders"
          columns={columns}
          rows={orders}
          rowKey={({ orderId }) => orderId}
          sort="-date"
          prefix="orders-"
        />
      )}
    </Panel>
  )
}
