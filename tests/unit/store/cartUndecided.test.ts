import { expect, it, onTestFinished, vi } from 'vitest'
import { localStore } from '@/lib/storage/storage'
import { addToCart } from '@/store/cart/cartThunks'
import { watchCart } from '@/store/cart/cartWatch'
import { makeStore } from '@/store/store'
import { kit, readyCart, savedCart, signIn } from '@tests/payments/cartStore'

/** A page on which something was added while its session was still being checked. */
function undecided() {
  const store = makeStore()
  onTestFinished(watchCart(store))
  void store.dispatch(addToCart([kit]))
  return store
}

const leave = () => window.dispatchEvent(new Event('pagehide'))
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
const kits = (userId: string) => savedCart(userId)?.items.filter(({ uid }) => uid === kit.uid)

it('stores what was added before the session is known when the page is left, and brings it to the owner on the next', async () => {
  undecided()
  expect(localStore.read('cart')).toBeUndefined()
  leave()
  expect(localStore.read('cart')).toMatchObject({ items: [{ uid: kit.uid }] })
  await readyCart('member')
  await vi.waitFor(() => expect(kits('u-member')).toMatchObject([{ quantity: 1 }]))
  expect(localStore.read('cart')).toBeUndefined()
})

it('adds it once when the page comes back before any other', async () => {
  const store = undecided()
  leave()
  comeBack()
  expect(localStore.read('cart')).toBeUndefined()
  signIn(store, 'member')
  await vi.waitFor(() => expect(store.getState().cart.status).toBe('ready'))
  expect(kits('u-member')).toMatchObject([{ quantity: 1 }])
})

it('adds it once when another page has taken it in the meantime', async () => {
  const store = undecided()
  leave()
  await readyCart('member')
  await vi.waitFor(() => expect(localStore.read('cart')).toBeUndefined())
  comeBack()
  signIn(store, 'member')
  await vi.waitFor(() => expect(store.getState().cart.status).toBe('ready'))
  expect(kits('u-member')).toMatchObject([{ quantity: 1 }])
})
