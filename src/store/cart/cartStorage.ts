import type { Cart } from '@/contract/types'
import { isSameCart } from '@/domain/cart/cart'
import { readCart } from '@/domain/cart/cartItem'
import { keptOrWarned } from '@/lib/storage/keptOrWarned'
import { localStore, onStorageChange } from '@/lib/storage/storage'
import { visitorKey } from './cartState'

const stampKey = 'cart-saved'
const joinedKey = 'cart-joined'

const withoutCode = ({ items }: Cart): Cart => ({ discountCode: null, items })

/** A visitor's cart: survives reloads and is shared by all tabs of the browser. */
export const visitorCart = {
  read: (): Cart => readCart(localStore.read(visitorKey)),
  write: (cart: Cart): void => {
    if (cart.items.length === 0) keptOrWarned.remove(visitorKey)
    else {
      const plain = readCart(cart)
      if (!isSameCart(plain, visitorCart.read())) localStore.remove(joinedKey)
      // Normalised, so that writing an unchanged cart causes no storage event in other tabs.
      keptOrWarned.write(visitorKey, plain)
    }
  },
  clear: (): void => {
    keptOrWarned.remove(visitorKey)
    localStore.remove(joinedKey)
  },
  /**
   * Called before a saved cart that contains it is sent: the answer may be lost, or another page may read the cart
   * first.
   */
  noteJoined: (cart: Cart): void => void localStore.write(joinedKey, withoutCode(cart)),
  /** Whether a saved cart contains it already: merged again, its quantities would be added twice. */
  isJoinedIn: (saved: Cart): boolean => {
    const joined = readCart(localStore.read(joinedKey))
    return joined.items.length > 0 && isSameCart(joined, withoutCode(saved))
  },
  onChange: (listener: () => void) => onStorageChange(visitorKey, listener),
}

/** Notifies the user's other tabs that the saved cart has changed; contains no cart data. */
export const savedStamp = {
  tell: (): void => {
    localStore.write(stampKey, `${Date.now()}-${Math.random()}`)
  },
  onChange: (listener: () => void) => onStorageChange(stampKey, listener),
}
