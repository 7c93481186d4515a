import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import type { Solution } from '@/contract/content'
import type { Cart, CartItem } from '@/contract/types'
import type { DiscountCode } from '@/domain/cart/discount'
import { amountDue, changedTotals, figuresOf, paysPremium } from '@/domain/cart/pricing'
import { toCents } from '@/lib/money/money'
import { calculate, NotForSale, type Buyer } from '@mocks/db/commerce/pricing'
import { catalogue } from '@mocks/files/catalogue'
import { clock } from '@mocks/settings/clock'
import { seedDiscountCodes } from '@mocks/db/seeds/commerce/discountCodes'
import { anyCart } from '@tests/payments/cartArbitraries'

const now = '2026-11-21T04:00:00Z'
const list = { catalogue, inrRate: 68.4, now }
// They begin and end some days before or after the day on which they are seeded.
const codes = clock.runAt(Date.parse(now), seedDiscountCodes)
const code = (name: string) => codes.find((row) => row.code === name)

const solution = (uid: string) => catalogue.find((one) => one.uid === uid) as Solution
const item = (uid: string, variationUid: string, quantity = 1, addOns: [string, number][] = []): CartItem => ({
  uid,
  variationUid,
  quantity,
  title: solution(uid).title,
  allowMultiplePurchases: solution(uid).allowMultiplePurchases,
  addOns: addOns.map(([name, many]) => ({ uid: name, quantity: many })),
})
const cart = (...items: CartItem[]): Cart => ({ discountCode: null, items })
const coded = (discountCode: string, ...items: CartItem[]): Cart => ({ discountCode, items })
const priced = (asked: Cart, buyer?: Buyer, of: DiscountCode | undefined = code(asked.discountCode ?? '')) =>
  calculate(asked, list, buyer, of)

const passes = item('hot-desk-day-pass', 'hot-desk-central', 2, [['locker', 1]])
const annual = item('premium-membership', 'premium-annual')

it('has figures of one list of prices beside the amount due', () => {
  const discount = { code: 'DOER10', amount: 33 }
  const both = { subTotal: 330, total: 297, discount, totalPremium: 270 }
  expect(figuresOf(both, true)).toEqual({ due: 27_000, subTotal: undefined, discount: undefined })
  expect(figuresOf({ ...both, subTotalPremium: 300 }, true)).toEqual({
    due: 27_000,
    subTotal: 30_000,
    discount: undefined,
  })
  const { totalPremium: _unsaid, ...standard } = both
  for (const [calculated, premium] of [
    [both, false],
    [{ ...standard, subTotalPremium: 300 }, true],
    [{ ...both, totalPremium: 297 }, true],
  ] as const)
    expect(figuresOf(calculated, premium)).toEqual({ due: 29_700, subTotal: 33_000, discount })
})

