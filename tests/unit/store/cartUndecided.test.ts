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

const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const leave = () => window.dispatchEvent(new Event('pagehide'))
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
/** Phones end pages in the background without a further event. */
const ways = [
  { way: 'left', leave, comeBack },
  { way: 'in the background', leave: () => see('hidden'), comeBack: () => see('visible') },
]
const kits = (userId: string) => savedCart(userId)?.items.filter(({ uid }) => uid === kit.uid)

it.each(ways)(
  'stores what was added early when the page is $way, and brings it to the owner on the next',
  async ({ leave }) => {
    undecided()
    expect(localStore.read('cart')).toBeUndefined()
    leave()
    expect(localStore.read('cart')).toMatchObject({ items: [{ uid: kit.uid }] })
    await readyCart('member')
    await vi.waitFor(() => expect(kits('u-member')).toMatchObject([{ quantity: 1 }]))
    expect(localStore.read('cart')).toBeUndefined()
  },
)

it.each(ways)('adds it once when a page that was $way comes back before any other', async ({ leave, comeBack }) => {
  const store = undecided()
  leave()
  comeBack()
  expect(localStore.read('cart')).toBeUndefined()
  signIn(store, 'member')
  await vi.waitFor(() => expect(store.getState().cart.status).toBe('ready'))
  expect(kits('u-member')).toMatchObject([{ quantity: 1 }])
})

it.each(ways)('adds it once when another page has taken it while this one was $way', async ({ leave, comeBack }) => {
  const store = undecided()
  leave()
  await readyCart('member')
  await vi.waitFor(() => expect(localStore.read('cart')).toBeUndefined())
  comeBack()
  signIn(store, 'member')
  await vi.waitFor(() => expect(store.getState().cart.status).toBe('ready'))
  expect(kits('u-member')).toMatchObject([{ quantity: 1 }])
})

it('adds the item once if the session is confirmed in the background', async () => {
  const store = undecided()
  see('hidden')
  leave()
  signIn(store, 'member')
  await vi.waitFor(() => expect(store.getState().cart.status).toBe('ready'))
  see('visible')
  expect(kits('u-member')).toMatchObject([{ quantity: 1 }])
  expect(localStore.read('cart')).toBeUndefined()
})
