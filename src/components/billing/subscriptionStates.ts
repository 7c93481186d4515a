import type { Shape } from '@/contract/types'
import type { StatusTable } from '@/ui/table/columnMakers'

/** Labels of the statuses of subscriptions and their items. */
export const subscriptionStates: StatusTable<Shape<'SubscriptionStatus'>> = {
  ACTIVE: { tone: 'success', label: 'Active' },
  PAST_DUE: { tone: 'danger', label: 'Payment failed' },
  CANCELLED: { tone: 'warning', label: 'Cancelled, still active' },
  ENDED: { tone: 'secondary', label: 'Ended' },
}
