import {
  useLazyCanRemovePaymentMethodQuery,
  useLazyCanRemoveTeamPaymentMethodQuery,
  useRemovePaymentMethodMutation,
  useRemoveTeamPaymentMethodMutation,
} from '@/api/commerce/stripe'
import type { Shape } from '@/contract/types'
import type { CardOwner } from '@/store/payment/card'

/** The calls that remove a card: those of the member, or those of a team. */
export type CardCalls = {
  /** Whether the account's payment method may be removed (R-LIFE-12). */
  ask: () => PromiseLike<Shape<'CanBeRemoved'>>
  remove: (id: string) => PromiseLike<unknown>
}

/** How the cards of a member or a team are removed. */
export function useCardCalls({ kind, id: ownerId }: CardOwner): CardCalls {
  const [askMine] = useLazyCanRemovePaymentMethodQuery()
  const [askTeams] = useLazyCanRemoveTeamPaymentMethodQuery()
  const [removeMine] = useRemovePaymentMethodMutation()
  const [removeTeams] = useRemoveTeamPaymentMethodMutation()
  return kind === 'team'
    ? { ask: () => askTeams({ id: ownerId }).unwrap(), remove: (id) => removeTeams({ teamId: ownerId, id }) }
    : { ask: () => askMine().unwrap(), remove: (id) => removeMine({ id }) }
}
