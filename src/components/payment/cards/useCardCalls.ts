import {
  stripeApi,
  useLazyCanRemovePaymentMethodQuery,
  useLazyCanRemoveTeamPaymentMethodQuery,
  useRemovePaymentMethodMutation,
  useRemoveTeamPaymentMethodMutation,
} from '@/api/commerce/stripe'
import { fetchHas, type Query } from '@/api/client/fetchOnce'
import type { Shape } from '@/contract/types'
import { isNow } from '@/lib/calls/unansweredWrites'
import { useAppDispatch } from '@/store/hooks'
import type { CardOwner } from '@/store/payment/card'

/** The calls that remove a card: those of the member, or those of a team. */
export type CardCalls = {
  /** Whether the account's payment method may be removed (R-LIFE-12). */
  ask: () => PromiseLike<Shape<'CanBeRemoved'>>
  remove: (id: string) => PromiseLike<unknown>
  /** Reads whether a card is removed. */
  isRemoved: (id: string) => Promise<boolean | undefined>
}

const isGone = (list: () => Query<Shape<'PaymentMethod'>[]>) => async (id: string) =>
  isNow(await fetchHas(list(), (card) => card.id === id), false)

/** Returns the calls that remove a card of a member or of a team. */
export function useCardCalls({ kind, id: ownerId }: CardOwner): CardCalls {
  const [askMine] = useLazyCanRemovePaymentMethodQuery()
  const [askTeams] = useLazyCanRemoveTeamPaymentMethodQuery()
  const [removeMine] = useRemovePaymentMethodMutation()
  const [removeTeams] = useRemoveTeamPaymentMethodMutation()
  const dispatch = useAppDispatch()
  const { listPaymentMethods, listTeamStripeCards } = stripeApi.endpoints
  return kind === 'team'
    ? {
        ask: () => askTeams({ id: ownerId }).unwrap(),
        remove: (id) => removeTeams({ teamId: ownerId, id }),
        isRemoved: isGone(() => dispatch(listTeamStripeCards.initiate({ id: ownerId }))),
      }
    : {
        ask: () => askMine().unwrap(),
        remove: (id) => removeMine({ id }),
        isRemoved: isGone(() => dispatch(listPaymentMethods.initiate())),
      }
}
