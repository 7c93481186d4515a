import type { Shape } from '@/contract/types'
import { cardExpiry } from '@/domain/billing/cardExpiry'

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

type Named = { card: { brand?: string | undefined; last4?: string | undefined } }

/** Name of a card, as far as its details are known: `Visa ending in 4242`. */
export function cardName({ card: { brand = '', last4 } }: Named): string {
  return (brands[brand.toLowerCase()] ?? 'Card') + (last4 ? ` ending in ${last4}` : '')
}

/** Expiry date of a card, and whether it has expired: `Expires 08/2029`; undefined if it isn't known. @param now epoch ms */
export function expiryOf({ card }: Card, now: number): { text: string; isOver: boolean } | undefined {
  const { state, days } = cardExpiry(card, now)
  const isOver = state === 'over'
  if (days === Infinity) return undefined
  return {
    text: `${isOver ? 'Expired' : 'Expires'} ${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`,
    isOver,
  }
}
