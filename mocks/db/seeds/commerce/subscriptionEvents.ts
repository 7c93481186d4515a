import { toSgd } from '@/lib/money/money'
import type { SubscriptionEventRow, SubscriptionRow } from '../../commerce/commerceTables'

type Happening = Pick<SubscriptionEventRow, 'type' | 'createdAt'> & { message?: string; charged?: boolean }

/** The history of each subscription up to today, newest first. */
export function seedSubscriptionEvents(subscriptions: readonly SubscriptionRow[]): SubscriptionEventRow[] {
  return subscriptions
    .flatMap((row) => historyOf(row).map((event) => toEvent(row, event)))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((event, index, all) => ({ ...event, subscriptionEventId: `se-${all.length - index}` }))
}

function historyOf(row: SubscriptionRow): Happening[] {
  const history: Happening[] = [{ type: 'CREATED', createdAt: row.createdAt, charged: true }]
  if (row.currentPeriodStart > row.createdAt)
    history.push({ type: 'RENEWED', createdAt: row.currentPeriodStart, charged: true })
  if (row.status === 'PAST_DUE')
    history.push({
      type: 'PAYMENT_FAILED',
      createdAt: row.currentPeriodEnd,
      charged: true,
      message: row.failureMessage ?? '',
    })
  if (row.cancelledAt)
    history.push({ type: 'CANCELLED', createdAt: row.cancelledAt, message: 'Cancelled by the member' })
  if (row.endedAt) history.push({ type: 'ENDED', createdAt: row.endedAt })
  return history
}

const toEvent = (row: SubscriptionRow, { type, createdAt, message, charged }: Happening): SubscriptionEventRow => ({
  subscriptionEventId: '',
  createdAt,
  type,
  subscriptionId: row.subscriptionId,
  stripeSubscriptionId: row.stripeSubscriptionId,
  userId: row.userId,
  title: row.items[0]?.title ?? '',
  variation: row.items[0]?.variation ?? '',
  amount: charged ? toSgd(row.cents) : null,
  currency: 'SGD',
  message: message ?? null,
})
