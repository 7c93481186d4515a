import type { Shape } from '@/contract/types'
import { toCents } from '@/lib/money'

type CartAnswer = Shape<'CartAnswer'>

/** The longest discount code, in characters: the back office makes no longer ones. */
export const longestCode = 64

export const refusedCode = 'Discount code could not be applied'

/**
 * Why the submitted discount code was not accepted, in the server's words; undefined if it was, or if there was none.
 * The server rejects a code with status 200, too (R-CART-17, R-CART-18): by an error message, by leaving the code out
 * of the cart, or by a message alone, with nothing taken off.
 */
export function codeRefusal(
  { cart, calculated, errorMessage }: CartAnswer,
  sent: string | null | undefined,
): string | undefined {
  if (!sent) return undefined
  const { discount, discountPremium } = calculated ?? {}
  const gone = cart !== undefined && !cart.discountCode
  const takesOff = [discount, discountPremium].some((one) => toCents(one?.amount) > 0)
  const isRefused = Boolean(errorMessage || discount?.errorMessage || (discount?.message && !takesOff))
  if (!isRefused && !gone) return undefined
  return discount?.errorMessage || discount?.message || errorMessage || refusedCode
}
