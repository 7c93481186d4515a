import { onLeaving, onReturn } from '@/lib/browser/leaving'
import { together } from '@/lib/browser/listen'
import { isSameJson } from '@/lib/objects'
import type { Cart } from '@/contract/types'
import { changeCartBy } from '@/domain/cart/cart'
import { beforeSwitch } from '../account/accountSwitch'
import { becamePremium } from '../session/authSlice'
import type { AppStore, RootState } from '../store'
import { keepVisitor } from './cartRequests'
import { runCart, tellWaiting } from './cartSync'
import { cartActions } from './cartSlice'
import type { CartOwner } from './cartState'
import { savedStamp, visitorCart } from './cartStorage'

/**
 * Keeps the cart in sync with the session and other tabs: loads it once its owner is known, merges the visitor's cart
 * at sign-in, empties it at sign-out (R-SESS-05).
 * @returns stops it
 */
export function watchCart(store: AppStore): () => void {
  let paid = store.getState().cart.paid.count
  const undecided = keepUndecided(store)
  const look = () => {
    const owner = ownerOf(store.getState().auth)
    if (owner.kind !== 'unknown') undecided.takeBack()
    const { cart } = store.getState()
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
    // Stores what was added before the owner was known at once, without waiting for the server's calculation.
    keepVisitor(store.getState())
    store.dispatch(tellWaiting())
    void store.dispatch(runCart())
  }
  const outdated = (kind: CartOwner['kind']) => () => {
    if (store.getState().cart.owner.kind !== kind) return
    store.dispatch(cartActions.outdated(kind === 'visitor' ? { cart: visitorCart.read() } : {}))
    void store.dispatch(runCart())
  }
  look()
  return together(
    store.subscribe(look),
    visitorCart.onChange(outdated('visitor')),
    savedStamp.onChange(outdated('user')),
    undecided.stop,
    beforeSwitch(async () => store.getState().cart.pending.length > 0 && store.dispatch(runCart())),
  )
}

/**
 * Items that are added before the cart's owner is known exist on this page only. When the page is left, they are stored
 * as a visitor's, and the next page merges them into the owner's cart (O-29). If this page comes back instead, it takes
 * them back.
 */
function keepUndecided({ getState, dispatch }: AppStore) {
  let kept: { before: Cart; after: Cart; ids: number[] } | undefined
  const takeBack = () => {
    if (!kept) return
    const { before, after, ids } = kept
    kept = undefined
    if (isSameJson(visitorCart.read(), after)) visitorCart.write(before)
    // Another page has taken it into a cart by now.
    else dispatch(cartActions.dropped(ids))
  }
  const leave = () => {
    takeBack()
    const { owner, pending } = getState().cart
    if (owner.kind !== 'unknown' || pending.length === 0) return
    const before = visitorCart.read()
    const changes = pending.map(({ change }) => change)
    visitorCart.write(changeCartBy(before, changes))
    kept = { before, after: visitorCart.read(), ids: pending.map(({ id }) => id) }
  }
  return { takeBack, stop: together(onLeaving(leave), onReturn(takeBack)) }
}

function ownerOf({ status, user }: RootState['auth']): CartOwner {
  if (status === 'restoring') return { kind: 'unknown' }
  return status === 'signedIn' ? { kind: 'user', userId: user?.userId ?? user?.email ?? '' } : { kind: 'visitor' }
}

const isSame = (one: CartOwner, other: CartOwner) =>
  one.kind === other.kind && (one.kind !== 'user' || other.kind !== 'user' || one.userId === other.userId)
