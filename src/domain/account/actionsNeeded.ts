import type { Shape } from '@/contract/types'
import { optionalCents, type Cents } from '@/lib/money/money'
import { cardExpiry } from '../billing/cardExpiry'

type Subscription = Pick<
  Shape<'Subscription'>,
  'subscriptionId' | 'status' | 'title' | 'nextChargeAmount' | 'amount' | 'failureMessage'
>
type Card = Pick<Shape<'PaymentMethod'>, 'id' | 'card' | 'isDefault' | 'subscriptionsCount'>

/** A task for the payer; without it, a service ends. */
export type ActionNeeded =
  | { kind: 'pastDue'; key: string; title: string; cents: Cents | undefined; reason: string | undefined }
  | { kind: 'cardOver' | 'cardExpiring'; key: string; card: Card; lastDay: string; days: number }

/**
 * The tasks of an account's payer, most urgent first: failed renewals with the failed amount, then cards
 * that have expired or expire within 60 days. A card that pays for nothing and is not the default needs no action.
 * @param now ISO 8601 or milliseconds
 */
export function actionsNeeded(
  subscriptions: readonly Subscription[],
  cards: readonly Card[],
  now: string | number,
): ActionNeeded[] {
  const failed = subscriptions
    .filter(({ status }) => status === 'PAST_DUE')
    .map((one): ActionNeeded => ({
      kind: 'pastDue',
      key: one.subscriptionId,
      title: one.title,
      cents: optionalCents(one.nextChargeAmount ?? one.amount),
      reason: one.failureMessage ?? undefined,
    }))
  const late = cards
    .filter(({ isDefault, subscriptionsCount = 0 }) => isDefault === true || subscriptionsCount > 0)
    .flatMap((card): ActionNeeded[] => {
      const { state, lastDay, days } = cardExpiry(card.card, now)
      if (state === 'good') return []
      return [{ kind: state === 'over' ? 'cardOver' : 'cardExpiring', key: card.id, card, lastDay, days }]
    })
  return [...failed, ...late]
}
