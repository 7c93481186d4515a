import type { Cart, CartItem } from '@/contract/types'

/** Of which several are sold. */
export const pass: CartItem = {
  uid: 'pass',
  variationUid: 'central',
  title: 'Day pass',
  quantity: 1,
  allowMultiplePurchases: true,
}

/** Sold once. */
export const kit: CartItem = { uid: 'kit', title: 'Brand kit', quantity: 1, allowMultiplePurchases: false }

/** Made for one customer. */
export const film: CartItem = { uid: 'film', title: 'Brand film', quantity: 1, customerEmail: 'premium@doers.test' }

/** A plan of the membership. */
export const plan = (name: string): CartItem => ({
  uid: 'premium-membership',
  variationUid: `premium-${name}`,
  variation: name,
  title: 'Premium',
  quantity: 1,
})

export const cartOf = (items: CartItem[], discountCode: string | null = null): Cart => ({ discountCode, items })
