import { bought, cartApi } from '@/api/commerce/cart'
import { readCheckout } from '@/domain/cart/checkoutAnswer'
import { api } from '@/api/client/api'
import { withAttemptKey } from '@/api/client/callNotes'
import { fetchLatest } from '@/api/client/fetchOnce'
import { ordersApi } from '@/api/commerce/orders'
import type { Order, Shape } from '@/contract/types'
import { itemKey } from '@/domain/cart/cart'
import { toSgd } from '@/lib/money/money'
import { becamePremium, indiaPremiumBought } from '@/store/session/authSlice'
import { savedStamp } from '@/store/cart/cartStorage'
import { reloadCart } from '@/store/cart/cartThunks'
import type { AppDispatch, AppThunk } from '@/store/store'
import type { PaymentAdapter } from './adapter'
import { keyOf } from './attempts'
import type { CartFacts } from './cartFacts'
import { isMadeBy } from './cartOrder'
import type { Attempt, PaymentOutcome, ReconcileResult } from './types'
import { readOutcome } from './chargeAnswer'
import { recordLater } from './recordLater'
import { confirmWithBank } from './stripe'

const untracked = { track: false }

/** Orders of the buyer or the team, refetched; undefined if they can't be read. */
export const readOrders =
  (teamId: string | null): AppThunk<Promise<Order[] | undefined>> =>
  async (dispatch) => {
    const { listMyOrders, listTeamOrders } = ordersApi.endpoints
    const { data } = teamId
      ? await fetchLatest(dispatch(listTeamOrders.initiate({ id: teamId })))
      : await fetchLatest(dispatch(listMyOrders.initiate()))
    return data
  }

function readOrder(order: Order): PaymentOutcome<Order> {
  if (order.status === 'COMPLETE' || order.status === 'PENDING_ACTIVATION') return { kind: 'paid', receipt: order }
  if (order.status !== 'FAILED') return { kind: 'unconfirmed' }
  return { kind: 'declined', error: { status: 402, message: order.failureMessage ?? 'The payment failed.' } }
}

function readAnswer(answer: Shape<'CheckoutAnswer'>): PaymentOutcome<Order> {
  const { order, errorMessage, client_secret } = answer
  const reading = readCheckout(answer)
  if (reading === 'paid' && order) return { kind: 'paid', receipt: order }
  if (reading === 'notSaved') return { kind: 'notSaved' }
  if (reading === 'ask' && client_secret) return { kind: 'actionRequired', clientSecret: client_secret }
  // A failed order is the server's own record; an error message alone may be about a repeated request.
  if (order?.status === 'FAILED') return readOrder({ ...order, ...(errorMessage && { failureMessage: errorMessage }) })
  return { kind: 'unconfirmed', ...(errorMessage ? { error: { status: 200, message: errorMessage } } : {}) }
}

/** What the server's records say about a cart whose checkout got no clear response. */
const reconcile =
  (attempt: Attempt<CartFacts>, userId: string): AppThunk<Promise<ReconcileResult<Order>>> =>
  async (dispatch, getState) => {
    const { facts } = attempt
    const isPayer = () => getState().auth.status === 'signedIn' && getState().auth.user?.userId === userId
    if (!isPayer()) return { kind: 'unreadable' }
    const orders = await dispatch(readOrders(facts.teamId))
    if (!orders || !isPayer()) return { kind: 'unreadable' }
    const made = orders.filter((order) => isMadeBy(attempt, order) === true)
    const found = made.map((order) => ({ order, outcome: readOrder(order) }))
    const paid = found.find(({ outcome }) => outcome.kind === 'paid')
    // Without the earlier orders, the emptied cart is also needed to distinguish this order from an earlier one.
    if (paid && facts.known) return { kind: 'paid', receipt: paid.order }
    const pending = orders.find((order) => order.status === 'PENDING' && isMadeBy(attempt, order) !== false)
    if (pending) return { kind: 'pending', orderId: pending.orderId }
    if (!paid && found.some(({ outcome }) => outcome.kind === 'declined')) return { kind: 'failed' }
    await dispatch(reloadCart())
    const { confirmed, stale } = getState().cart
    if (!isPayer() || stale) return { kind: 'unreadable' }
    // A checkout empties the cart: while all items are in it, none was completed, unless there is an order whose status
    // this app doesn't know.
    const left = new Set(confirmed.items.map(itemKey))
    const isUnread = found.some(({ outcome }) => outcome.kind === 'unconfirmed')
    if (!isUnread && facts.items.every(([key]) => left.has(key))) return { kind: 'none' }
    return paid ? { kind: 'paid', receipt: paid.order } : { kind: 'gone' }
  }

/** The three checkouts of a user's cart (R-CART-19); the key is `cart:<userId>`. */
export const cartAdapter =
  (userId: string) =>
  (dispatch: AppDispatch): PaymentAdapter<CartFacts, Order> => {
    const refresh = () => {
      dispatch(api.util.invalidateTags([...bought]))
      void dispatch(reloadCart())
    }
    return {
      async send(attempt, stripeTokenId) {
        const { cents, facts } = attempt
        const { hkdRate, discountCode, teamId } = facts
        const keyed = <Body>(body: Body) => withAttemptKey({ hkdRate, body }, keyOf(attempt))
        const { checkoutCart, checkoutTeamCart, checkoutIndiaPremium } = cartApi.endpoints
        const total = toSgd(cents)
        if (facts.kind === 'india') {
          const body = { discountCode, total, threeMonth: facts.threeMonth }
          return readOutcome(await dispatch(checkoutIndiaPremium.initiate(keyed(body), untracked)), readAnswer)
        }
        if (teamId === null) {
          const body = { discountCode, total, stripeTokenId }
          return readOutcome(await dispatch(checkoutCart.initiate(keyed(body), untracked)), readAnswer)
        }
        const { subscriptionIdReference, solutionUidReference } = facts
        const body = { teamId, discountCode, total, stripeTokenId, subscriptionIdReference, solutionUidReference }
        return readOutcome(await dispatch(checkoutTeamCart.initiate(keyed(body), untracked)), readAnswer)
      },
      authenticate: (clientSecret) => confirmWithBank(clientSecret),
      finish: async (sessionId) =>
        readOutcome(
          await dispatch(ordersApi.endpoints.useOrderSession.initiate({ body: { sessionId } }, untracked)),
          readOrder,
        ),
      reconcile: (attempt) => dispatch(reconcile(attempt, userId)),
      onPaid({ facts }, order, isFound) {
        if (isFound && order && facts.teamId !== null) dispatch(recordLater({ kind: 'order', order }))
        // The store only knows checkouts with a response, not those found in the records (R-CART-09, R-CART-10).
        savedStamp.tell()
        if (facts.premium) dispatch(becamePremium())
        if (facts.kind === 'india') dispatch(indiaPremiumBought(Date.now()))
        refresh()
      },
      onDecidedElsewhere: refresh,
    }
  }
