import { describe, expect, it } from 'vitest'
import type { Order } from '@/contract/types'
import { lineAmount, orderAmounts } from '@/domain/billing/orders'
import { db } from '@mocks/db/db'
import { toOrder } from '@mocks/db/commerce/orders'

const item = { itemId: 'i1', uid: 's', title: 'Desk', quantity: 2, status: 'ACTIVE' as const }
const order = (price: number): Order => ({
  orderId: 'o-1',
  createdAt: '2026-11-01T00:00:00Z',
  status: 'COMPLETE',
  items: [{ ...item, price }],
  calculated: {
    subTotal: 200,
    subTotalPremium: 160,
    total: 190,
    totalPremium: 152,
    discount: { code: 'FIVE', amount: 10 },
    discountPremium: { code: 'FIVE', amount: 8 },
    items: [{ uid: 's', quantity: 2, price: 100, pricePremium: 80, total: 200, totalPremium: 160 }],
  },
})

describe('the totals of an order', () => {
  it('are those that a premium member paid', () => {
    expect(orderAmounts(order(80))).toEqual({ subTotal: 16_000, discount: 800, total: 15_200 })
    expect(lineAmount(order(80), { ...item, price: 80 })).toBe(16_000)
  })

  it('are those that a standard buyer paid', () => {
    expect(orderAmounts(order(100))).toEqual({ subTotal: 20_000, discount: 1000, total: 19_000 })
    expect(lineAmount(order(100), { ...item, price: 100 })).toBe(20_000)
  })

  it('are undefined without prices', () => {
    const { calculated: _none, ...bare } = order(100)
    expect(orderAmounts(bare)).toBeUndefined()
    expect(lineAmount(bare, { ...item, price: 100 })).toBe(20_000)
    expect(lineAmount(bare, item)).toBeUndefined()
  })

  it('equal the charged amount, for every seeded order', () => {
    const wrong = db.orders.filter((row) => (orderAmounts(toOrder(row))?.total ?? row.charged) !== row.charged)
    expect(db.orders.length).toBeGreaterThan(50)
    expect(wrong.map(({ orderId }) => orderId)).toEqual([])
  })
})
