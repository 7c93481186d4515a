import { buyerFacts } from '@/components/admin/buyerFacts'
import { orderStates } from '@/components/admin/orderStates'
import { OrderDetails } from '@/components/billing/OrderDetails'
import type { Order } from '@/contract/types'
import { Alert } from '@/ui/feedback/Alert'
import { CloseButton } from '@/components/CloseButton'
import { Dialog } from '@/ui/overlay/Dialog'
import { CompleteOrder, RecreateInvoice } from './OrderActs'

type Props = { order: Order; onClose: () => void }

/** One order: what it contains, who bought it, and what can be done with it. */
export function OrderActions({ order, onClose }: Props) {
  const { orderId, status, failureMessage } = order
  return (
    <Dialog title={`Order ${orderId}`} size="l" onClose={onClose} actions={<CloseButton onClose={onClose} />}>
      {failureMessage && (
        <Alert kind="danger" title="The payment failed">
          {failureMessage}
        </Alert>
      )}
      <OrderDetails order={order} invoice={undefined} states={orderStates} facts={buyerFacts(order)} />
      <div className="mt-4">
        {/* Not for orders that have been completed; for all others, the server decides. */}
        {status !== 'COMPLETE' && status !== 'PENDING_ACTIVATION' && <CompleteOrder order={order} />}
        <RecreateInvoice order={order} />
      </div>
    </Dialog>
  )
}
