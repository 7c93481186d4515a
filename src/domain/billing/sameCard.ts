import type { Shape } from '@/contract/types'

/** What is known of a card without its number. */
export type CardFace = Pick<Shape<'PaymentMethod'>['card'], 'last4' | 'exp_month' | 'exp_year'>

/**
 * Whether a saved card is the entered one. Brands are left out: the provider's tokens and its saved cards spell them
 * differently; what a saved card lacks tells it from no other.
 * @param entered undefined if it isn't known any more, after a reload or in another tab: then no card is
 */
export const isSameCard = ({ card }: { card: CardFace }, entered: CardFace | undefined): boolean =>
  entered !== undefined &&
  card.last4 === entered.last4 &&
  (card.exp_month || entered.exp_month) === entered.exp_month &&
  (card.exp_year || entered.exp_year) === entered.exp_year
