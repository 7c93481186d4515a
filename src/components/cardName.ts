import type { Shape } from '@/contract/types'

type Card = Pick<Shape<'PaymentMethod'>, 'card'>

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** Name of a saved card: `Visa ending in 4242`. */
export function cardName({ card }: Card): string {
  return `${brands[card.brand.toLowerCase()] ?? 'Card'} ending in ${card.last4}`
}

/** Expiry date of a card, and whether it has expired: `Expires 08/2029`. @param now epoch ms */
export function expiryOf({ card: { exp_month, exp_year } }: Card, now: number): { text: string; isOver: boolean } {
  // A card is valid until the end of its month.
  const isOver = new Date(exp_year, exp_month, 1).getTime() <= now
  return { text: `${isOver ? 'Expired' : 'Expires'} ${String(exp_month).padStart(2, '0')}/${exp_year}`, isOver }
}
