import { expect, onTestFinished, vi } from 'vitest'
import { itemKey } from '@/domain/cart/cart'
import { toCartItem, type Choice } from '@/domain/cart/cartItem'
import { sessionConfirmed, sessionOpened, signedOut } from '@/store/session/authSlice'
import { cartDelays } from '@/store/cart/cartSync'
import { watchCart } from '@/store/cart/cartWatch'
import { makeStore, type AppStore } from '@/store/store'
import { catalogue, customerOf } from '@mocks/files/catalogue'
import { db } from '@mocks/db/db'
import { requestLog } from '@mocks/requestLog'
import { signInAs, type Persona } from '@mocks/personas'

cartDelays.settle = 20

/** An item of the catalogue. */
export function goods(uid: string, variationUid: string, choice: Choice = {}) {
  const solution = catalogue.find((one) => one.uid === uid)
  const variation = solution?.variations.find((one) => one.uid === variationUid)
  if (!solution || !variation) throw new Error(`${uid} ${variationUid} is not in the catalogue`)
  return toCartItem(solution, variation, { ...choice, customerEmail: customerOf(uid) })
}

export const pass = goods('hot-desk-day-pass', 'hot-desk-central')
export const kit = goods('brand-identity-kit', 'brand-essential')
export const annual = goods('premium-membership', 'premium-annual')
export const passKey = itemKey(pass)

export function signIn(store: AppStore, persona: Persona): void {
  const answer = signInAs(persona)
  if (!answer?.token || !answer.user) throw new Error('visitors do not sign in')
  store.dispatch(sessionOpened({ token: answer.token, user: answer.user }))
  store.dispatch(sessionConfirmed({ kept: false }))
}

export const signOutOf = (store: AppStore) => store.dispatch(signedOut({ redirecting: false }))

/** A store with its cart, for a visitor or a persona. `stop` removes its listeners. */
export function cartStore(persona: Persona = 'visitor') {
  const store = makeStore()
  const stop = watchCart(store)
  if (persona === 'visitor') signOutOf(store)
  else signIn(store, persona)
  return { store, stop, dispatch: store.dispatch, cart: () => store.getState().cart }
}

/** The same, after the cart has been read; its listeners are removed with the test. */
export async function readyCart(persona?: Persona) {
  const made = cartStore(persona)
  onTestFinished(made.stop)
  await vi.waitFor(() => expect(made.cart().status).toBe('ready'))
  return made
}

/** The cart that the server has stored for a user. */
export const savedCart = (userId: string) => db.carts.find((row) => row.userId === userId)?.cart

/** The cart calls received by the server, oldest first: `saveCart`, `calculateCart`, … */
export const cartCalls = () =>
  requestLog
    .read()
    .flatMap(({ id }) => (id && /Cart$/.test(id) ? [id] : []))
    .reverse()
