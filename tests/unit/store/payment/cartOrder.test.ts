import { describe, expect, it } from 'vitest'
import { itemKey } from '@/domain/cart/cart'
import { isMadeBy } from '@/store/payment/cartOrder'
import { db } from '@mocks/db/db'
import { kit } from '@tests/payments/cartStore'
import { required } from '@tests/required'

describe('an order whose date can’t be read, while the earlier orders are unknown,', () => {
  const attempt = { sentAt: Date.now(), facts: { items: [[itemKey(kit), 1]], known: null } }
  const order = (createdAt: string) => ({
    ...required(db.orders[0]),
    createdAt,
    items: [{ ...kit, itemId: 'i', status: 'ACTIVE' }],
  })
  it.each([
    ['tomorrow', undefined],
    ['', undefined],
    ['2020-01-01T00:00:00Z', false],
    [new Date().toISOString(), true],
  ])('%j proves as much as its date says: %s', (createdAt, made) => {
    expect(isMadeBy(attempt as never, order(createdAt) as never)).toBe(made)
  })
})
