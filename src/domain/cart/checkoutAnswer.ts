import type { Shape } from '@/contract/types'

/** unclear: a success without an order; the order must be looked up before anything is reported. */
export type CheckoutReading = 'paid' | 'notSaved' | 'ask' | 'refused' | 'unclear'

/** Interprets the response of a checkout; a response without a confirmed result is not a success. */
export function readCheckout(answer: Shape<'CheckoutAnswer'>): CheckoutReading {
  const { order, errorMessage, requires_action, client_secret, savedToAccount } = answer
  if (errorMessage || order?.status === 'FAILED') return 'refused'
  if (requires_action) return client_secret ? 'ask' : 'unclear'
  if (savedToAccount === false) return 'notSaved'
  return order?.status === 'COMPLETE' || order?.status === 'PENDING_ACTIVATION' ? 'paid' : 'unclear'
}
