import type { Order } from '@/contract/types'
import type { Role } from '@/ui/roles'
import { StatusBadge } from '@/ui/feedback/StatusBadge'

const states: Record<Order['status'], { tone: Role; label: string }> = {
  COMPLETE: { tone: 'success', label: 'Paid' },
  PENDING_ACTIVATION: { tone: 'info', label: 'Paid, being activated' },
  PENDING: { tone: 'warning', label: 'Waiting for your bank' },
  FAILED: { tone: 'danger', label: 'Not paid' },
  REFUNDED: { tone: 'secondary', label: 'Refunded' },
}

/** How an order stands, in the buyer's words. */
export const orderState = (status: Order['status']): string => states[status].label

/** How an order stands. */
export function OrderState({ status }: { status: Order['status'] }) {
  const { tone, label } = states[status]
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
