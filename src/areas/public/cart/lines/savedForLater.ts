import { useState } from 'react'
import type { CartItem } from '@/contract/types'
import { emptyCart, itemKey } from '@/domain/cart/cart'
import { readCart } from '@/domain/cart/cartItem'
import { keptOrWarned } from '@/lib/storage/keptOrWarned'
import { localStore } from '@/lib/storage/storage'

const keyOf = (userId: string) => `cart-later:${userId}`

/** Items that a buyer set aside in this browser because they can't be bought yet. */
export const readSavedForLater = (userId: string): CartItem[] => readCart(localStore.read(keyOf(userId))).items

function write(userId: string, items: CartItem[]): void {
  if (items.length === 0) keptOrWarned.remove(keyOf(userId))
  else keptOrWarned.write(keyOf(userId), { ...emptyCart, items })
}

/** The items set aside, with functions to add some and to take one out. */
export function useSavedForLater(userId: string) {
  const [items, setItems] = useState(() => readSavedForLater(userId))
  const change = (next: CartItem[]) => {
    write(userId, next)
    setItems(next)
  }
  const without = (keys: readonly string[]) => readSavedForLater(userId).filter((item) => !keys.includes(itemKey(item)))
  return {
    items,
    add: (more: readonly CartItem[]) => change([...without(more.map(itemKey)), ...more]),
    remove: (item: CartItem) => change(without([itemKey(item)])),
  }
}

export type SavedForLater = ReturnType<typeof useSavedForLater>
