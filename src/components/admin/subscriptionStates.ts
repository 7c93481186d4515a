import type { Shape } from '@/contract/types'
import { renews } from '@/domain/billing/nextCharge'
import type { StatusTable } from '@/ui/table/columnMakers'

/** Labels of the statuses of subscriptions and their items, for administrators. */
export const subscriptionStates: StatusTable<Shape<'SubscriptionStatus'>> = {
  ACTIVE: { label: 'Active', tone: 'success' },
  PAST_DUE: { label: 'Payment failed', tone: 'danger' },
  CANCELLED: { label: 'Cancelled, still active', tone: 'warning' },
  ENDED: { label: 'Ended' },
}

/** The status of a subscription; one that was cancelled may keep `ACTIVE` until its period ends. */
export const subscriptionState = (one: Shape<'Subscription'>): Shape<'SubscriptionStatus'> =>
  one.status === 'ACTIVE' && renews(one) === false ? 'CANCELLED' : one.status

/** Labels of what happens to subscriptions. */
export const subscriptionEvents: StatusTable<Shape<'SubscriptionEvent'>['type']> = {
  CREATED: { label: 'Started', tone: 'success' },
  RENEWED: { label: 'Renewed', tone: 'success' },
  UPGRADED: { label: 'Upgraded', tone: 'info' },
  DOWNGRADED: { label: 'Downgraded', tone: 'info' },
  PAYMENT_FAILED: { label: 'Payment failed', tone: 'danger' },
  PAYMENT_RECOVERED: { label: 'Payment recovered', tone: 'success' },
  CANCELLED: { label: 'Cancelled', tone: 'danger' },
  ENDED: { label: 'Ended' },
}
