import { becamePremium } from '../session/authSlice'
import { keepVisitor, type CartDispatch, type CartRoot } from './cartRequests'
import { runCart, tellWaiting } from './cartSync'
import { cartActions } from './cartSlice'
import type { CartOwner } from './cartState'
import { savedStamp, visitorCart } from './cartStorage'

type Store = { getState: () => CartRoot; dispatch: CartDispatch; subscribe: (listener: () => void) => () => void }

/**
 * Keeps the cart in sync with the session and other tabs: loads it once its owner is known, merges the visitor's cart at
 * sign-in, empties it at sign-out (R-SESS-05).
 * @returns stops it
 */
export function watchCart(store: Store): () => void {
  let paid = store.getState().cart.paid.count
  const look = () => {
    const { auth, cart } = store.getState()
    const owner = ownerOf(auth)
    if (cart.paid.count !== paid) {
      paid = cart.paid.count
      savedStamp.tell()
      visitorCart.clear()
      // R-CART-10
      if (cart.paid.premium) store.dispatch(becamePremium())
      store.dispatch(tellWaiting())
    }
    if (owner.kind === 'unknown' || isSame(owner, cart.owner)) return
    if (cart.owner.kind === 'user') visitorCart.clear()
    store.dispatch(cartActions.ownerChanged(owner.kind === 'visitor' ? { owner, cart: visitorCart.read() } : { owner }))
    // What was added before the owner was known is kept at once, not only when the server has calculated it.
    keepVisitor(store.getState())
    store.dispatch(tellWaiting())
    void store.dispatch(runCart())
  }
  const outdated = (kind: CartOwner['kind']) => () => {
    if (store.getState().cart.owner.kind !== kind) return
    store.dispatch(cartActions.outdated(kind === 'visitor' ? { cart: visitorCart.read() } : {}))
    void store.dispatch(runCart())
  }
  const stops = [
    store.subscribe(look),
    visitorCart.onChange(outdated('visitor')),
    savedStamp.onChange(outdated('user')),
  ]
  look()
  return () => stops.forEach((stop) => stop())
}

function ownerOf({ status, user }: CartRoot['auth']): CartOwner {
  if (status === 'restoring') return { kind: 'unknown' }
  return status === 'signedIn' ? { kind: 'user', userId: user?.userId ?? user?.email ?? '' } : { kind: 'visitor' }
}

const isSame = (one: CartOwner, other: CartOwner) =>
  one.kind === other.kind && (one.kind !== 'user' || other.kind !== 'user' || one.userId === other.userId)
