import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { itemKey } from '@/domain/cart/cart'
import { describeMerge } from '@/domain/cart/cartMerge'
import { addToCart, applyDiscountCode, changeAddOn, decreaseQuantity, emptyTheCart, increaseQuantity, removeDiscountCode, removeFromCart, settleCart, undoMerge } from '@/store/cart/cartThunks' // prettier-ignore
import { cartDelays } from '@/store/cart/cartSync'
import { selectCartIsCurrent } from '@/store/cart/cartSlice'
import { selectCartCount } from '@/store/cart/cartState'
import { watchCart } from '@/store/cart/cartWatch'
import { makeStore } from '@/store/store'
import { localStore, onStorageChange } from '@/lib/storage/storage'
import { db } from '@mocks/db/db'
import { fail } from '@mocks/settings/faults'
import {
  annual,
  cartCalls,
  goods,
  kit,
  pass,
  passKey,
  readyCart,
  savedCart,
  signIn,
  signOutOf,
} from '@tests/payments/cartStore'
import { toasts } from '@tests/calling'
import { required } from '@tests/required'

const titles = (items: { title?: string }[]) => items.map(({ title }) => title)

describe('a visitor’s cart (R-CART-11)', () => {
  it('is calculated, not saved, and survives a reload', async () => {
    const { dispatch, cart } = await readyCart()
    expect(cartCalls()).toEqual([])
    expect(await dispatch(addToCart([pass]))).toBe(true)
    expect(cartCalls()).toEqual(['calculateCart'])
    expect(cart()).toMatchObject({ status: 'ready', hkdRate: 5.84, calculated: { total: 30 } })
    expect(toasts()).toEqual(['success: Item added to cart'])
    const again = await readyCart()
    expect(titles(again.cart().cart.items)).toEqual(['Hot desk day pass'])
    expect(again.cart().calculated?.total).toBe(30)
    // Reading it again shows no toast.
    expect(toasts()).toHaveLength(1)
  })
  it('holds at once what was added before anybody knew that it is a visitor’s', async () => {
    const store = makeStore()
    onTestFinished(watchCart(store))
    void store.dispatch(addToCart([kit]))
    signOutOf(store)
    expect(localStore.read('cart')).toMatchObject({ items: [{ uid: 'brand-identity-kit' }] })
  })
  it('updates at once, before the server has responded', async () => {
    const { store, dispatch } = await readyCart()
    const added = dispatch(addToCart([{ ...pass, quantity: 3 }, kit]))
    expect(selectCartCount(store.getState())).toBe(4)
    expect(selectCartIsCurrent(store.getState())).toBe(false)
    await added
    expect(selectCartIsCurrent(store.getState())).toBe(true)
    expect(toasts()).toEqual(['success: Items added to cart'])
  })
})

describe('toasts for a member (R-CART-15)', () => {
  it('for every action', async () => {
    const { dispatch, cart } = await readyCart('team-member')
    await dispatch(addToCart([goods('hot-desk-day-pass', 'hot-desk-central', { quantity: 1, addOns: { locker: 1 } })]))
    await dispatch(addToCart([kit, goods('e-signature', 'e-signature-year')]))
    await dispatch(increaseQuantity(passKey))
    await dispatch(decreaseQuantity(passKey))
    await dispatch(changeAddOn(passKey, 'locker', 1))
    await dispatch(applyDiscountCode('doer10'))
    await dispatch(removeDiscountCode())
    await dispatch(removeFromCart(itemKey(kit)))
    await dispatch(decreaseQuantity(passKey))
    await dispatch(emptyTheCart())
    expect(toasts()).toEqual([
      'success: Item added to cart',
      'success: Items added to cart',
      'success: Item quantity increased',
      'success: Item quantity decreased',
      'success: Item quantity increased',
      'success: Discount code applied',
      'success: Discount code removed',
      'success: Item removed from cart',
      'success: Item removed from cart',
      'success: Cart emptied',
    ])
    expect(cart().cart).toEqual({ discountCode: null, items: [] })
    expect(savedCart('u-team-member')).toEqual({ discountCode: null, items: [] })
    expect(new Set(cartCalls())).toEqual(new Set(['getCart', 'saveCart']))
  })
  it('for every failure, with a rollback (R-CART-07, R-CART-08, R-CART-16)', async () => {
    const { dispatch, cart } = await readyCart('member')
    const before = cart().cart
    fail('saveCart', { status: 422, message: 'No.' })
    const key = itemKey(before.items[0] ?? pass)
    for (const attempt of [
      addToCart([kit]), addToCart([kit, annual]), increaseQuantity(key), decreaseQuantity(key), removeFromCart(key), emptyTheCart(),
    ]) {
      const taken = dispatch(attempt)
      expect(cart().cart).not.toEqual(before)
      expect(await taken).toBe(false)
      expect(cart()).toMatchObject({ cart: before, status: 'ready' })
    } // prettier-ignore
    expect(toasts()).toEqual([
      'success: Item could not be added to cart',
      'error: Items could not be added to cart: No.',
      'error: Item quantity could not be increased: No.',
      'error: Item quantity could not be decreased: No.',
      'error: Item could not be removed from cart: No.',
      'error: Cart could not be emptied: No.',
    ])
  })
  it('if nothing changes', async () => {
    const { dispatch } = await readyCart('team-member')
    await dispatch(addToCart([kit]))
    expect(await dispatch(addToCart([kit]))).toBe(false)
    expect(await dispatch(increaseQuantity(itemKey(kit)))).toBe(false)
    expect(toasts()).toEqual(['success: Item added to cart', 'info: This is already in your cart.'])
  })
  it('for a personalised item of another customer (R-CART-12)', async () => {
    const film = goods('custom-brand-film', 'brand-film-offer')
    const { dispatch } = await readyCart('member')
    expect(await dispatch(addToCart([film]))).toBe(false)
    expect(toasts()).toEqual(['error: This solution is personalised and only available for a specific customer.'])
    const own = await readyCart('premium')
    expect(titles(own.cart().cart.items)).toContain('Custom brand film')
  })
})

