import type { Cart, Shape } from '@/contract/types'
import { toCents } from '@/lib/money/money'
import { cleanText, plainSigns } from '@/lib/text/cleanText'

/** A code in a sentence or a link, which unlike other words has digits or capitals. */
const mentioned =
  /[?&]code=([\w-]+)(?![\w%-])|\b(?:[Cc]ode|CODE)(?:\s*:\s*|\s+(?:-\s+|is\s+)?)["'(]*((?=[\w-]*\d|[A-Z_-]+(?!\w))[\w-]{3,})(?![\w%&+:-])/

/** A code alone after a word for one, or after `#`; with digits or capitals, as no other word there has them. */
const labelled =
  /^(?:#|(?:(?:use|apply|enter|promo(?:tion)?|discount|coupon|voucher|code)[\s=#]+)+)["'[(<*]*(?=[\w-]*[a-z])([\w-]+)[\])>*!]*$/i

/**
 * A discount code as typed or pasted, with the dashes and letters of a plain keyboard, and without what a mail writes around
 * it: `Promo code: “DOER10”.`, `[DOER10]`, `#DOER10`, `Use code DOER10 at checkout`.
 */
export function discountCodeOf(text: string): string {
  const plain = plainSigns(cleanText(text))
  const [, linked, said] = mentioned.exec(plain) ?? []
  const bare = (linked ?? said ?? plain)
    .replace(/^[\p{L}\p{M}\sー]+:/u, '')
    .replace(/^[-"'\s•·→\p{So}\ufe0f]*(.*[^"'\s.,;\p{So}\ufe0f])?["'\s.,;\p{So}\ufe0f]*$/su, '$1')
    .replace(/^[<([*]+(?![<([*])(.*[^>)\]*])?[>)\]*]+$/, '$1')
    .replace(/([\p{L}\p{N}])[!?]+$/u, '$1')
  const [, word = ''] = labelled.exec(bare) ?? []
  return /\d|^[A-Z_-]{3,}$/.test(word) ? word : bare
}

/** A code that was not accepted: in the server's words, or where it has none in ours. */
export type CodeRefusal = { text: string; isServers: boolean }

export const refusedCode = 'Discount code could not be applied'

/**
 * Why a code that was accepted takes nothing off for this buyer, though it does at the other prices (R-CART-17).
 * @param premium whether the buyer pays premium prices
 * @returns a sentence, the server's own if it has one; undefined if the code takes something off, as far as is said, or takes
 *   nothing off at all
 */
export function whyNothingOff(
  { discount, discountPremium }: Pick<Shape<'CartCalculated'>, 'discount' | 'discountPremium'>,
  premium: boolean,
): string | undefined {
  const [own, other] = premium ? [discountPremium ?? discount, discount] : [discount, discountPremium]
  const isUnsaid = own && own.amount === undefined && !own.errorMessage
  if (isUnsaid || toCents(own?.amount) > 0 || !(toCents(other?.amount) > 0)) return undefined
  return own?.errorMessage || own?.message || (premium ? 'It’s not for premium members.' : 'It’s for premium members.')
}

/** Why a cart was not taken, although with status 200: a message alone, which isn’t about a code. */
export const cartRefusal = (
  { cart, calculated, errorMessage }: Shape<'SavedCartAnswer'>,
  { body }: { body: { cart: Cart } },
): string | undefined => (cart || calculated || body.cart.discountCode ? undefined : errorMessage || undefined)

/**
 * Why the submitted discount code was not accepted; undefined if it was, or if there was none.
 * The server rejects a code with status 200, too (R-CART-17, R-CART-18): by an error message, by leaving the code out
 * of the cart, or by a message alone, with nothing taken off.
 */
export function codeRefusal(
  { cart, calculated, errorMessage }: Shape<'SavedCartAnswer'>,
  sent: string | null | undefined,
): CodeRefusal | undefined {
  if (!sent) return undefined
  const { discount, discountPremium } = calculated ?? {}
  const gone = cart !== undefined && !cart.discountCode
  const takesOff = [discount, discountPremium].some((one) => toCents(one?.amount) > 0)
  const isRefused = Boolean(errorMessage || discount?.errorMessage || (discount?.message && !takesOff))
  if (!isRefused && !gone) return undefined
  const text = discount?.errorMessage || errorMessage || discount?.message
  return { text: text || refusedCode, isServers: Boolean(text) }
}