describe('amounts calculated by hand', () => {
  it('lines with add-ons, for a standard and for a premium buyer', () => {
    // 2 × 30 + 5 = 65; premium 2 × 20 + 5 = 45
    expect(priced(cart(passes))).toEqual({
      subTotal: 65,
      subTotalPremium: 45,
      total: 65,
      totalPremium: 45,
      requiredMembershipTopUp: 0,
      items: [
        {
          uid: 'hot-desk-day-pass',
          variationUid: 'hot-desk-central',
          quantity: 2,
          price: 30,
          pricePremium: 20,
          total: 65,
          totalPremium: 45,
        },
      ],
    })
  })
  it('the example of the contract: annual membership, two passes, 10% off', () => {
    // 99 + 60 = 159, − 15.90; premium 99 + 40 = 139, − 13.90
    const figures = priced(coded('DOER10', annual, item('hot-desk-day-pass', 'hot-desk-central', 2)))
    expect(figures).toMatchObject({ subTotal: 159, subTotalPremium: 139, total: 143.1, totalPremium: 125.1 })
    expect(figures.discount).toEqual({ code: 'DOER10', amount: 15.9, percent: 10, message: '10% off your order' })
    expect(figures.discountPremium?.amount).toBe(13.9)
  })
  it('a percentage is rounded half up, once', () => {
    // payroll 6.50 × 3 = 19.50 premium, 9 × 3 = 27; 15% of 19.50 = 2.925
    const figures = priced(coded('NEWDOER', item('payroll', 'payroll-month', 3)), {
      isPremiumMember: true,
      isNew: true,
    })
    expect(figures.discountPremium?.amount).toBe(2.93)
    expect(figures.totalPremium).toBe(16.57)
    expect(figures.total).toBe(22.95)
  })
  it('a fixed discount never exceeds what it applies to', () => {
    // WELCOME10 is for the membership: 9.90 − 10
    const figures = priced(coded('WELCOME10', item('premium-membership', 'premium-monthly'), passes), {
      isPremiumMember: false,
      isNew: true,
    })
    expect(figures.discount?.amount).toBe(9.9)
    expect(figures.total).toBe(65)
  })
  it('an empty cart costs nothing, whatever its code', () => {
    expect(priced(coded('DOER10'))).toMatchObject({ subTotal: 0, total: 0, totalPremium: 0, items: [] })
  })
})

describe('the charged amount', () => {
  it('is the premium total for members and with premium in the cart', () => {
    const figures = priced(cart(passes))
    expect(amountDue(figures, false)).toBe(6500)
    expect(amountDue(figures, true)).toBe(4500)
    expect(amountDue({ subTotal: 1, total: 1 }, true)).toBe(100)
    expect([
      paysPremium(cart(passes), true),
      paysPremium(cart(passes), false),
      paysPremium(cart(annual, passes), null),
    ]).toEqual([true, false, true])
  })
  it('is reported old and new if it changed', () => {
    const [seen, later] = [priced(cart(passes)), priced(cart(passes, passes))]
    expect(changedTotals(seen, seen, false)).toBeUndefined()
    expect(changedTotals(seen, later, true)).toEqual({ total: [4500, 9000], topUp: [0, 0] })
    expect(changedTotals(seen, { ...seen, requiredMembershipTopUp: 5 }, false)?.topUp).toEqual([0, 500])
  })
  it('throws for items that are not on sale', () => {
    for (const wrong of [
      { ...passes, uid: 'gone' },
      { ...passes, variationUid: 'gone' },
      { ...passes, addOns: [{ uid: 'gone', quantity: 1 }] },
    ])
      expect(() => priced(cart(wrong))).toThrow(NotForSale)
  })
})

describe('for any cart', () => {
  const anyCode = fc.constantFrom(undefined, ...codes)
  it('all amounts are integer cents and consistent', () => {
    fc.assert(
      fc.property(anyCart, anyCode, fc.boolean(), (asked, taken, isPremiumMember) => {
        const figures = priced(
          { ...asked, discountCode: taken?.code ?? null },
          { isPremiumMember, monthsHeld: 4 },
          taken,
        )
        const cents = (amount: number | undefined) => {
          const whole = toCents(amount)
          expect(Math.abs((amount ?? 0) * 100 - whole)).toBeLessThan(1e-6)
          expect(whole).toBeGreaterThanOrEqual(0)
          return whole
        }
        for (const [subTotal, total, discount, of] of [
          [figures.subTotal, figures.total, figures.discount, 'total'],
          [figures.subTotalPremium, figures.totalPremium, figures.discountPremium, 'totalPremium'],
        ] as const) {
          expect((figures.items ?? []).reduce((sum, line) => sum + cents(line[of]), 0)).toBe(cents(subTotal))
          expect(cents(subTotal) - cents(discount?.amount)).toBe(cents(total))
        }
        expect(cents(figures.totalPremium)).toBeLessThanOrEqual(cents(figures.subTotal))
      }),
      { numRuns: 1000 },
    )
  })
})
