import { describe, expect, it } from 'vitest'
import type { Solution, SolutionVariation } from '@/contract/content'
import { emptyCart } from '@/domain/cart/cart'
import { readCart, toCartItem } from '@/domain/cart/cartItem'

describe('a cart that this browser has stored', () => {
  const desk = {
    uid: 'desk', variation: 'Central', variationUid: 'central', quantity: 3, title: 'Desk', image: '/desk.jpg',
    allowMultiplePurchases: true, addOns: [{ uid: 'locker', quantity: 2, title: 'Locker', price: 5, maxQuantity: 4 }],
    packages: [{ uid: 'p', quantity: 2, title: 'Package' }], customerEmail: 'me@doers.test',
  } // prettier-ignore
  const bare = {
    uid: 'a', variation: null, variationUid: null, quantity: 1, allowMultiplePurchases: false, addOns: [], packages: [],
  } // prettier-ignore
  const multiple = { allowMultiplePurchases: true }

  it('is read as it was', () => {
    const stored = { discountCode: 'DOER10', items: [desk, { ...bare, addOns: [{ uid: 'lamp', quantity: 1 }] }] }
    expect(readCart(stored)).toStrictEqual(stored)
  })

  it.each<[string, object, object]>([
    ['of another type', { quantity: '2', title: 7, image: 7, allowMultiplePurchases: 'yes', addOns: 'x', packages: {}, customerEmail: 1, variation: 1, variationUid: 2 }, {}],
    ['missing', {}, {}],
    ['empty', { title: '', image: '', customerEmail: '' }, {}],
    ['no number', { ...multiple, quantity: NaN }, multiple],
    ['a number beyond measure', { ...multiple, quantity: 5000 }, { ...multiple, quantity: 999 }],
    ['add-ons that are none', { addOns: [null, 'x', {}, { uid: '' }, { uid: 'l', quantity: null, title: 1, price: '5', maxQuantity: Infinity }] }, { addOns: [{ uid: 'l', quantity: 1 }] }],
    ['add-ons beyond measure', { addOns: [{ uid: 'l', quantity: 5000 }] }, { addOns: [{ uid: 'l', quantity: 999 }] }],
    ['packages that are none', { packages: [7, {}, { uid: 'p', title: 3, quantity: '2' }] }, { packages: [{ uid: 'p', quantity: 1 }] }],
  ])('is read without what is %s', (_what, stored, read) => {
    expect(readCart({ items: [{ uid: 'a', ...stored }], discountCode: 7 })).toStrictEqual({ discountCode: null, items: [{ ...bare, ...read }] })
  }) // prettier-ignore

  it.each([undefined, null, 7, [], {}, { items: 'x' }, { items: [null, 'x', {}, { uid: '' }], discountCode: 'A' }])(
    'is empty if it holds nothing: %j',
    (stored) => expect(readCart(stored)).toEqual(emptyCart),
  )
})

describe('what is put into the cart', () => {
  const addOn = (uid: string) => ({ uid, title: uid, price: 5, maxQuantity: 3 })
  const solution = {
    uid: 'desk', title: 'Desk', allowMultiplePurchases: true, addOns: [addOn('locker'), addOn('lamp')],
    packages: [{ uid: 'a', title: 'A' }, { uid: 'b', title: 'B' }], variations: [],
  } as unknown as Solution // prettier-ignore
  const variation = { uid: 'central', title: 'Central', price: 30 } as SolutionVariation
  const plain = {
    uid: 'desk', title: 'Desk', variation: 'Central', variationUid: 'central', quantity: 1, allowMultiplePurchases: true,
    addOns: [], packages: [],
  } // prettier-ignore

  it('is the variation alone, if nothing else is chosen', () => {
    expect(toCartItem(solution, variation)).toStrictEqual(plain)
    expect(toCartItem(solution, variation, { addOns: { lamp: 0 }, packages: [] })).toStrictEqual(plain)
  })

  it('has what is chosen with it, and whose it is', () => {
    const choice = { quantity: 2, addOns: { locker: 2 }, packages: ['b'], customerEmail: 'me@doers.test' }
    expect(toCartItem({ ...solution, image: '/desk.jpg' } as Solution, variation, choice)).toStrictEqual({
      ...plain,
      quantity: 2,
      addOns: [{ ...addOn('locker'), quantity: 2 }],
      packages: [{ uid: 'b', title: 'B', quantity: 1 }],
      image: '/desk.jpg',
      customerEmail: 'me@doers.test',
    })
  })
})
