import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import type { Cart, CartItem } from '@/contract/types'
import {
  changeCart, changeCartBy, emptyCart, findItem, itemKey, mayBuy, mayChangeQuantity, tidyCart, type CartChange,
} from '@/domain/cart/cart' // prettier-ignore
import { countItems } from '@/domain/cart/countItems'
import { readCart } from '@/domain/cart/cartItem'
import { isPremium } from '@/domain/membership/premium'
import { anyCart, anyChange } from '@tests/payments/cartArbitraries'
import { kit, pass, plan } from '@tests/payments/cartItems'

const [annual, ultra] = [plan('annual'), plan('ultra')]
const locker = { uid: 'locker', quantity: 1, maxQuantity: 2 }

const add = (cart: Cart, ...items: CartItem[]) => changeCart(cart, { type: 'add', items })
const keys = ({ items }: Cart) => items.map(itemKey)
const step = (cart: Cart, item: CartItem, by: 1 | -1) => changeCart(cart, { type: 'quantity', key: itemKey(item), by })
const stepAddOn = (cart: Cart, by: 1 | -1) =>
  changeCart(cart, { type: 'addOn', key: itemKey(pass), addOnUid: 'locker', by })

describe('adding (R-CART-01, R-CART-02)', () => {
  it('increments an existing item, by uid and variation', () => {
    const cart = add(add(emptyCart, pass), { ...pass, quantity: 2 }, { ...pass, variationUid: 'harbour' })
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([3, 1])
  })
  it('distinguishes items without a variation uid by the variation’s name', () => {
    const named = { ...pass, variationUid: null, variation: 'Central' }
    expect(add(emptyCart, named, { ...named, variation: 'Harbour' }, named).items).toHaveLength(2)
  })
  it('does not change an item that allows no multiple purchases', () => {
    const cart = add(emptyCart, kit)
    expect(add(cart, kit)).toBe(cart)
    expect(add(emptyCart, { ...kit, quantity: 5 }).items[0]?.quantity).toBe(1)
  })
  it('puts premium first, once, and replaces another plan', () => {
    const cart = add(emptyCart, pass, annual)
    expect(keys(cart)).toEqual([itemKey(annual), itemKey(pass)])
    expect(add(cart, { ...annual, quantity: 3, allowMultiplePurchases: true })).toBe(cart)
    expect(keys(add(cart, ultra))).toEqual([itemKey(ultra), itemKey(pass)])
  })
  it('adds up add-ons to their maximum', () => {
    const cart = add(emptyCart, { ...pass, addOns: [locker] }, { ...pass, addOns: [{ ...locker, quantity: 5 }] })
    expect(cart.items[0]?.addOns).toEqual([{ ...locker, quantity: 2 }])
  })
})

describe('quantities (R-CART-03 to R-CART-05, R-VAL-14, R-VAL-15)', () => {
  it('go up and down, and below one the item is removed', () => {
    const two = step(add(emptyCart, pass), pass, 1)
    expect(two.items[0]?.quantity).toBe(2)
    expect(step(step(two, pass, -1), pass, -1)).toEqual(emptyCart)
  })
  it('do not change where multiple purchases are not allowed', () => {
    const cart = add(emptyCart, kit, annual)
    for (const item of [kit, annual, pass]) for (const by of [1, -1] as const) expect(step(cart, item, by)).toBe(cart)
    expect(mayChangeQuantity({ ...annual, allowMultiplePurchases: true })).toBe(false)
  })
  it('of an add-on stay between one and the maximum', () => {
    const cart = add(emptyCart, { ...pass, addOns: [locker] })
    expect(stepAddOn(cart, -1)).toBe(cart)
    const two = stepAddOn(cart, 1)
    expect(two.items[0]?.addOns?.[0]?.quantity).toBe(2)
    expect(stepAddOn(two, 1)).toBe(two)
    const gone = changeCart(two, { type: 'removeAddOn', key: itemKey(pass), addOnUid: 'locker' })
    expect(gone.items[0]?.addOns).toEqual([])
  })
})

describe('other changes', () => {
  it('removes, clears, and keeps no code in an empty cart', () => {
    const cart = changeCart(add(emptyCart, pass, kit), { type: 'code', code: 'DOER10' })
    const less = changeCart(cart, { type: 'remove', key: itemKey(kit) })
    expect(less).toMatchObject({ discountCode: 'DOER10', items: [{ uid: 'pass' }] })
    expect(changeCart(less, { type: 'remove', key: itemKey(pass) })).toEqual(emptyCart)
    expect(changeCart(cart, { type: 'empty' })).toEqual(emptyCart)
    expect(changeCart(cart, { type: 'remove', key: 'nothing' })).toBe(cart)
    expect(changeCart(cart, { type: 'code', code: 'DOER10' })).toBe(cart)
  })
  it('allows only its customer to buy a personalised item (R-CART-12)', () => {
    const film = { customerEmail: 'Premium@doers.test' }
    expect(mayBuy(film, ' premium@DOERS.test')).toBe(true)
    for (const email of ['other@doers.test', '', null, undefined]) expect(mayBuy(film, email)).toBe(false)
    expect(mayBuy({}, undefined)).toBe(true)
  })
})

