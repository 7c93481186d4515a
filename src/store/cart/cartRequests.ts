import { cartApi } from '@/api/commerce/cart'
import { unclearSave, type CartAction } from '@/api/commerce/cartToasts'
import { isApiError } from '@/api/client/errors'
import { fetchLatest, fetchKnown } from '@/api/client/fetchOnce'
import { exchangeRatesApi } from '@/api/commerce/exchangeRates'
import { intent } from '@/api/client/callNotes'
import type { Cart, CartItem, Shape } from '@/contract/types'
import { emptyCart, isSameCart } from '@/domain/cart/cart'
import { isWorthTelling, mergeCarts, type MergeSummary } from '@/domain/cart/cartMerge'
import { rateOf } from '@/domain/cart/currency'
import { certaintyOf } from '@/lib/calls/certainty'
import { isSameJson } from '@/lib/objects'
import type { AppThunk, RootState } from '../store'
import { cartActions } from './cartSlice'
import { uncalculated } from './cartState'
import { savedStamp, visitorCart } from './cartStorage'

type Answer = Shape<'SavedCartAnswer'>

/**
 * Saves a user's cart, or calculates a visitor's (R-CART-11).
 * @returns `taken`: accepted; `unclear`: not answered, and not found in the saved cart; `void`: the cart has another
 * owner by now, or a later request; `noRate`: nothing was sent
 */
export const send =
  (
    cart: Cart,
    action: CartAction,
    ids: number[],
  ): AppThunk<Promise<'taken' | 'refused' | 'unclear' | 'void' | 'noRate'>> =>
  async (dispatch, getState) => {
    const { owner } = getState().cart
    const hkdRate = await dispatch(readRate())
    if (hkdRate === undefined) return 'noRate'
    if (getState().cart.owner !== owner) return 'void'
    dispatch(cartActions.asked({}))
    const { sequence } = getState().cart
    const args = { hkdRate, body: { cart }, [intent]: action }
    const { saveCart, calculateCart } = cartApi.endpoints
    const saves = owner.kind === 'user'
    const result = saves
      ? await dispatch(saveCart.initiate(args, { track: false }))
      : await fetchLatest(dispatch(calculateCart.initiate(args)))
    // An unreadable calculation is not a refusal: a visitor's change stays, without figures.
    const isUnread = !saves && isApiError(result.error) && result.error.status === 'malformed'
    const isUnclear = saves && certaintyOf(result.error) !== 'refused'
    const answer = isUnread ? {} : result.data && (await dispatch(withFigures(result.data, cart, hkdRate)))
    if (getState().cart.sequence !== sequence) return 'void'
    if (answer) dispatch(cartActions.answered({ sequence, answer, sent: cart, ids }))
    else dispatch(cartActions.failed({ sequence, ids, isUnclear }))
    const isFound = isUnclear && (await dispatch(readSaved())) && isSameCart(getState().cart.confirmed, cart)
    if (isUnclear && isApiError(result.error)) unclearSave(isFound, result.error, { body: { cart }, [intent]: action })
    keepVisitor(getState())
    const isTaken = isFound || answer !== undefined
    if (saves && isTaken) savedStamp.tell()
    if (isTaken) return 'taken'
    return isUnclear ? 'unclear' : 'refused'
  }

/** R-CART-06: recalculates a saved cart with another request, unless the answer contains the figures. */
const withFigures =
  (answer: Answer, cart: Cart, hkdRate: number): AppThunk<Promise<Answer>> =>
  async (dispatch) => {
    if (answer.calculated) return answer
    const args = { hkdRate, body: { cart: answer.cart ?? cart }, [intent]: 'sync' as const }
    const { calculateCart } = cartApi.endpoints
    const { data } = await fetchLatest(dispatch(calculateCart.initiate(args)))
    return { ...data, ...answer }
  }

/** Reads the HKD rate, which every cart call needs. Refetched after an hour; if that fails, the older one is used. */
const readRate = (): AppThunk<Promise<number | undefined>> => async (dispatch, getState) => {
  const { owner } = getState().cart
  const rates = exchangeRatesApi.endpoints.getExchangeRates
  const data = await fetchKnown(dispatch(rates.initiate({ currency: 'SGD' }, { forceRefetch: 3600 })))
  // Signing in or out resets the API state, including this query.
  if (getState().cart.owner !== owner) return undefined
  const rate = rateOf(data, 'HKD')
  if (rate === undefined || !(rate > 0)) {
    dispatch(cartActions.stopped('We couldn’t get today’s exchange rate for your cart. Please try again.'))
    return undefined
  }
  dispatch(cartActions.rateKnown(rate))
  return rate
}

