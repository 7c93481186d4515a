/** A declined card, explained to the payer: what happened, and what to do now. */
export type Decline = { title: string; text: string }

const another = 'Use a different card, or contact your bank.'
const later = 'Try again in a minute, or use a different card.'
const nothing = 'You weren’t charged.'

const known = new Map<string, Decline>([
  ['card_declined', { title: 'Your card was declined', text: `Your bank didn’t say why. ${another}` }],
  [
    'insufficient_funds',
    {
      title: 'Your card has insufficient funds',
      text: 'Use a different card, or top this one up first.',
    },
  ],
  ['expired_card', { title: 'Your card has expired', text: 'Check the expiry date, or use a different card.' }],
  [
    'incorrect_cvc',
    {
      title: 'The security code is incorrect',
      text: 'Check the three or four digits on your card and try again.',
    },
  ],
  ['incorrect_number', { title: 'The card number is incorrect', text: 'Check the number and try again.' }],
  ['processing_error', { title: 'Your bank couldn’t process the card', text: later }],
  ['try_again_later', { title: 'We couldn’t reach your bank', text: later }],
  ['do_not_honor', { title: 'Your bank declined the payment', text: another }],
  ['card_not_supported', { title: 'Your card doesn’t allow this purchase', text: another }],
  ['currency_not_supported', { title: 'Your card can’t be charged in Singapore dollars', text: another }],
  ['card_velocity_exceeded', { title: 'Your card has reached its limit', text: another }],
  [
    'payment_intent_authentication_failure',
    {
      title: 'Your bank didn’t confirm the payment',
      text: 'Try again and confirm with your bank, or use a different card.',
    },
  ],
])

const sameAs = new Map([
  ['generic_decline', 'card_declined'],
  ['call_issuer', 'do_not_honor'],
  ['transaction_not_allowed', 'card_not_supported'],
  ['invalid_cvc', 'incorrect_cvc'],
  ['invalid_number', 'incorrect_number'],
  ['withdrawal_count_limit_exceeded', 'card_velocity_exceeded'],
  ['reenter_transaction', 'try_again_later'],
  ['issuer_not_available', 'try_again_later'],
  ['authentication_required', 'payment_intent_authentication_failure'],
])

/**
 * Explains why a card was declined and what to do next.
 * @param code the bank's decline code, or Stripe's error code
 * @param message the server's message, for unknown codes
 */
export function declineOf(code?: string, message?: string): Decline {
  const found = code === undefined ? undefined : known.get(sameAs.get(code) ?? code)
  const { title, text } = found ?? {
    title: 'Your card was declined',
    text: message ? `${message} ${another}` : `Your bank didn’t say why. ${another}`,
  }
  return { title, text: `${text} ${nothing}` }
}