describe('rapid clicks', () => {
  it('+ + − is one request with the final quantity', async () => {
    const { dispatch, cart } = await readyCart('team-member')
    await dispatch(addToCart([pass]))
    const calls = cartCalls().length
    void dispatch(increaseQuantity(passKey))
    void dispatch(increaseQuantity(passKey))
    await dispatch(decreaseQuantity(passKey))
    expect(cartCalls().slice(calls)).toEqual(['saveCart'])
    expect(cart().cart.items[0]?.quantity).toBe(2)
    expect(savedCart('u-team-member')?.items[0]?.quantity).toBe(2)
    expect(toasts()).toEqual(['success: Item added to cart', 'success: Item quantity increased'])
  })
  it('+ − sends none', async () => {
    const { dispatch } = await readyCart('team-member')
    await dispatch(addToCart([pass]))
    const calls = cartCalls().length
    const taken = [dispatch(increaseQuantity(passKey)), dispatch(decreaseQuantity(passKey))]
    // At two, minus does not remove the item.
    expect(await Promise.all(taken)).toEqual([true, true])
    expect(cartCalls()).toHaveLength(calls)
  })
  it('paying waits for pending requests', async () => {
    const { dispatch, cart } = await readyCart('team-member')
    void dispatch(addToCart([pass]))
    void dispatch(increaseQuantity(passKey))
    expect(await dispatch(settleCart())).toBe(true)
    expect(cart()).toMatchObject({ status: 'ready', pending: [], calculated: { total: 60 } })
  })
})

