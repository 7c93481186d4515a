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

/** Whether an order can be the one that a payment has made: the same items, and not there before. */
export function isMadeBy({ facts, sentAt }: Pick<Attempt<CartFacts>, 'facts' | 'sentAt'>, order: Order): boolean {
  if (!isOrderOf(order, facts.items)) return false
  // An order whose date can't be read may be the one: it never proves that nothing was paid.
  return facts.known ? !facts.known.includes(order.orderId) : (momentMs(order.createdAt) ?? Infinity) > sentAt - skew
}
