import { useListMyOrdersQuery } from '@/api/commerce/orders'
import { OrderState } from '@/components/billing/OrderState'
import { OrderTrouble } from '@/components/billing/OrderTrouble'
import { useServerNow } from '@/components/useServerNow'
import { DateTime } from '@/components/DateTime'
import { QueryCard } from '@/components/QueryCard'
import type { Order } from '@/contract/types'
import { planTitle } from '@/domain/billing/planTitle'
import { latestFirst, orderAmounts } from '@/domain/billing/orders'
import { paths } from '@/domain/navigation/paths'
import { momentMs } from '@/lib/dates/dates'
import { formatSgd } from '@/lib/money/money'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'

const paid: readonly Order['status'][] = ['COMPLETE', 'PENDING_ACTIVATION']

/** How long an order counts as just paid, in ms. */
const fresh = 15 * 60_000

/** The latest order; right after a purchase, the confirmation that it is paid. */
export function LatestOrder() {
  const orders = useListMyOrdersQuery()
  const now = useServerNow()
  return (
    <QueryCard title="Latest order" query={orders} what="your orders" skeleton={{ rows: 4 }} empty={<NoOrder />}>
      {(orders) => {
        const [order] = latestFirst(orders)
        const age = now - (momentMs(order?.createdAt) ?? 0)
        return order && <Latest order={order} justPaid={paid.includes(order.status) && age < fresh} />
      }}
    </QueryCard>
  )
}

function Latest({ order, justPaid }: { order: Order; justPaid: boolean }) {
  const { orderId, createdAt, status, items } = order
  const amounts = orderAmounts(order)
  return (
    <>
      {justPaid && <Alert kind="success" title="Thank you. Your order is paid." live />}
      <div className="overview-order">
        <div>
          <div className="fw-semibold text-break">Order {orderId}</div>
          <div className="text-muted">
            <DateTime at={createdAt} time />
          </div>
        </div>
        <OrderState status={status} />
      </div>
      <OrderTrouble order={order} paymentMethod={paths.account.payment} />
      <ul className="plain overview-lines">
        {items.slice(0, 4).map(({ itemId, title, variation, quantity = 1 }) => (
          <li key={itemId}>
            <span className="text-break">{planTitle({ title, variation })}</span>
            <span className="num">{quantity > 1 && `× ${quantity}`}</span>
          </li>
        ))}
        {items.length > 4 && <li>and {items.length - 4} more</li>}
        {amounts && (
          <li className="fw-semibold">
            <span>Total (SGD)</span>
            <span className="num">{formatSgd(amounts.total)}</span>
          </li>
        )}
      </ul>
      <Button variant="outline-secondary" size="sm" to={paths.account.orders}>
        See all orders
      </Button>
    </>
  )
}

function NoOrder() {
  return (
    <>
      <p className="mb-1 fw-semibold">No orders yet</p>
      <p className="text-muted mb-0">Your orders will appear here.</p>
    </>
  )
}