describe('signing in and out', () => {
  it('merges the visitor’s cart into the saved one, reports it, with Undo (O-29)', async () => {
    const { store, dispatch, cart } = await readyCart()
    await dispatch(addToCart([{ ...pass, quantity: 3 }, annual]))
    signIn(store, 'member')
    await vi.waitFor(() => expect(cart().merge).toBeDefined())
    const [premium, desk, sign] = cart().cart.items
    expect([premium?.title, desk?.quantity, sign?.title]).toEqual(['Premium membership', 5, 'E-signature'])
    expect(localStore.read('cart')).toBeUndefined()
    // The cart says it, once: a toast would say it again.
    expect(describeMerge(required(cart().merge).summary)).toBe(
      'Premium membership added to your saved cart. Hot desk day pass: quantity changed from 2 to 5.',
    )
    expect(toasts().filter((text) => text.includes('saved cart'))).toEqual([])
    await dispatch(undoMerge())
    await dispatch(settleCart())
    expect(titles(savedCart('u-member')?.items ?? [])).toEqual(['Hot desk day pass', 'E-signature'])
    expect(cart().cart.items[0]?.quantity).toBe(2)
  })
  it('keeps the visitor’s cart for later if merging fails', async () => {
    const { store, dispatch, cart } = await readyCart()
    await dispatch(addToCart([kit]))
    fail('saveCart', '503')
    signIn(store, 'member')
    await vi.waitFor(() => expect(cart()).toMatchObject({ status: 'ready', owner: { kind: 'user' } }))
    await vi.waitFor(() => expect(titles(cart().cart.items)).toEqual(['Hot desk day pass', 'E-signature']))
    expect(localStore.read('cart')).toMatchObject({ items: [{ uid: 'brand-identity-kit' }] })
  })
  it('adds it up once when its answer is lost, and the next page cannot know whether it was saved', async () => {
    const { store, stop, dispatch, cart } = await readyCart()
    await dispatch(addToCart([{ ...pass, quantity: 3 }]))
    const heal = [fail('saveCart', 'drop-after'), fail('getCart', { drop: 'before', after: 1 })]
    signIn(store, 'member')
    await vi.waitFor(() => expect(cart().problem).toBeDefined())
    stop()
    for (const one of heal) one()
    const next = await readyCart('member')
    await vi.waitFor(() => expect(localStore.read('cart')).toBeUndefined())
    await next.dispatch(settleCart())
    expect(savedCart('u-member')?.items.map(({ quantity }) => quantity)).toEqual([5, 1])
    expect(next.cart().cart).toEqual(savedCart('u-member'))
  })
  it('clears the cart on sign-out (R-SESS-05)', async () => {
    const { store, cart } = await readyCart('member')
    expect(cart().cart.items).toHaveLength(2)
    signOutOf(store)
    expect(cart().cart.items).toEqual([])
    await vi.waitFor(() => expect(cart()).toMatchObject({ status: 'ready', owner: { kind: 'visitor' } }))
    expect(savedCart('u-member')?.items).toHaveLength(2)
  })
  it('keeps items that were added while the session was being restored', async () => {
    const store = makeStore()
    onTestFinished(watchCart(store))
    const taken = store.dispatch(addToCart([kit]))
    expect(cartCalls()).toEqual([])
    signIn(store, 'team-member')
    expect(await taken).toBe(true)
    expect(titles(savedCart('u-team-member')?.items ?? [])).toEqual(['Brand identity kit'])
  })
  it('adds what was put into it after a save whose answer was lost', async () => {
    const signature = goods('e-signature', 'e-signature-year')
    const { store, stop, dispatch } = await readyCart()
    await dispatch(addToCart([pass]))
    const heal = fail('saveCart', 'drop-after')
    signIn(store, 'member')
    await vi.waitFor(() => expect(savedCart('u-member')?.items).toHaveLength(2))
    stop()
    heal()
    const visitor = await readyCart()
    await visitor.dispatch(addToCart([signature]))
    visitor.stop()
    const next = await readyCart('member')
    await vi.waitFor(() => expect(localStore.read('cart')).toBeUndefined())
    await next.dispatch(settleCart())
    expect(titles(savedCart('u-member')?.items ?? [])).toContain(signature.title)
  })
  it('keeps what another device has saved since this one slept, and sees that nothing is left to pay', async () => {
    const { dispatch, cart } = await readyCart('member')
    const elsewhere = (items: (typeof kit)[]) =>
      Object.assign(required(db.carts.find(({ userId }) => userId === 'u-member')), {
        cart: { discountCode: null, items },
      })
    elsewhere([kit])
    const later = Date.now() + cartDelays.trust
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
    expect(await dispatch(addToCart([pass]))).toBe(true)
    expect(titles(savedCart('u-member')?.items ?? [])).toEqual([kit.title, pass.title])
    elsewhere([])
    clock.mockReturnValue(later + cartDelays.trust)
    await dispatch(settleCart())
    expect(cart().confirmed.items).toEqual([])
  })
  it('keeps what another device has saved since this one failed to save', async () => {
    const { dispatch } = await readyCart('member')
    const read = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(read + cartDelays.trust / 2)
    const heal = fail('saveCart', { status: 422, message: 'No.' })
    expect(await dispatch(addToCart([pass]))).toBe(false)
    await dispatch(settleCart())
    heal()
    required(db.carts.find(({ userId }) => userId === 'u-member')).cart = { discountCode: null, items: [kit] }
    clock.mockReturnValue(read + cartDelays.trust * 1.25)
    expect(await dispatch(addToCart([pass]))).toBe(true)
    expect(titles(savedCart('u-member')?.items ?? [])).toEqual([kit.title, pass.title])
  })
  it('notifies other tabs without the contents', async () => {
    const { dispatch } = await readyCart('team-member')
    const before = localStore.read('cart-saved')
    await dispatch(addToCart([kit]))
    expect(localStore.read('cart-saved')).not.toEqual(before)
    expect(localStore.read('cart')).toBeUndefined()
    onStorageChange('cart-saved', () => undefined)()
  })
})
