import type { Shape } from '@/contract/types'

type CartAnswer = Shape<'CartAnswer'>

export const refusedCode = 'Discount code could not be applied'

/**
 * Why the discount code that was sent was not taken, in the server's words; undefined when it was, or when none was sent.
 * A refusal answers 200 as well (R-CART-17, R-CART-18).
 */
export function codeRefusal(
  { cart, calculated, errorMessage }: CartAnswer,
  sent: string | null | undefined,
): string | undefined {
  if (!sent) return undefined
  const { discount } = calculated ?? {}
  const gone = cart !== undefined && !cart.discountCode
  if (!errorMessage && !discount?.errorMessage && !gone) return undefined
  return discount?.errorMessage || discount?.message || errorMessage || refusedCode
}

/** unclear: good news without an order, which must be looked for before anybody is told anything. */
export type CheckoutReading = 'paid' | 'notSaved' | 'ask' | 'refused' | 'unclear'

/** What an answer to a checkout means; an answer that promises nothing is no success. */
export function readCheckout(answer: Shape<'CheckoutAnswer'>): CheckoutReading {
  const { order, errorMessage, requires_action, client_secret, savedToAccount } = answer
  if (errorMessage || order?.status === 'FAILED') return 'refused'
  if (requires_action) return client_secret ? 'ask' : 'unclear'
  if (savedToAccount === false) return 'notSaved'
  return order?.status === 'COMPLETE' || order?.status === 'PENDING_ACTIVATION' ? 'paid' : 'unclear'
}