const isInOrder = ({ items }: Cart) => {
  expect(new Set(items.map(itemKey)).size, 'every item once').toBe(items.length)
  expect(items.filter(isPremium).length, 'premium once').toBeLessThanOrEqual(1)
  expect(items.findIndex(isPremium), 'premium first').toBeLessThanOrEqual(0)
  for (const item of items) {
    expect(Number.isInteger(item.quantity) && item.quantity >= 1).toBe(true)
    if (!mayChangeQuantity(item)) expect(item.quantity).toBe(1)
    for (const { quantity, maxQuantity = Infinity } of item.addOns ?? []) {
      expect(Number.isInteger(quantity) && quantity >= 1).toBe(true)
      expect(quantity).toBeLessThanOrEqual(Math.max(1, maxQuantity))
    }
  }
}

describe('for any sequence of changes', () => {
  it('the cart keeps the rules', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 30 }), (changes) => {
        changes.reduce((cart: Cart, change) => {
          const next = changeCart(cart, change)
          isInOrder(next)
          return next
        }, emptyCart)
      }),
      { numRuns: 2000 },
    )
  })
  it('increasing and decreasing a quantity changes nothing, and the count is the sum of the quantities', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(5), (cart, index) => {
        const item = cart.items[index % Math.max(1, cart.items.length)]
        if (!item) return
        const up = step(cart, item, 1)
        if (up === cart) return
        expect(countItems(up)).toBe(countItems(cart) + 1)
        expect(step(up, item, -1)).toEqual(cart)
      }),
    )
  })
  it('omitting a change leaves no trace: the others have the same result (rollback)', () => {
    const extra: CartChange = { type: 'add', items: [{ ...kit, uid: 'extra' }] }
    const without = ({ items, ...cart }: Cart) => ({ ...cart, items: items.filter(({ uid }) => uid !== 'extra') })
    fc.assert(
      fc.property(anyCart, fc.array(anyChange, { maxLength: 8 }), (cart, changes) => {
        const quiet = changes.filter(({ type }) => type !== 'empty' && type !== 'remove' && type !== 'quantity')
        expect(without(changeCartBy(cart, [extra, ...quiet])).items).toEqual(changeCartBy(cart, quiet).items)
      }),
    )
  })
  it('a valid cart stays the same, and neither cart nor change is mutated', () => {
    fc.assert(
      fc.property(anyCart, anyChange, (cart, change) => {
        const before = JSON.stringify([cart, change])
        const next = changeCart(cart, change)
        expect(JSON.stringify([cart, change])).toBe(before)
        expect(tidyCart(next)).toEqual(next.items.length === 0 ? emptyCart : next)
      }),
    )
  })
  it('leaves the quantities that the server sent, and lets them be lowered to what is sold', () => {
    const sent: Cart = {
      discountCode: null,
      items: [{ ...kit, quantity: 3, addOns: [{ ...locker, quantity: 5 }] }],
    }
    const cart = tidyCart(sent)
    expect(cart).toEqual(sent)
    const item = cart.items[0] as CartItem
    expect(step(cart, item, 1)).toBe(cart)
    expect(step(cart, item, -1).items[0]?.quantity).toBe(2)
    const lower: CartChange = { type: 'addOn', key: itemKey(item), addOnUid: 'locker', by: -1 }
    expect(changeCart(cart, lower).items[0]?.addOns?.[0]?.quantity).toBe(2)
  })
  it('adds up the quantities of an item that the server sent twice', () =>
    expect(tidyCart({ discountCode: null, items: [kit, { ...kit, quantity: 2 }] }).items).toEqual([
      { ...kit, quantity: kit.quantity + 2 },
    ]))
  it('has an add-on that the server sent twice once, as often', () => {
    const twice = { ...kit, addOns: [{ ...locker, quantity: 1 }, { uid: 'lamp', quantity: 1 }, { ...locker, quantity: 1 }] }
    const addOns = tidyCart({ discountCode: null, items: [twice] }).items[0]?.addOns
    expect(addOns?.map(({ uid, quantity }) => [uid, quantity])).toEqual([['locker', 2], ['lamp', 1]])
  }) // prettier-ignore
  it('has what is sold once only once, however often this browser has stored it', () => {
    const once = { ...kit, allowMultiplePurchases: false, quantity: 1 }
    expect(readCart({ discountCode: null, items: [once, once] }).items).toMatchObject([{ uid: kit.uid, quantity: 1 }])
  })
  it('parses any stored value to a cart', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        isInOrder(readCart(kept))
      }),
      { numRuns: 2000 },
    )
    fc.assert(
      fc.property(anyCart, (cart) => {
        const read = readCart(JSON.parse(JSON.stringify(cart)))
        isInOrder(read)
        expect(read.items.map(itemKey)).toEqual(cart.items.map(itemKey))
        expect(readCart(read)).toEqual(read)
      }),
    )
  })
  it('finds an item by its key', () => expect(findItem(add(emptyCart, pass), itemKey(pass))?.title).toBe('Day pass'))
})
