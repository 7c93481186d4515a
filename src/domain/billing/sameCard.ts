import type { Shape } from '@/contract/types'

/** The data of a card that is known without its number. */
export type CardFace = Pick<Shape<'PaymentMethod'>['card'], 'last4' | 'exp_month' | 'exp_year'>

/**
 * Whether a saved card is the entered one. Brands are not compared, because tokens and saved cards spell them
 * differently, nor is an expiry date that the saved card lacks.
 * @param entered undefined if it is unknown, after a reload or in another tab: then no card is the same
 */
export const isSameCard = ({ card }: { card: CardFace }, entered: CardFace | undefined): boolean =>
  entered !== undefined &&
  card.last4 === entered.last4 &&
  (card.exp_month || entered.exp_month) === entered.exp_month &&
  (card.exp_year || entered.exp_year) === entered.exp_year
