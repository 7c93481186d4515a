import type { Invoice, Order } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { CloseButton } from '@/components/CloseButton'
import { Dialog } from '@/ui/overlay/Dialog'
import { OrderDetails } from './OrderDetails'
import { OrderTrouble } from './OrderTrouble'

type Props = {
  order: Order
  invoice: Invoice | undefined
  onClose: () => void
  /** Where the buyer changes the payment method; null for readers who may not. */
  paymentMethod?: string | null
}

/** One order of a member or team: its items, how the total was calculated, its invoice, and what an unpaid one needs. */
export function OrderDialog({ order, invoice, onClose, paymentMethod = paths.account.payment }: Props) {
  return (
    <Dialog title={`Order ${order.orderId}`} size="l" onClose={onClose} actions={<CloseButton onClose={onClose} />}>
      <OrderTrouble order={order} paymentMethod={paymentMethod} />
      <OrderDetails order={order} invoice={invoice} />
    </Dialog>
  )
}
