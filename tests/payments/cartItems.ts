import type { Cart, CartItem } from '@/contract/types'

/** An item that can be bought several times. */
export const pass: CartItem = {
  uid: 'pass',
  variationUid: 'central',
  title: 'Day pass',
  quantity: 1,
  allowMultiplePurchases: true,
}

/** An item that can be bought once. */
export const kit: CartItem = { uid: 'kit', title: 'Brand kit', quantity: 1, allowMultiplePurchases: false }

/** A personalised item of one customer. */
export const film: CartItem = { uid: 'film', title: 'Brand film', quantity: 1, customerEmail: 'premium@doers.test' }

/** A membership plan. */
export const plan = (name: string): CartItem => ({
  uid: 'premium-membership',
  variationUid: `premium-${name}`,
  variation: name,
  title: 'Premium',
  quantity: 1,
})

export const cartOf = (items: CartItem[], discountCode: string | null = null): Cart => ({ discountCode, items })
