import type { Order } from '@/contract/types'
import { StateBadge } from '@/ui/feedback/StateBadge'
import type { StatusTable } from '@/ui/feedback/statuses'

export const orderStates: StatusTable<Order['status']> = {
  COMPLETE: { tone: 'success', label: 'Paid' },
  PENDING_ACTIVATION: { tone: 'info', label: 'Paid, being activated' },
  PENDING: { tone: 'warning', label: 'Waiting for your bank' },
  FAILED: { tone: 'danger', label: 'Not paid' },
  REFUNDED: { tone: 'secondary', label: 'Refunded' },
}

type Props = {
  status: Order['status']
  /** Labels for other readers than the buyer. */
  states?: typeof orderStates | undefined
}

export const OrderState = ({ status, states = orderStates }: Props) => <StateBadge state={status} states={states} />
