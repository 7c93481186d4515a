import type { CartItem } from '@/contract/types'
import { toCartItem, type Choice } from '@/domain/cart/cartItem'
import { catalogue, customerOf } from '../../../files/catalogue'
import type { CartRow } from '../../commerce/cartTables'

/** A catalogue item as a cart item; empty if it is not in the catalogue. */
export function seedItem(uid: string, variationUid: string, choice: Choice = {}): CartItem[] {
  const solution = catalogue.find((one) => one.uid === uid)
  const variation = solution?.variations.find((one) => one.uid === variationUid)
  return solution && variation
    ? [toCartItem(solution, variation, { ...choice, customerEmail: customerOf(solution.uid) })]
    : []
}

/** Abandoned carts; most users have an empty one. */
export const seedCarts = (): CartRow[] => [
  {
    userId: 'u-member',
    cart: {
      discountCode: null,
      items: [
        ...seedItem('hot-desk-day-pass', 'hot-desk-central', { quantity: 2, addOns: { locker: 1 } }),
        ...seedItem('e-signature', 'e-signature-year'),
      ],
    },
  },
  {
    userId: 'u-premium',
    cart: {
      discountCode: 'DOER10',
      items: [
        ...seedItem('custom-brand-film', 'brand-film-offer'),
        ...seedItem('trademark-filing', 'trademark-sg', { addOns: { 'extra-class': 2 } }),
      ],
    },
  },
  {
    userId: 'u-owner',
    cart: { discountCode: null, items: seedItem('payroll', 'payroll-month', { quantity: 6, addOns: { leave: 6 } }) },
  },
  {
    userId: 'u-7',
    cart: {
      discountCode: null,
      items: catalogue
        .filter(({ kind, isPersonalised }) => kind !== 'membership' && !isPersonalised)
        .flatMap(({ uid, variations }) => seedItem(uid, variations[0]?.uid ?? '')),
    },
  },
]
