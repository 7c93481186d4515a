import { beforeEach, expect, it, vi } from 'vitest'
import { renderHook, act } from '@testing-library/react'
import { useSavedForLater } from '@/areas/public/cart/lines/savedForLater'
import { emptyCart } from '@/domain/cart/cart'
import { visitorCart } from '@/store/cart/cartStorage'

const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const items = (uid: string) => [{ uid, variation: 'Yearly', quantity: 1, addOns: [] }]

let isFull = false
beforeEach(() => {
  isFull = false
  const { localStorage: real } = window
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      real.setItem(key, value)
    },
  })
})

const kept: [what: string, begin: () => { write: (uid: string) => void; clear: () => void; read: () => unknown }][] = [
  [
    'a visitor’s cart',
    () => ({
      write: (uid) => visitorCart.write({ ...emptyCart, items: items(uid) }),
      clear: () => visitorCart.clear(),
      read: () => visitorCart.read().items.at(-1)?.uid,
    }),
  ],
  [
    'what was saved for later',
    () => {
      const { result } = renderHook(() => useSavedForLater('u-1'))
      return {
        write: (uid) => act(() => result.current.add(items(uid))),
        clear: () => act(() => result.current.items.forEach((item) => result.current.remove(item))),
        read: () => result.current.items.at(-1)?.uid,
      }
    },
  ],
]

it.each(kept)('%s is not lost without a word once storage is full', (_what, begin) => {
  const { write, clear, read } = begin()
  write('a')
  expect([read(), asksBeforeLeaving()]).toEqual(['a', false])
  isFull = true
  write('b')
  write('c')
  expect([read(), asksBeforeLeaving()]).toEqual(['c', true])
  isFull = false
  write('d')
  expect([read(), asksBeforeLeaving()]).toEqual(['d', false])
  isFull = true
  write('e')
  clear()
  expect([read(), asksBeforeLeaving()]).toEqual([undefined, false])
})
