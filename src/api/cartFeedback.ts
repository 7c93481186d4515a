import type { Shape } from '@/contract/types'
import { codeRefusal, readCheckout, refusedCode } from './cartAnswer'
import type { ApiError } from './client/errors'
import { info, type Notice } from './client/feedback'

/**
 * The kind of change to the cart: determines the toast. `topUp` adds another membership plan, `sync` shows no toast.
 */
export type CartAction =
  | 'add' | 'addMany' | 'remove' | 'empty' | 'increase' | 'decrease'
  | 'addOnRemove' | 'applyCode' | 'removeCode' | 'topUp' | 'sync' // prettier-ignore

type CartAnswer = Shape<'CartAnswer'>
type Asked = { body: { cart: Shape<'Cart'> }; intent: CartAction }

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
export function cartDone(answer: CartAnswer, { body, intent }: Asked): string | Notice | undefined {
  if (intent === 'sync') return undefined
  const refusal = intent === 'applyCode' ? codeRefusal(answer, body.cart.discountCode) : undefined
  return refusal === undefined ? doneTexts[intent] : info(refusal)
}

/** The toast for a cart that could not be saved or calculated. */
export function cartFailed(error: ApiError, { intent }: Asked): string | Notice | false {
  if (intent === 'sync') return false
  // R-CART-16: the only failure that is styled as a success.
  if (intent === 'add' || intent === 'topUp') return { kind: 'success', text: failedTexts[intent] }
  const server = intent === 'applyCode' ? (discountMessage(error.data) ?? error.server) : undefined
  return server ? info(server) : failedTexts[intent]
}

function discountMessage(body: unknown): string | undefined {
  const discount = (body as CartAnswer | null | undefined)?.calculated?.discount
  return discount?.errorMessage || discount?.message || undefined
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
