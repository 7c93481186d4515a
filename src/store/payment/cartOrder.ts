import { momentMs } from '@/lib/dates/dates'
import type { Order } from '@/contract/types'
import { itemKey } from '@/domain/cart/cart'
import type { CartFacts } from './cartFacts'
import type { Attempt } from './types'

// Tolerance between the clocks of a device and of the server.
const skew = 15 * 60_000

/** Whether an order contains exactly these items. */
export function isOrderOf({ items }: Order, wanted: CartFacts['items']): boolean {
  const lines = items.map(({ uid = '', variation, variationUid, quantity = 1 }) => {
    const key = itemKey({ uid, variation: variation ?? null, variationUid: variationUid ?? null })
    return `${key} x ${quantity}`
  })
  return (
    lines.sort().join('\n') ===
    wanted
      .map(([key, quantity]) => `${key} x ${quantity}`)
      .sort()
      .join('\n')
  )
}

/**
 * Whether an order was made by a payment: it has the same items, and did not exist before.
 * @returns undefined if neither the list of earlier orders nor its own date shows that: the order then proves nothing
 */
export function isMadeBy(
  { facts, sentAt }: Pick<Attempt<CartFacts>, 'facts' | 'sentAt'>,
  order: Order,
): boolean | undefined {
  if (!isOrderOf(order, facts.items)) return false
  if (facts.known) return !facts.known.includes(order.orderId)
  const made = momentMs(order.createdAt)
  return made === undefined ? undefined : made > sentAt - skew
}
