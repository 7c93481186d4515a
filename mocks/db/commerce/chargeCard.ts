import type { Shape } from '@/contract/types'
import { reject } from '../../http'
import { db } from '../db'

/** Decline messages by code, in Stripe's wording. */
const declines = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: 'Your card’s security code is incorrect.',
  processing_error: 'An error occurred while processing your card. Please try again.',
} satisfies Partial<Record<Shape<'ErrorCode'>, string>>

const isKnown = (code: string): code is keyof typeof declines => Object.hasOwn(declines, code)

function decline(wanted: string): never {
  const code = isKnown(wanted) ? wanted : 'card_declined'
  reject(402, declines[code], { code })
}

/**
 * Charges a card, or throws 402.
 * @param source a Stripe token (its name determines how the bank responds) or the id of a saved card
 * @param owners the users and teams whose saved cards may be charged
 * @returns `ask` if the bank requires authentication by the cardholder (3-D Secure)
 */
export function chargeSource(source: string, owners: readonly (string | null)[]): 'paid' | 'ask' {
  if (db.flags.cardDeclined)
    decline(typeof db.flags.cardDeclined === 'string' ? db.flags.cardDeclined : 'card_declined')
  const declined = /^(?:tok|pm)_declined_([a-z_]+?)(?:_\d+)?$/.exec(source)?.[1]
  if (declined) decline(declined)
  if (/^(?:tok|pm)_3ds/.test(source)) return 'ask'
  if (source.startsWith('tok_')) return 'paid'
  const card = db.paymentMethods.find(({ id, ownerId }) => id === source && owners.includes(ownerId))
  if (!card) reject(422, 'This card is not yours, or it was removed. Please choose another one.')
  if (card.declines) decline('card_declined')
  return 'paid'
}
