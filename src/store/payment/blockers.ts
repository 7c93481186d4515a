import { declineOf } from '@/domain/billing/declines'
import { formatSgd, type Cents } from '@/lib/money/money'
import type { PaymentBlocker, PaymentError } from './types'

/** Message of a decline for the payer. */
export function describeError({ status, message, code }: PaymentError): PaymentBlocker {
  if (status === 402) return declineOf(code, message)
  return { title: 'This can’t be paid as it is', text: `${message.replace(/\.?$/, '.')} You weren’t charged.` }
}

/** The price on screen is no longer the server's. */
export const priceChanged = (shown: Cents, now: Cents): PaymentBlocker => ({
  kind: 'changed',
  title: 'The price has changed',
  text: `It was ${formatSgd(shown)} and is now ${formatSgd(now)}. You weren’t charged. Check the new price, then try again.`,
})

export const priceUnread: PaymentBlocker = {
  title: 'We couldn’t check the price',
  text: 'Nothing was sent, and you weren’t charged. Please try again.',
}

export const elsewhere: PaymentBlocker = {
  kind: 'elsewhere',
  title: 'Another tab is paying for this',
  text: 'Finish the payment in your other browser tab, or close that tab and try again here.',
}

export const cardNotReady: PaymentBlocker = {
  title: 'The card form isn’t ready',
  text: 'Wait for it to load, then try again. You weren’t charged.',
}

export const notStarted: PaymentBlocker = {
  title: 'We couldn’t start the payment',
  text: 'Something went wrong before anything was sent. You weren’t charged. Please try again.',
}

export const unchecked: PaymentBlocker = {
  title: 'We couldn’t check your earlier payment',
  text: 'Before you pay again, we need to be sure your earlier payment didn’t go through. Nothing was sent this time. Please try again in a moment.',
}
