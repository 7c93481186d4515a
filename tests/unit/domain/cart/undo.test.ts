import { describe, expect, it } from 'vitest'
import type { Cart, CartItem } from '@/contract/types'
import { changeCart, emptyCart, itemKey, lineOf, mayBuy, tidyCart } from '@/domain/cart/cart'
import { cartOf as cart, film, kit, pass, plan } from '@tests/payments/cartItems'

const times = (quantity: number, more: Partial<CartItem> = {}): CartItem => ({ ...pass, quantity, ...more })
const count = ({ items }: Cart) => items.map(({ uid, variationUid, quantity }) => `${variationUid ?? uid} ${quantity}`)

describe('undoing a merge', () => {
  const before = cart([plan('annual'), times(2)], 'OLD')
  const after = cart([plan('ultra'), times(5), kit], 'NEW')
  it.each([
    ['all of it', after, ['premium-annual 1', 'central 2'], 'OLD'],
    ['but not what was added since', cart([...after.items, film], 'NEW'), ['premium-annual 1', 'central 2', 'film 1'], 'OLD'],
    ['but not a quantity that was changed since', cart([plan('ultra'), times(6), kit], 'NEW'), ['premium-annual 1', 'central 6'], 'OLD'],
    ['but not what was removed since', cart([plan('ultra'), kit], 'NEW'), ['premium-annual 1'], 'OLD'],
    ['but not another code since', cart(after.items, 'LATER'), ['premium-annual 1', 'central 2'], 'LATER'],
    ['but not a code that was removed since', cart(after.items), ['premium-annual 1', 'central 2'], null],
    ['but no plan where its own was removed', cart([times(5), kit], 'NEW'), ['central 2'], 'OLD'],
    ['nothing but empties what holds nothing else', cart([kit], 'NEW'), [], null],
  ])('takes back %s', (_what, now, items, code) => {
    const undone = changeCart(now, { type: 'undo', before, after })
    expect([count(undone), undone.discountCode]).toEqual([items, code])
  }) // prettier-ignore

  it('of a cart without a plan or a code adds none', () => {
    const undone = changeCart(cart([times(5)]), {
      type: 'undo',
      before: { items: [times(2)] },
      after: { items: [times(5)] },
    })
    expect(undone).toEqual(cart([times(2)]))
  })
})

describe('a change', () => {
  const [locker, lamp] = [
    { uid: 'locker', quantity: 2, maxQuantity: 2 },
    { uid: 'lamp', quantity: 2 },
  ]
  const packed = (...uids: string[]) => ({ ...kit, packages: uids.map((uid) => ({ uid })) })
  const key = itemKey(times(1))

  it.each<[string, CartItem, CartItem]>([
    ['the same packages in another order', packed('a', 'b'), packed('b', 'a')],
    ['no packages', packed('a'), kit],
    ['what has no packages either', kit, kit],
    ['add-ons that are at their maximum', { ...kit, addOns: [locker] }, { ...kit, addOns: [locker] }],
  ])('that adds %s to an item changes nothing', (_what, item, added) => {
    const held = cart([item])
    expect(changeCart(held, { type: 'add', items: [added] })).toBe(held)
  })

  it.each([[['a', 'b'], ['a']], [['a'], ['a', 'b']], [['a'], ['b']], [[], ['a']], [['a', 'b'], ['a', 'c']]])(
    'that adds an item with packages %j takes those chosen later: %j',
    (first, later) => {
      const added = changeCart(cart([packed(...first)]), { type: 'add', items: [packed(...later)] })
      expect(added.items[0]?.packages).toEqual(later.map((uid) => ({ uid })))
    },
  ) // prettier-ignore

  it('that adds an item without add-ons gives it none', () => {
    const [item] = changeCart(cart([times(1)]), { type: 'add', items: [times(1)] }).items
    expect(item).toStrictEqual(times(2))
  })

  it.each([
    ['more of one', { type: 'addOn', key, addOnUid: 'lamp', by: 1 }, ['locker 2', 'lamp 3']],
    ['fewer of one', { type: 'addOn', key, addOnUid: 'locker', by: -1 }, ['locker 1', 'lamp 2']],
    ['one less', { type: 'removeAddOn', key, addOnUid: 'locker' }, ['lamp 2']],
  ] as const)('of the add-ons is about no other: %s', (_what, change, addOns) => {
    const [item] = changeCart(cart([times(1, { addOns: [locker, lamp] })]), change).items
    expect(item?.addOns?.map(({ uid, quantity }) => `${uid} ${quantity}`)).toEqual(addOns)
  })

  it.each([
    [
      'an add-on that isn’t there',
      cart([times(1, { addOns: [lamp] })]),
      { type: 'removeAddOn', key, addOnUid: 'desk' },
    ],
    ['an add-on of an item without any', cart([times(1)]), { type: 'removeAddOn', key, addOnUid: 'desk' }],
    ['more of an add-on of an item without any', cart([times(1)]), { type: 'addOn', key, addOnUid: 'desk', by: 1 }],
    ['a code for nothing', emptyCart, { type: 'code', code: 'DOER10' }],
    ['emptying what is empty', cart([]), { type: 'empty' }],
  ] as const)('without an effect leaves the same cart: %s', (_what, held, change) => {
    expect(changeCart(held, change)).toBe(held)
  })

  it('that empties a cart leaves neither items nor a code', () => {
    for (const held of [cart([kit]), cart([kit], 'DOER10'), cart([], 'DOER10')])
      expect(changeCart(held, { type: 'empty' })).toEqual(emptyCart)
  })
})

it('a cart in order has one plan, and a code only with items', () => {
  const sent = cart([film, plan('annual'), kit, plan('ultra'), kit], 'DOER10')
  expect(count(tidyCart(sent))).toEqual(['premium-annual 1', 'film 1', 'kit 2'])
  expect(tidyCart(sent).discountCode).toBe('DOER10')
  expect(tidyCart(cart([], 'DOER10'))).toEqual(emptyCart)
})

it.each([
  [times(1), 'central'],
  [{ ...kit, variationUid: null }, 'kit'],
  [{ uid: 'pass', quantity: 1 }, undefined],
  [times(1, { variationUid: 'harbour' }), undefined],
  [film, undefined],
])('the figures of %j are those of its variation: %s', (item, found) => {
  const line = (uid: string, variationUid?: string) => ({ uid, ...(variationUid && { variationUid }), quantity: 1 })
  const items = [line('kit'), line('pass', 'central')]
  const own = lineOf({ subTotal: 1, total: 1, items } as never, item)
  expect(own && (own.variationUid ?? own.uid)).toBe(found)
})

it('an item has no figures where none were sent', () => {
  expect(lineOf(undefined, kit)).toBeUndefined()
  expect(lineOf({ subTotal: 1, total: 1 }, kit)).toBeUndefined()
})

it('an item without a variation has a key of its own, and an address may be written with spaces', () => {
  expect(itemKey(kit)).toBe('kit|')
  expect(mayBuy({ customerEmail: ' me@doers.test ' }, 'me@doers.test')).toBe(true)
})
