import { fc } from '@tests/properties'
import type { Cart, CartItem } from '@/contract/types'
import { changeCart, emptyCart, itemKey, type CartChange } from '@/domain/cart/cart'
import { toCartItem } from '@/domain/cart/cartItem'
import { catalogue } from '@mocks/files/catalogue'

/** Arbitrary items that anyone can put into a cart, with every kind of choice. */
const choices = catalogue
  .filter(({ isPersonalised }) => !isPersonalised)
  .flatMap((solution) => solution.variations.map((variation) => ({ solution, variation })))

// Few kinds of items, so that duplicates are frequent.
const few = choices.filter(({ solution }) =>
  ['premium-membership', 'hot-desk-day-pass', 'brand-identity-kit', 'payroll', 'e-signature', 'cloud-credit'].includes(
    solution.uid,
  ),
)

export const anyItem: fc.Arbitrary<CartItem> = fc
  .record({ choice: fc.constantFrom(...few), quantity: fc.integer({ min: 1, max: 4 }), addOns: fc.nat(3) })
  .map(({ choice: { solution, variation }, quantity, addOns }) =>
    toCartItem(solution, variation, {
      quantity,
      addOns: Object.fromEntries(solution.addOns.slice(0, addOns).map(({ uid }) => [uid, addOns])),
      packages: solution.packages.slice(0, addOns).map(({ uid }) => uid),
    }),
  )

const anyKey = anyItem.map(itemKey)
const up = fc.constantFrom(1 as const, -1 as const)
const addOnUid = fc.constantFrom('locker', 'meeting-hour', 'leave', 'extra-round', 'template-library')

export const anyChange: fc.Arbitrary<CartChange> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('add' as const),
      items: fc.array(anyItem, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('remove' as const), key: anyKey }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('quantity' as const), key: anyKey, by: up }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('addOn' as const), key: anyKey, addOnUid, by: up }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('removeAddOn' as const), key: anyKey, addOnUid }) },
  { weight: 1, arbitrary: fc.constant({ type: 'empty' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('code' as const),
      code: fc.constantFrom('DOER10', 'SAVE20', 'NOSUCH', null),
    }),
  },
)

export const anyCart: fc.Arbitrary<Cart> = fc
  .array(fc.array(anyItem, { minLength: 1, maxLength: 2 }), { maxLength: 6 })
  .map((adds) => adds.reduce((cart: Cart, items) => changeCart(cart, { type: 'add', items }), emptyCart))
