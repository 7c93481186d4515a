import type { Cart } from '@/contract/types'
import { readCart } from '@/domain/cart/cartItem'
import { localStore, onStorageChange } from '@/lib/storage/storage'
import { visitorKey } from './cartState'

const stampKey = 'cart-saved'

/** A visitor's cart: survives reloads and is shared by all tabs of the browser. */
export const visitorCart = {
  read: (): Cart => readCart(localStore.read(visitorKey)),
  write: (cart: Cart): void => {
    if (cart.items.length === 0) localStore.remove(visitorKey)
    // In one form, so that writing what is there already wakes no other tab.
    else localStore.write(visitorKey, readCart(cart))
  },
  clear: (): void => localStore.remove(visitorKey),
  onChange: (listener: () => void) => onStorageChange(visitorKey, listener),
}

/** Notifies the user's other tabs that the saved cart has changed; contains no cart data. */
export const savedStamp = {
  tell: (): void => {
    localStore.write(stampKey, `${Date.now()}-${Math.random()}`)
  },
  onChange: (listener: () => void) => onStorageChange(stampKey, listener),
}
