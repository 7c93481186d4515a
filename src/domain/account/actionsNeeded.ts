import type { Shape } from '@/contract/types'
import { toCents, type Cents } from '@/lib/money'
import { cardExpiry } from '../billing/cardExpiry'

type Subscription = Pick<
  Shape<'Subscription'>,
  'subscriptionId' | 'status' | 'title' | 'nextChargeAmount' | 'amount' | 'failureMessage'
>
type Card = Pick<Shape<'PaymentMethod'>, 'id' | 'card' | 'isDefault' | 'subscriptionsCount'>

/** Something that the payer must see to, or a service stops. */
export type ActionNeeded =
  | { kind: 'pastDue'; key: string; title: string; cents: Cents; reason: string | undefined }
  | { kind: 'cardOver' | 'cardExpiring'; key: string; card: Card; lastDay: string; days: number }

/**
 * What an account's payer has to do, the most pressing first (T6.4, T8.3): failed renewals with the amount that failed, then
 * cards that have run out or run out within 60 days. A card that pays nothing and is not the default asks for nothing.
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
      cents: toCents(one.nextChargeAmount ?? one.amount),
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
