import { describe, expect, it } from 'vitest'
import type { Solution } from '@/contract/content'
import { emptyCart } from '@/domain/cart/cart'
import { itemsToOrderAgain } from '@/domain/billing/orderAgain'

const desk = {
  uid: 'desk',
  title: 'Desk',
  allowMultiplePurchases: true,
  variations: [{ uid: 'desk-day', title: 'Day', price: 30, interval: 'once' }],
  addOns: [{ uid: 'locker', title: 'Locker', price: 5, maxQuantity: 2 }],
  packages: [],
} as unknown as Solution
const locker = { uid: 'locker', quantity: 1 }
const line = (more: object) => ({ itemId: 'i', title: 'Desk', status: 'ENDED' as const, ...more })

describe('ordering again', () => {
  it('takes quantity and add-ons from the order, one that stands there twice as often, everything else from today’s catalogue', () => {
    const items = [line({ uid: 'desk', variationUid: 'desk-day', quantity: 2, addOns: [locker, locker] })]
    const { wanted, missing } = itemsToOrderAgain({ items }, [desk], emptyCart)
    expect(missing).toEqual([])
    expect(wanted).toMatchObject([
      { uid: 'desk', variationUid: 'desk-day', quantity: 2, addOns: [{ uid: 'locker', quantity: 2 }] },
    ])
  })

  it('leaves out what is in the cart already, so that nothing is bought twice', () => {
    const items = [line({ uid: 'desk', variationUid: 'desk-day' })]
    const { wanted } = itemsToOrderAgain({ items }, [desk], emptyCart)
    expect(itemsToOrderAgain({ items }, [desk], { ...emptyCart, items: wanted })).toEqual({ wanted: [], missing: [] })
  })

  it('names what is no longer sold', () => {
    const items = [line({ uid: 'gone', title: 'Old' }), line({ uid: 'desk', variation: 'Week', title: 'Desk week' })]
    expect(itemsToOrderAgain({ items }, [desk], emptyCart)).toEqual({ wanted: [], missing: ['Old', 'Desk week'] })
  })
})
