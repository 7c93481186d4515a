import { describe, expect, it } from 'vitest'
import type { Order } from '@/contract/types'
import { lineAmount, orderAmounts, totalOfItems } from '@/domain/billing/orders'
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

  it('have no discount of other prices than theirs', () => {
    const { discountPremium: _own, ...calculated } = order(80).calculated ?? { subTotal: 0, total: 0 }
    expect(orderAmounts({ ...order(80), calculated })).toEqual({ subTotal: 16_000, discount: 0, total: 15_200 })
  })

  it('are those that a standard buyer paid', () => {
    expect(orderAmounts(order(100))).toEqual({ subTotal: 20_000, discount: 1000, total: 19_000 })
    expect(lineAmount(order(100), { ...item, price: 100 })).toBe(20_000)
  })

  const { items: _lines, ...totals } = order(80).calculated ?? {}
  const plan = { uid: 'premium-membership', itemId: 'i2', title: 'Premium', status: 'ACTIVE' as const }
  const freeForMembers = { uid: 's', quantity: 2, price: 100, pricePremium: 0 }
  const withoutLines = { ...order(80), calculated: { subTotal: 200, total: 190, ...totals } }
  it.each<[string, Order, number | undefined]>([
    ['unknown where no line says which applied', withoutLines, undefined],
    ['unknown where no item has a price', { ...order(80), items: [item] }, undefined],
    [
      '… although it is free for members',
      { ...order(80), items: [item], calculated: { ...totals, subTotal: 200, total: 190, items: [freeForMembers] } },
      undefined,
    ],
    [
      'the only ones',
      { ...withoutLines, calculated: { ...totals, subTotal: 200, total: 190, totalPremium: 190 } },
      19_000,
    ],
    ['those of a member who buys the plan', { ...withoutLines, items: [item, plan] }, 15_200],
  ])('are %s', (_what, one, total) => {
    expect(orderAmounts(one)?.total).toBe(total)
    expect(
      totalOfItems(one.items.map((row) => ({ ...row, calculatedOrder: one.calculated ?? { subTotal: 0, total: 0 } }))),
    ).toBe(total)
    if (total === undefined) expect(lineAmount(one, item)).toBeUndefined()
  })

  it('are unknown where a member paid and only the others’ total is sent', () => {
    for (const one of [order(80), { ...order(80), items: [{ ...item, price: 80 }, plan] }]) {
      const { totalPremium: _total, ...less } = one.calculated ?? { subTotal: 0, total: 0 }
      expect(orderAmounts({ ...one, calculated: less })).toBeUndefined()
      const { subTotalPremium: _subTotal, ...least } = less
      expect(orderAmounts({ ...one, calculated: least })).toBeUndefined()
    }
    const { totalPremium: _total, ...less } = order(100).calculated ?? { subTotal: 0, total: 0 }
    expect(orderAmounts({ ...order(100), calculated: less })?.total).toBe(19_000)
    // A server without prices for members.
    expect(orderAmounts({ items: [item, plan], calculated: { subTotal: 200, total: 190 } })?.total).toBe(19_000)
    const line = { uid: 's', quantity: 2, price: 100, pricePremium: 80, total: 200 }
    const lineOnly = { ...order(80), calculated: { ...less, items: [line] } }
    expect(lineAmount(lineOnly, { ...item, price: 80 })).toBe(16_000)
    expect(lineAmount({ ...lineOnly, items: [item, plan] }, item)).toBeUndefined()
    // What its add-ons cost is in the total that is missing.
    const extra = { uid: 'x', title: 'Locker', quantity: 1, price: 20 }
    expect(lineAmount(lineOnly, { ...item, price: 80, addOns: [extra] })).toBeUndefined()
  })

  it.each(['subTotalPremium', 'totalPremium'] as const)('of a member are unknown without %s', (key) => {
    const { [key]: _left, ...less } = order(80).calculated ?? { subTotal: 0, total: 0 }
    expect(orderAmounts({ ...order(80), calculated: less })).toBeUndefined()
    expect(orderAmounts({ ...order(100), calculated: { ...less, subTotal: 200, total: 190 } })?.total).toBe(19_000)
  })

  it('are undefined without prices', () => {
    const { calculated: _none, ...bare } = order(100)
    expect(orderAmounts(bare)).toBeUndefined()
    expect(lineAmount(bare, { ...item, price: 100 })).toBe(20_000)
    expect(lineAmount(bare, item)).toBeUndefined()
    const { quantity: _quantity, ...unsaid } = item
    expect(lineAmount(bare, { ...unsaid, price: 100 })).toBeUndefined()
  })

  it('equal the charged amount, for every seeded order', () => {
    const wrong = db.orders.filter((row) => row.calculated && orderAmounts(toOrder(row))?.total !== row.charged)
    expect(db.orders.length).toBeGreaterThan(50)
    expect(wrong.map(({ orderId }) => orderId)).toEqual([])
  })
})
