import { adminOrdersApi, useActivateOrderItemMutation } from '@/api/admin/orders'
import { fetchFresh } from '@/api/client/fetchOnce'
import { keptResults } from '@/components/bulk/keptResults'
import { useBulk } from '@/components/bulk/useBulk'
import type { OrderItem } from '@/contract/types'
import { buyerOf } from '@/domain/billing/activation'
import { planTitle } from '@/domain/billing/planTitle'
import { countOf } from '@/lib/money/counts'
import { toast } from '@/lib/calls/toast'
import { useAppDispatch } from '@/store/hooks'
import type { AppDispatch } from '@/store/store'
import { sendVerified } from '@/ui/useWrite'

const { activateOrderItem, listOrdersPendingActivation } = adminOrdersApi.endpoints

/** One item and the day from which it is active. */
export type Activation = { item: OrderItem; activationDate: string }

const callOf = ({ item: { orderId = '', itemId }, activationDate }: Activation) => ({
  orderId,
  itemId,
  body: { activationDate },
})

/** Reads which items still wait. @returns a function that says whether an item has been activated */
async function readActivated(dispatch: AppDispatch) {
  const left = await fetchFresh(dispatch(listOrdersPendingActivation.initiate()))
  const waiting = new Set(left.map(({ itemId }) => itemId))
  return ({ item }: Activation) => !waiting.has(item.itemId)
}

const kept = keptResults<Activation>()

/** Activates several items, with a result per row. */
export function useBulkActivation() {
  return useBulk<Activation, ReturnType<typeof callOf>>({
    name: 'activate-solutions',
    label: 'Activating solutions',
    rowKey: ({ item }) => item.itemId,
    rowLabel: ({ item }) => `${planTitle(item)} – ${buyerOf(item)}`,
    call: activateOrderItem,
    args: callOf,
    readBack: readActivated,
    done: (count) => `${countOf(count, 'solution')} activated`,
    kept,
  })
}

/** Activates one item; unless the server confirms it, reads whether it is still waiting (R-LIFE-04). */
export function useActivate() {
  const [activate] = useActivateOrderItemMutation()
  const dispatch = useAppDispatch()
  return async (activation: Activation) => {
    const learntBy = await sendVerified(
      () => activate(callOf(activation)),
      async () => (await readActivated(dispatch))(activation),
    )
    const { title } = activation.item
    if (learntBy === 'reading') toast.success(`${title} activated`)
    // This list doesn't say whether someone else activated it, for another day, or whether the order is gone.
    if (learntBy === 'refusal') toast.info(`${title} isn’t waiting for activation any more`)
  }
}