/** Refetches the cart: a user's from the server, a visitor's from this browser. */
export const load = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { owner, confirmed } = getState().cart
  if (owner.kind === 'user') {
    // If another tab has changed the cart meanwhile, it is read again first.
    if ((await dispatch(readSaved())) && !getState().cart.stale) await dispatch(joinVisitorCart())
    return
  }
  if (confirmed.items.length > 0) {
    if ((await dispatch(send(confirmed, 'sync', []))) === 'refused') dispatch(cartActions.stopped(uncalculated))
    return
  }
  dispatch(cartActions.asked({ loading: true }))
  dispatch(cartActions.answered({ sequence: getState().cart.sequence, answer: {}, sent: emptyCart }))
}

/** Reads the user's saved cart. @returns whether that succeeded */
const readSaved = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  dispatch(cartActions.asked({ loading: true }))
  const { sequence } = getState().cart
  const hkdRate = await dispatch(readRate())
  if (hkdRate === undefined) return false
  const { data } = await fetchLatest(dispatch(cartApi.endpoints.getCart.initiate({ hkdRate })))
  if (getState().cart.sequence !== sequence) return false
  if (!data) {
    dispatch(cartActions.stopped('We couldn’t load your cart. Please try again.'))
    return false
  }
  const { cart: sent } = data
  const answer = sent.items.length > 0 ? await dispatch(withFigures(data, sent, hkdRate)) : data
  if (getState().cart.sequence !== sequence) return false
  dispatch(cartActions.answered({ sequence, answer, sent }))
  return true
}

/** Merges the visitor's cart into the saved one; the changes are in the state, for the notice and Undo (O-29). */
const joinVisitorCart = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const visitor = visitorCart.read()
  if (visitor.items.length === 0) return
  const before = getState().cart.confirmed
  if (visitorCart.isJoinedIn(before)) return visitorCart.clear()
  const { cart, summary } = mergeCarts(before, visitor, getState().auth.user?.email)
  if (isSameJson(cart, before)) return dispatch(noteMerge(summary, before))
  visitorCart.noteJoined(cart)
  const outcome = await dispatch(send(cart, 'sync', []))
  if (outcome === 'taken') dispatch(noteMerge(summary, before))
  // Without a clear answer, the visitor's cart stays stored and is merged with the next read.
  else if (outcome === 'refused') await dispatch(joinEach(before, visitor))
}

/** Saves each item of a refused visitor's cart alone: one that is no longer sold must not hold back the others. */
const joinEach =
  (before: Cart, visitor: Cart): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const email = getState().auth.user?.email
    const unsold: CartItem[] = []
    for (const [at, item] of visitor.items.entries()) {
      const { confirmed } = getState().cart
      const { cart } = mergeCarts(confirmed, { discountCode: null, items: [item] }, email)
      const outcome = isSameJson(cart, confirmed) ? 'taken' : await dispatch(send(cart, 'sync', []))
      if (outcome === 'refused') unsold.push(item)
      else if (outcome !== 'taken') return
      visitorCart.write({ ...visitor, items: [...unsold, ...visitor.items.slice(at + 1)] })
    }
    const { confirmed } = getState().cart
    const { discountCode } = visitor
    // Last, and with its toast: it may have been the reason.
    if (discountCode && confirmed.items.length > 0)
      await dispatch(send({ ...confirmed, discountCode }, 'applyCode', []))
    const sold = visitor.items.filter((item) => !unsold.includes(item))
    const { summary } = mergeCarts(before, { discountCode: null, items: sold }, email)
    dispatch(noteMerge({ ...summary, unsold }, before))
  }

/** Says what a merge has changed. What was refused stays stored until the user has seen it (`keepMerge`). */
const noteMerge =
  (summary: MergeSummary, before: Cart): AppThunk =>
  (dispatch, getState) => {
    if (summary.unsold.length === 0) visitorCart.clear()
    if (isWorthTelling(summary, before))
      dispatch(cartActions.merged({ summary, before, after: getState().cart.confirmed }))
  }

/** Stores a visitor's cart in the browser, as it is shown. */
export function keepVisitor({ cart }: Pick<RootState, 'cart'>): void {
  if (cart.owner.kind === 'visitor') visitorCart.write(cart.cart)
}
