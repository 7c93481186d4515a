import type { CartAction } from '@/api/commerce/cartToasts'
import type { Cart } from '@/contract/types'
import { changeCartBy } from '@/domain/cart/cart'
import { isWithin } from '@/lib/dates/within'
import { isSameJson } from '@/lib/objects'
import { toast } from '@/lib/calls/toast'
import { keepVisitor, load, send } from './cartRequests'
import type { AppThunk } from '../store'
import { cartActions } from './cartSlice'
import type { CartWorker, PendingChange } from './cartState'

/**
 * In ms: `settle` is the debounce of + and − before a request is sent, and `trust` is how long the saved cart is
 * assumed to be unchanged after it was read or saved; tests shorten the first.
 */
export const cartDelays = { settle: 350, trust: 60_000 }

const nextId = (() => {
  let last = 0
  return () => ++last
})()

/**
 * Applies a change as an optimistic update and sends it to the server.
 * Quantity changes are debounced: a series of + and − is one request.
 * @returns whether the server accepted it
 */
export const submitChange =
  (change: PendingChange['change'], intent: CartAction): AppThunk<Promise<boolean>> =>
  (dispatch, getState, { cartWorker: worker }) => {
    const id = nextId()
    dispatch(distrustOld())
    dispatch(cartActions.changed({ id, change, intent }))
    keepVisitor(getState())
    const taken = new Promise<boolean>((done) => worker.waiting.set(id, done))
    clearTimeout(worker.timer)
    delete worker.timer
    if (isQuantity(intent)) worker.timer = setTimeout(() => void dispatch(runCart()), cartDelays.settle)
    else void dispatch(runCart())
    return taken
  }

/**
 * Marks a user's cart as outdated if it was last read some time ago: another device may have changed it, and a save
 * would replace the saved cart as a whole, and a payment would charge it.
 */
export const distrustOld =
  (): AppThunk =>
  (dispatch, getState, { cartWorker: { checkedAt = 0 } }) => {
    const isOld = !isWithin(cartDelays.trust, checkedAt, Date.now())
    if (isOld && getState().cart.owner.kind === 'user') dispatch(cartActions.outdated({}))
  }

/** Sends all queued changes. @returns when nothing is in flight any more */
export const runCart =
  (): AppThunk<Promise<void>> =>
  (dispatch, _getState, { cartWorker: worker }) => {
    clearTimeout(worker.timer)
    delete worker.timer
    worker.again = true
    worker.running ??= dispatch(drain(worker))
    return worker.running
  }

const drain =
  (worker: CartWorker): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      while (worker.again) {
        worker.again = false
        await dispatch(work(worker))
      }
    } finally {
      delete worker.running
    }
  }

/** Resolves callers whose changes are decided, were dropped with their cart, or must wait for a retry. */
export const tellWaiting =
  (taken: readonly number[] = []): AppThunk =>
  (_dispatch, getState, { cartWorker: { waiting } }) => {
    const { pending, problem } = getState().cart
    const open = new Set(problem === undefined ? pending.map(({ id }) => id) : [])
    for (const [id, done] of [...waiting]) {
      if (open.has(id)) continue
      waiting.delete(id)
      done(taken.includes(id))
    }
  }

const isQuantity = (intent: CartAction) => intent === 'increase' || intent === 'decrease'
const isAdd = (intent: CartAction) => intent === 'add' || intent === 'addMany'

const work =
  (worker: CartWorker): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    for (;;) {
      const { cart } = getState()
      const [first] = cart.pending
      if (cart.owner.kind === 'unknown' || cart.problem !== undefined) break
      if (cart.stale && (cart.owner.kind === 'user' || !first)) {
        await dispatch(load())
      } else if (!first || (worker.timer !== undefined && isQuantity(first.intent))) break
      else await dispatch(sendBatch(nextBatch(cart.pending)))
      if (getState().cart.confirmed !== cart.confirmed) worker.checkedAt = Date.now()
      dispatch(tellWaiting())
      // Failed changes must not be retried forever.
      if (getState().cart === cart) break
    }
    const { problem, pending } = getState().cart
    if (problem !== undefined && pending.length > 0) toast.info(problem)
    dispatch(tellWaiting())
  }

/** Changes sent together: a series of quantities, a series of additions, otherwise one at a time. */
function nextBatch(pending: readonly PendingChange[]): PendingChange[] {
  const [first] = pending
  if (!first) return []
  const same = isQuantity(first.intent) ? isQuantity : isAdd(first.intent) ? isAdd : undefined
  if (!same) return [first]
  const end = pending.findIndex(({ intent }) => !same(intent))
  return pending.slice(0, end < 0 ? undefined : end)
}

const amount = ({ items }: Cart) =>
  items.reduce(
    (sum, { quantity, addOns = [] }) => sum + quantity + addOns.reduce((own, one) => own + one.quantity, 0),
    0,
  )

function intentOf(batch: readonly PendingChange[], before: Cart, after: Cart): CartAction {
  const last = batch[batch.length - 1]?.intent ?? 'sync'
  if (isAdd(last) && batch.length > 1) return 'addMany'
  if (!isQuantity(last)) return last
  const more = amount(after) - amount(before)
  return more === 0 ? last : more > 0 ? 'increase' : 'decrease'
}

const sendBatch =
  (batch: PendingChange[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { confirmed } = getState().cart
    const cart = changeCartBy(
      confirmed,
      batch.map(({ change }) => change),
    )
    const ids = batch.map(({ id }) => id)
    if (isSameJson(cart, confirmed) && getState().cart.calculated) {
      dispatch(cartActions.dropped(ids))
      dispatch(tellWaiting(ids))
      return
    }
    const taken = await dispatch(send(cart, intentOf(batch, confirmed, cart), ids))
    dispatch(tellWaiting(taken === 'taken' ? ids : []))
    // A rejected code leaves the saved cart without any: restore the previous one.
    const before = confirmed.discountCode
    if (
      taken === 'taken' &&
      before &&
      cart.discountCode &&
      !getState().cart.confirmed.discountCode &&
      before !== cart.discountCode
    )
      void dispatch(submitChange({ type: 'code', code: before }, 'sync'))
  }
