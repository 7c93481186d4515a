import type { Order } from '@/contract/types'
import { planTitle } from '@/domain/billing/planTitle'
import { orderAmounts } from '@/domain/billing/orders'
import { dateTimeColumn, moneyColumn, statusColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'
import { orderStates } from './OrderState'

const bought = ({ items }: Order) => items.map(({ title, variation }) => planTitle({ title, variation })).join('; ')

/** The columns of a member's or a team's orders. */
export const orderColumns: readonly Column<Order>[] = [
  textColumn('order', 'Order', ({ orderId }) => orderId, { rowHeader: true }),
  dateTimeColumn('date', 'Date', ({ createdAt }) => createdAt),
  textColumn('items', 'Items', bought, { truncate: true }),
  statusColumn('status', 'Status', ({ status }) => status, orderStates),
  moneyColumn('total', 'Total (SGD)', (order) => orderAmounts(order)?.total),
]
