import { bought, cartApi } from '@/api/cart'
import { readCheckout } from '@/api/cartAnswer'
import { api } from '@/api/client/api'
import { fetchOnce } from '@/api/client/fetchOnce'
import { ordersApi } from '@/api/orders'
import type { Attempt } from '@/components/payment/attempts'
import type { Flow } from '@/components/payment/payment'
import type { Finding, Verdict } from '@/components/payment/states'
import { answerBank } from '@/components/payment/stripe'
import { verdictOf } from '@/components/payment/verdict'
import type { Order, Shape } from '@/contract/types'
import { itemKey } from '@/domain/cart/cart'
import { toSgd } from '@/lib/money'
import { becamePremium, indiaPremiumBought } from '@/store/authSlice'
import { savedStamp } from '@/store/cartStorage'
import { reloadCart } from '@/store/cartThunks'
import type { AppDispatch, AppThunk } from '@/store/store'

export type CartKind = 'personal' | 'team' | 'india'

/** What an attempt to pay for a cart is sent with, and found again by. */
export type CartFacts = {
  kind: CartKind
  teamId: string | null
  hkdRate: number
  discountCode: string | null
  /** `uid|variation` and quantity of all that is bought. */
  items: [key: string, quantity: number][]
  premium: boolean
  threeMonth: boolean
  subscriptionIdReference: string | null
  solutionUidReference: string | null
  /** Older orders of the same items; null when they could not be read before. */
  known: string[] | null
}

const untracked = { track: false }
const fresh = { forceRefetch: true }
// How far the clocks of a device and of the server may be apart.
const skew = 15 * 60_000

/** Orders of the buyer or of the team, newest state; undefined when they cannot be read. */
export const readOrders =
  (teamId: string | null): AppThunk<Promise<Order[] | undefined>> =>
  async (dispatch) => {
    const { listMyOrders, listTeamOrders } = ordersApi.endpoints
    const read = teamId
      ? fetchOnce(dispatch(listTeamOrders.initiate({ id: teamId }, fresh)))
      : fetchOnce(dispatch(listMyOrders.initiate(undefined, fresh)))
    return (await read).data
  }

/** Whether an order bought just these items. */
export function isOrderOf({ items }: Order, wanted: CartFacts['items']): boolean {
  const lines = items.map(({ uid = '', variation, variationUid, quantity = 1 }) => {
    const key = itemKey({ uid, variation: variation ?? null, variationUid: variationUid ?? null })
    return `${key} x ${quantity}`
  })
  return (
    lines.sort().join('\n') ===
    wanted
      .map(([key, quantity]) => `${key} x ${quantity}`)
      .sort()
      .join('\n')
  )
}

function readOrder(order: Order): Verdict<Order> {
  if (order.status === 'COMPLETE' || order.status === 'PENDING_ACTIVATION') return { kind: 'paid', receipt: order }
  if (order.status !== 'FAILED') return { kind: 'lost' }
  return { kind: 'refused', error: { status: 402, message: order.failureMessage ?? 'The payment failed.' } }
}

function readAnswer(answer: Shape<'CheckoutAnswer'>): Verdict<Order> {
  const { order, errorMessage, client_secret } = answer
  const reading = readCheckout(answer)
  if (reading === 'paid' && order) return { kind: 'paid', receipt: order }
  if (reading === 'notSaved') return { kind: 'notSaved' }
  if (reading === 'ask' && client_secret) return { kind: 'ask', clientSecret: client_secret }
  if (reading !== 'refused') return { kind: 'lost' }
  return {
    kind: 'refused',
    error: { status: 402, message: errorMessage ?? order?.failureMessage ?? 'Your card was declined.' },
  }
}

/** What the server's books say of a cart whose checkout got no answer (T5.2). */
const find =
  ({ facts, sentAt }: Attempt<CartFacts>): AppThunk<Promise<Finding<Order>>> =>
  async (dispatch, getState) => {
    const orders = await dispatch(readOrders(facts.teamId))
    if (!orders) return { kind: 'unreadable' }
    const isNew = ({ orderId, createdAt }: Order) =>
      facts.known ? !facts.known.includes(orderId) : Date.parse(createdAt) > sentAt - skew
    const made = orders.filter((order) => isOrderOf(order, facts.items) && isNew(order))
    const verdicts = made.map((order) => ({ order, verdict: readOrder(order) }))
    const paid = verdicts.find(({ verdict }) => verdict.kind === 'paid')
    if (paid) return { kind: 'paid', receipt: paid.order }
    const pending = made.find(({ status }) => status === 'PENDING')
    if (pending) return { kind: 'pending', orderId: pending.orderId }
    if (verdicts.some(({ verdict }) => verdict.kind === 'refused')) return { kind: 'failed' }
    await dispatch(reloadCart())
    const { status, confirmed, stale } = getState().cart
    if (status === 'failed' || stale) return { kind: 'unreadable' }
    // A checkout empties the cart: while all of it is there, none was carried out.
    const left = new Set(confirmed.items.map(itemKey))
    return { kind: facts.items.every(([key]) => left.has(key)) ? 'none' : 'gone' }
  }

/** The three ways to pay for a cart (R-CART-19). */
export const makeCartFlow = (dispatch: AppDispatch): Flow<CartFacts, Order> => ({
  async send({ cents, facts }, stripeTokenId) {
    const { hkdRate, discountCode, teamId } = facts
    const { checkoutCart, checkoutTeamCart, checkoutIndiaPremium } = cartApi.endpoints
    const total = toSgd(cents)
    if (facts.kind === 'india') {
      const body = { discountCode, total, threeMonth: facts.threeMonth }
      return verdictOf(await dispatch(checkoutIndiaPremium.initiate({ hkdRate, body }, untracked)), readAnswer)
    }
    if (teamId === null) {
      const body = { discountCode, total, stripeTokenId }
      return verdictOf(await dispatch(checkoutCart.initiate({ hkdRate, body }, untracked)), readAnswer)
    }
    const { subscriptionIdReference, solutionUidReference } = facts
    const body = { teamId, discountCode, total, stripeTokenId, subscriptionIdReference, solutionUidReference }
    return verdictOf(await dispatch(checkoutTeamCart.initiate({ hkdRate, body }, untracked)), readAnswer)
  },
  confirm: (clientSecret) => answerBank(clientSecret),
  finish: async (sessionId) =>
    verdictOf(
      await dispatch(ordersApi.endpoints.useOrderSession.initiate({ body: { sessionId } }, untracked)),
      readOrder,
    ),
  find: (attempt) => dispatch(find(attempt)),
  done({ facts }) {
    // The store knows of checkouts that were answered, not of those that were found in the books (R-CART-09, R-CART-10).
    dispatch(api.util.invalidateTags([...bought]))
    savedStamp.tell()
    if (facts.premium) dispatch(becamePremium())
    if (facts.kind === 'india') dispatch(indiaPremiumBought(Date.now()))
    void dispatch(reloadCart())
  },
})
