import { expect, it, vi } from 'vitest'
import type { CartItem } from '@/contract/types'
import { readCart } from '@/domain/cart/cartItem'
import { cartDelays } from '@/store/cart/cartSync'
import { increaseQuantity } from '@/store/cart/cartThunks'
import { signOut } from '@/store/session/session'
import { localStore } from '@/lib/storage/storage'
import { db } from '@mocks/db/db'
import { handlers } from '@mocks/handlers'
import { requestLog } from '@mocks/requestLog'
import { fail } from '@mocks/settings/faults'
import { kit, pass, passKey, readyCart, savedCart } from '@tests/payments/cartStore'
import { release } from '@tests/release'
import { required } from '@tests/required'
import { teardown } from '@tests/teardown'

const titles = (items: readonly CartItem[]) => items.map(({ title }) => title)
const both = titles([kit, pass])
const tellOf = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key: `dc:${key}` }))
const asked = () => vi.waitFor(() => expect(requestLog.running()).toBe(1))

it('keeps what another tab adds to a visitor’s cart while this one waits for the figures of what was there', async () => {
  const { cart } = await readyCart()
  const heal = fail('calculateCart', 'hang')
  const addElsewhere = (...items: CartItem[]) => {
    localStore.write('cart', { items })
    tellOf('cart')
  }
  addElsewhere(kit)
  await asked()
  addElsewhere(kit, pass)
  heal()
  await release(() => expect(cart()).toMatchObject({ status: 'ready', calculated: { total: 720 } }))
  expect([cart().cart.items, readCart(localStore.read('cart')).items].map(titles)).toEqual([both, both])
})

it('reads a member’s cart once more if another tab has saved it while it was read', async () => {
  const { cart } = await readyCart('member')
  const row = required(db.carts.find(({ userId }) => userId === 'u-member'))
  const heal = fail('getCart', 'hang')
  tellOf('cart-saved')
  await asked()
  vi.spyOn(handlers, 'getCart').mockImplementationOnce(() => ({ cart: { discountCode: null, items: [kit] } }))
  row.cart = { discountCode: null, items: [kit, pass] }
  tellOf('cart-saved')
  heal()
  await release(() => expect(titles(cart().cart.items)).toEqual(both))
})

it('sends what is queued before its member signs out', async () => {
  const { dispatch } = await readyCart('member')
  teardown.set(cartDelays, { settle: 60_000 })
  void dispatch(increaseQuantity(passKey))
  await dispatch(signOut())
  expect(savedCart('u-member')?.items[0]?.quantity).toBe(3)
})
