import type { Shape } from '@/contract/types'
import { readCheckout } from '@/domain/cart/checkoutAnswer'
import { codeRefusal, refusedCode, whyNothingOff } from '@/domain/cart/codeRefusal'
import { toast } from '@/lib/calls/toast'
import { recordOf } from '@/lib/objects'
import { intent, type Intended } from '../client/callNotes'
import type { ApiError } from '../client/errors'
import { info, showError, type Notice } from '../client/callToasts'

/**
 * The kind of change to the cart: determines the toast. `topUp` adds another membership plan, `sync` shows no toast.
 */
export type CartAction =
  | 'add' | 'addMany' | 'remove' | 'empty' | 'increase' | 'decrease'
  | 'addOnRemove' | 'applyCode' | 'removeCode' | 'topUp' | 'sync' // prettier-ignore

/** Without an action it is a `sync`. */
type SaveArgs = { body: { cart: Shape<'Cart'> } } & Partial<Intended<CartAction>>

/** Success toasts (R-CART-15). */
const doneTexts: Record<Exclude<CartAction, 'sync'>, string> = {
  add: 'Item added to cart',
  addMany: 'Items added to cart',
  remove: 'Item removed from cart',
  empty: 'Cart emptied',
  increase: 'Item quantity increased',
  decrease: 'Item quantity decreased',
  addOnRemove: 'Add-on removed from cart',
  applyCode: 'Discount code applied',
  removeCode: 'Discount code removed',
  topUp: 'Item added to cart',
}

const failedTexts: Record<Exclude<CartAction, 'sync'>, string> = {
  add: 'Item could not be added to cart',
  addMany: 'Items could not be added to cart',
  remove: 'Item could not be removed from cart',
  empty: 'Cart could not be emptied',
  increase: 'Item quantity could not be increased',
  decrease: 'Item quantity could not be decreased',
  addOnRemove: 'Add-on could not be removed from cart',
  applyCode: refusedCode,
  removeCode: 'Discount code could not be removed',
  topUp: 'Item could not be added to cart',
}

/** The toast for a saved or calculated cart. */
export function cartDone(
  answer: Shape<'SavedCartAnswer'>,
  { body, [intent]: action = 'sync' }: SaveArgs,
): string | Notice | undefined {
  if (action === 'sync') return undefined
  // Whether a code counts is only known from an answer that speaks of the cart.
  if (action === 'applyCode' && !(answer.cart ?? answer.calculated ?? answer.errorMessage)) return undefined
  const refusal = action === 'applyCode' ? codeRefusal(answer, body.cart.discountCode) : undefined
  if (refusal) return refusal.isServers ? info(refusal.text) : { kind: 'error', text: refusal.text }
  // Whether the buyer pays these prices is on the page; that the code is not for everyone is said here.
  const detail = action === 'applyCode' && answer.calculated && whyNothingOff(answer.calculated, false)
  return detail ? { kind: 'success', text: doneTexts[action], detail } : doneTexts[action]
}

/** The toast for a cart that could not be saved or calculated. */
export function cartFailed(error: ApiError, { [intent]: action = 'sync' }: SaveArgs): string | Notice | false {
  if (action === 'sync') return false
  // A visitor's change stays: the cart itself says that it has no figures.
  if (error.status === 'malformed' && !error.outcome) return false
  // R-CART-16: the only failure that is styled as a success. A success that refuses says why in its own words.
  if (action === 'add' || action === 'topUp')
    return { kind: 'success', text: failedTexts[action], ...(error.status === 'refused' && { detail: error.message }) }
  const server = action === 'applyCode' ? (discountMessage(error.data) ?? error.server) : undefined
  return server ? info(server) : failedTexts[action]
}

/** The toast for a save without a clear answer, once the saved cart has been read. @param isFound whether it is as it was sent */
export function unclearSave(isFound: boolean, error: ApiError, args: SaveArgs): void {
  const { [intent]: action = 'sync' } = args
  // A lost connection already has its own toast, and a call that the app stopped itself has none.
  const isTold = error.status === 'offline' || error.status === 'aborted'
  if (isFound && action !== 'sync') toast.success(doneTexts[action])
  else if (!isFound && !isTold) showError(cartFailed, error, args)
}

function discountMessage(body: unknown): string | undefined {
  const { errorMessage, message } = recordOf(recordOf(recordOf(body).calculated).discount)
  const text = errorMessage || message
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** The toast for a checkout (R-CART-20); none while it is unpaid: the page reports that itself. */
export function checkoutDone(answer: Shape<'CheckoutAnswer'>): string | Notice | undefined {
  const reading = readCheckout(answer)
  if (reading === 'paid') return 'Checkout complete'
  if (reading !== 'notSaved') return undefined
  return info(
    'Checkout was successful, but there was a problem saving your order to your account. Our team has been notified',
  )
}
