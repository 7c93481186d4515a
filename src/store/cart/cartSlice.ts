import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import { readCheckout } from '@/domain/cart/checkoutAnswer'
import { codeRefusal } from '@/domain/cart/codeRefusal'
import type { Cart, CartCalculated, Shape } from '@/contract/types'
import { changeCartBy, emptyCart, hasPremium, tidyCart } from '@/domain/cart/cart'
import { matchFulfilled } from '../matchFulfilled'
import { initialState, uncalculated, type CartOwner, type CartState, type PendingChange } from './cartState'
import { rootReducer } from '../reducer'

type Answered = { sequence: number; answer: Shape<'SavedCartAnswer'>; sent: Cart; ids?: number[] }

/** Applies the pending changes to the confirmed cart, and sets the status. */
function settle(state: CartState): void {
  state.cart = changeCartBy(
    state.confirmed,
    state.pending.map(({ change }) => change),
  )
  if (state.problem !== undefined) state.status = 'failed'
  else if (state.pending.length > 0) state.status = 'saving'
  else state.status = state.stale ? state.status : 'ready'
}

function withoutIds(state: CartState, ids: readonly number[]): void {
  state.pending = state.pending.filter(({ id }) => !ids.includes(id))
}

function take(state: CartState, { answer, sent }: Answered): void {
  const refusal = codeRefusal(answer, sent.discountCode)
  const cart = tidyCart(answer.cart ?? sent)
  state.confirmed = refusal ? { ...cart, discountCode: null } : cart
  if (answer.calculated) state.calculated = answer.calculated
  else delete state.calculated
  if (refusal && sent.discountCode) state.codeNotice = { code: sent.discountCode, text: refusal.text }
  else if (sent.discountCode && sent.discountCode === state.codeNotice?.code) delete state.codeNotice
}

function clear(state: CartState): void {
  state.sequence += 1
  state.pending = []
  state.confirmed = emptyCart
  state.stale = false
  delete state.calculated
  delete state.problem
  delete state.codeNotice
  delete state.merge
}

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Optimistic update: a change is shown at once and queued. */
    changed(state, { payload }: PayloadAction<PendingChange>) {
      state.pending.push(payload)
      delete state.merge
      delete state.problem
      if (payload.intent === 'applyCode' || payload.intent === 'removeCode') delete state.codeNotice
      settle(state)
    },
    /** A request is sent: responses to earlier ones are ignored from now on. */
    asked(state, { payload: { loading } }: PayloadAction<{ loading?: boolean }>) {
      state.sequence += 1
      state.overtaken = false
      state.status = loading && !state.calculated ? 'loading' : 'saving'
    },
    /** The server's cart and figures, as response to request `sequence`; `ids` are the changes it contained. */
    answered(state, { payload }: PayloadAction<Answered>) {
      if (payload.sequence !== state.sequence) return
      withoutIds(state, payload.ids ?? [])
      take(state, payload)
      state.stale = state.overtaken
      delete state.problem
      if (!state.calculated && state.confirmed.items.length > 0) state.problem = uncalculated
      settle(state)
    },
    /**
     * A request failed: its changes are rolled back, later ones are kept (R-CART-07, R-CART-08).
     * `isUnclear`: they may be saved all the same, so the cart is read again.
     */
    failed(state, { payload }: PayloadAction<{ sequence: number; ids: number[]; isUnclear: boolean }>) {
      if (payload.sequence !== state.sequence) return
      withoutIds(state, payload.ids)
      state.stale ||= payload.isUnclear
      settle(state)
    },
    /** Changes that cancelled each other out are dropped. */
    dropped(state, { payload }: PayloadAction<number[]>) {
      withoutIds(state, payload)
      settle(state)
    },
    /** The cart or the exchange rate could not be loaded; pending changes stay queued. */
    stopped(state, { payload }: PayloadAction<string>) {
      state.problem = payload
      settle(state)
    },
    resumed(state) {
      delete state.problem
      state.stale ||= !state.calculated
      if (state.stale) state.status = 'waiting'
      settle(state)
    },
    rateKnown(state, { payload }: PayloadAction<number>) {
      state.hkdRate = payload
    },
    /** A new owner, or a change in another tab: the cart must be refetched. A visitor's comes from this browser. */
    ownerChanged(state, { payload }: PayloadAction<{ owner: CartOwner; cart?: Cart }>) {
      // Items added while a session was being restored belong to the restored user.
      const early = state.owner.kind === 'unknown' ? state.pending : []
      clear(state)
      state.pending = early
      state.owner = payload.owner
      state.confirmed = payload.cart ?? emptyCart
      state.stale = true
      state.status = 'waiting'
      settle(state)
    },
    /**
     * Another tab changed the same cart. A visitor's is read from this browser: it includes the changes of this tab.
     */
    outdated(state, { payload }: PayloadAction<{ cart?: Cart }>) {
      state.stale = true
      state.overtaken = true
      if (payload.cart) {
        state.sequence += 1
        state.pending = []
        state.confirmed = payload.cart
      }
      state.status = 'saving'
      settle(state)
    },
    merged(state, { payload }: PayloadAction<NonNullable<CartState['merge']>>) {
      state.merge = payload
    },
    mergeSeen(state) {
      delete state.merge
    },
  },
  extraReducers: (builder) => {
    // R-CART-09: a successful checkout empties the cart; a bank confirmation completes one.
    builder.addMatcher(isPaid, (state) => {
      state.paid = { count: state.paid.count + 1, premium: hasPremium(state.confirmed) }
      clear(state)
      settle(state)
    })
  },
})

const isCheckedOut = matchFulfilled('checkoutCart', 'checkoutTeamCart', 'checkoutIndiaPremium')
const isSessionUsed = matchFulfilled('useOrderSession')

function isPaid(action: UnknownAction): boolean {
  if (isCheckedOut(action)) return ['paid', 'notSaved'].includes(readCheckout(action.payload))
  if (!isSessionUsed(action)) return false
  const { status } = action.payload
  return status === 'COMPLETE' || status === 'PENDING_ACTIVATION'
}

rootReducer.inject({ reducerPath: 'cart', reducer: cartSlice.reducer }, { overrideExisting: true })
export const cartActions = cartSlice.actions

type Root = { cart: CartState }

export const selectCart = ({ cart }: Root): Cart => cart.cart
export const selectCalculated = ({ cart }: Root): CartCalculated | undefined => cart.calculated
/** Whether the figures match the displayed cart: only then may it be paid. */
export const selectCartIsCurrent = ({ cart }: Root): boolean =>
  cart.status === 'ready' &&
  cart.pending.length === 0 &&
  (cart.calculated !== undefined || cart.cart.items.length === 0)
export const selectCartHasPremium = ({ cart }: Root): boolean => hasPremium(cart.cart)
