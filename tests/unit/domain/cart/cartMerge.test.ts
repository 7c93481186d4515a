import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import { emptyCart, findItem, isSameCart, itemKey, mayChangeQuantity } from '@/domain/cart/cart'
import { describeMerge, isWorthTelling, mergeCarts } from '@/domain/cart/cartMerge'
import { isPremium } from '@/domain/membership/premium'
import { anyCart } from '@tests/payments/cartArbitraries'
import { cartOf as cart, film, kit, pass, plan } from '@tests/payments/cartItems'

describe('merging at sign-in (O-29)', () => {
  it('adds quantities up where multiple purchases are allowed', () => {
    const { cart: merged, summary } = mergeCarts(
      cart([{ ...pass, quantity: 2 }, kit]),
      cart([{ ...pass, quantity: 3 }, kit]),
    )
    expect(merged.items.map(({ quantity }) => quantity)).toEqual([5, 1])
    expect(describeMerge(summary)).toBe('Day pass: quantity changed from 2 to 5.')
  })
  it('puts the visitor’s items after the saved ones, premium first', () => {
    const { cart: merged, summary } = mergeCarts(cart([kit]), cart([pass, plan('annual')]))
    expect(merged.items.map(({ uid }) => uid)).toEqual(['premium-membership', 'kit', 'pass'])
    expect(describeMerge(summary)).toBe('Premium and Day pass added to your saved cart.')
  })
  it('keeps the plan that was chosen last, and reports it', () => {
    const { cart: merged, summary } = mergeCarts(cart([plan('annual'), kit]), cart([plan('ultra')]))
    expect(merged.items.map(({ variationUid, uid }) => variationUid ?? uid)).toEqual(['premium-ultra', 'kit'])
    expect(describeMerge(summary)).toContain('It replaces annual as your membership plan.')
  })
  it('leaves out what is personalised for another customer (R-CART-12)', () => {
    const { cart: merged, summary } = mergeCarts(cart([kit]), cart([film]), 'member@doers.test')
    expect(merged).toEqual(cart([kit]))
    expect(isWorthTelling(summary, cart([kit]))).toBe(true)
    expect(describeMerge(summary)).toBe('Brand film was removed: it’s personalised for another customer.')
    expect(mergeCarts(emptyCart, cart([film]), 'Premium@doers.test').cart.items).toEqual([film])
    // A code has nothing to discount then.
    expect(mergeCarts(emptyCart, cart([film], 'NEW'), 'member@doers.test').cart).toEqual(emptyCart)
  })
  it('uses the visitor’s code, else the saved one', () => {
    expect(mergeCarts(cart([kit], 'OLD'), cart([pass], 'NEW'))).toMatchObject({
      cart: { discountCode: 'NEW' },
      summary: { code: 'NEW' },
    })
    expect(isWorthTelling(mergeCarts(cart([kit], 'OLD'), cart([kit], 'NEW')).summary, cart([kit]))).toBe(true)
    expect(mergeCarts(emptyCart, emptyCart).cart).toEqual(emptyCart)
    expect(mergeCarts(cart([kit], 'OLD'), cart([pass]))).toMatchObject({ cart: { discountCode: 'OLD' } })
    expect(mergeCarts(cart([kit], 'SAME'), cart([pass], 'SAME')).summary.code).toBeUndefined()
  })
  it.each([
    [{}, ''],
    [{ added: [kit] }, 'Brand kit added to your saved cart.'],
    [{ added: [kit, pass, film] }, '3 items added to your saved cart.'],
    [{ replaced: { uid: 'p', quantity: 1, title: 'Premium' } }, 'It replaces Premium as your membership plan.'],
    [{ replaced: { uid: 'p', quantity: 1 } }, 'It replaces the plan as your membership plan.'],
    [
      {
        increased: [
          { title: 'Day pass', from: 1, to: 2 },
          { title: 'Locker', from: 1, to: 3 },
        ],
      },
      'We added up the quantities of 2 items.',
    ],
    [
      { code: 'NEW', refused: [film] },
      'Discount code: NEW. Brand film was removed: it’s personalised for another customer.',
    ],
  ])('describes %o as: %s', (effects, text) => {
    expect(
      describeMerge({ added: [], increased: [], extended: [], kept: [], refused: [], unsold: [], ...effects }),
    ).toBe(text)
  })
  it('reports merged add-ons', () => {
    const locker = { uid: 'locker', title: 'Locker', quantity: 1, maxQuantity: 2 }
    const { summary } = mergeCarts(cart([{ ...kit, addOns: [locker] }]), cart([{ ...kit, addOns: [locker] }]))
    expect(describeMerge(summary)).toBe('We combined the add-ons of Brand kit.')
  })
  it('reports nothing if nothing has changed', () => {
    for (const [saved, visitor] of [
      [cart([kit]), emptyCart],
      [cart([kit]), cart([kit])],
    ] as const) {
      const { cart: merged, summary } = mergeCarts(saved, visitor)
      expect(merged).toEqual(saved)
      expect(isWorthTelling(summary, saved)).toBe(false)
    }
  })
  it('names what the saved cart has beside a visitor’s cart that changes nothing in it', () => {
    const saved = cart([plan('annual'), kit])
    const { cart: merged, summary } = mergeCarts(saved, cart([plan('annual')]))
    expect(merged).toEqual(saved)
    expect(isWorthTelling(summary, saved)).toBe(true)
    expect(describeMerge(summary)).toBe('Your saved cart already has Brand kit.')
  })
  it('reports nothing to a visitor who had only one cart, except what was left out', () => {
    expect(isWorthTelling(mergeCarts(emptyCart, cart([pass, kit], 'NEW')).summary, emptyCart)).toBe(false)
    const { summary } = mergeCarts(emptyCart, cart([pass, film]), 'member@doers.test')
    expect(isWorthTelling(summary, emptyCart)).toBe(true)
  })
  it('loses nothing of either cart, whatever they contain', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (saved, visitor) => {
        const { cart: merged, summary } = mergeCarts(saved, visitor)
        expect(merged.items.filter(isPremium).length).toBeLessThanOrEqual(1)
        expect(merged.items.findIndex(isPremium)).toBeLessThanOrEqual(0)
        for (const item of [...saved.items, ...visitor.items]) {
          if (isPremium(item)) continue
          const [old, brought] = [findItem(saved, itemKey(item)), findItem(visitor, itemKey(item))]
          const sum = (old?.quantity ?? 0) + (brought?.quantity ?? 0)
          expect(findItem(merged, itemKey(item))?.quantity).toBe(mayChangeQuantity(item) ? sum : 1)
        }
        if (!isWorthTelling(summary, saved) && saved.items.length > 0)
          expect(merged.items.map(itemKey)).toEqual(saved.items.map(itemKey))
        if (isWorthTelling(summary, saved)) expect(describeMerge(summary)).not.toBe('')
      }),
      { numRuns: 500 },
    )
  })
})

it('takes carts for the same in whatever order their items and add-ons are, but not with another count', () => {
  const locker = { uid: 'locker', title: 'Locker', quantity: 1 }
  const parking = { uid: 'parking', title: 'Parking', quantity: 1 }
  const one = cart([{ ...pass, addOns: [locker, parking] }, kit])
  expect(isSameCart(one, cart([kit, { ...pass, addOns: [parking, locker] }]))).toBe(true)
  expect(isSameCart(one, cart([kit, { ...pass, addOns: [{ ...parking, quantity: 2 }, locker] }]))).toBe(false)
  for (const [code, other, same] of [
    ['A', 'A', true],
    ['A', 'B', false],
    ['A', null, false],
    [null, 'A', false],
  ] as const)
    expect(isSameCart(cart([kit], code), cart([kit], other)), `${code}, ${other}`).toBe(same)
  expect(isSameCart({ items: [kit] }, cart([kit]))).toBe(true)
})
