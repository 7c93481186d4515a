import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Shape } from '@/contract/types'
import { addToCart, applyDiscountCode, reloadCart, removeFromCart, retryCart } from '@/store/cart/cartThunks'
import { selectCartCount } from '@/store/cart/cartState'
import { localStore } from '@/lib/storage/storage'
import { handlers } from '@mocks/handlers'
import { fail } from '@mocks/settings/faults'
import { toasts } from '@tests/calling'
import { watch } from '@tests/watch'
import { kit, passKey, readyCart, savedCart } from '@tests/payments/cartStore'

type Answer = Shape<'SavedCartAnswer'>
type CartCall = 'getCart' | 'saveCart' | 'calculateCart'

/** What a server may send instead of the full answer; it has made the change in any case. */
const shapes: Record<string, (answer: Answer) => unknown> = {
  'only the cart': ({ cart }) => ({ cart }),
  'only the figures': ({ calculated }) => ({ calculated }),
  'an empty object': () => ({}),
  nulls: () => ({ cart: null, calculated: null, errorMessage: null }),
  null: () => null,
  'a list': () => [],
}

/** The server answers a call in this shape, until `restore`. */
function answers(call: CartCall, shape: (answer: Answer) => unknown) {
  const handler = handlers[call] as (...asked: unknown[]) => Promise<Answer> | Answer
  return vi
    .spyOn(handlers as Record<CartCall, typeof handler>, call)
    .mockImplementation(async (...asked) => shape(await handler(...asked)) as Answer)
}

beforeEach(watch.allowContractBreach)

const uncalculated = 'We couldn’t calculate your cart. Please try again.'

describe.each(Object.entries(shapes))('a cart call that answers %s', (_name, shape) => {
  it('has saved a member’s change, and the figures are calculated', async () => {
    const { dispatch, cart } = await readyCart('member')
    answers('saveCart', shape)
    expect(await dispatch(addToCart([kit]))).toBe(true)
    expect(await dispatch(removeFromCart(passKey))).toBe(true)
    expect(toasts()).toEqual(['success: Item added to cart', 'success: Item removed from cart'])
    expect(cart().cart).toEqual(savedCart('u-member'))
    expect(cart()).toMatchObject({ status: 'ready', pending: [], calculated: { total: 810 } })
  })

  it('says that there are no figures where these can’t be had, and gets them later', async () => {
    const { store, dispatch, cart } = await readyCart('member')
    const spies = [answers('saveCart', ({ cart }) => shape({ ...(cart && { cart }) }))]
    spies.push(answers('calculateCart', ({ cart }) => shape({ ...(cart && { cart }) })))
    expect(await dispatch(addToCart([kit]))).toBe(true)
    expect(cart()).toMatchObject({ status: 'failed', problem: uncalculated, pending: [] })
    expect(selectCartCount(store.getState())).toBe(4)
    expect(toasts()).toEqual(['success: Item added to cart'])
    for (const spy of spies) spy.mockRestore()
    await dispatch(retryCart())
    expect(cart()).toMatchObject({ status: 'ready', calculated: { total: 875 } })
    expect(cart().cart).toEqual(savedCart('u-member'))
  })

  it('keeps a visitor’s change, with or without figures', async () => {
    const { dispatch, cart } = await readyCart()
    const spy = answers('calculateCart', shape)
    expect(await dispatch(addToCart([kit]))).toBe(true)
    expect(localStore.read('cart')).toMatchObject({ items: [{ uid: kit.uid }] })
    const { calculated } = cart()
    expect(toasts()).toEqual(calculated ? ['success: Item added to cart'] : [])
    expect(cart().problem).toBe(calculated ? undefined : uncalculated)
    spy.mockRestore()
    await dispatch(retryCart())
    expect(cart()).toMatchObject({ status: 'ready', calculated: { total: 690 }, cart: { items: [{ uid: kit.uid }] } })
  })

  it('says that a discount code applies only if an answer does', async () => {
    const { dispatch, cart } = await readyCart('member')
    answers('saveCart', shape)
    expect(await dispatch(applyDiscountCode('EXPIRED'))).toBe(false)
    expect(cart()).toMatchObject({ status: 'ready', cart: { discountCode: null }, codeNotice: { code: 'EXPIRED' } })
    expect(toasts().filter((text) => text.startsWith('success'))).toEqual([])
    expect(await dispatch(applyDiscountCode('DOER10'))).toBe(true)
    expect(cart()).toMatchObject({ cart: { discountCode: 'DOER10' }, calculated: { discount: { percent: 10 } } })
  })

  it('is never an empty cart to a member who reads it', async () => {
    const { store, dispatch, cart } = await readyCart('member')
    const spy = answers('getCart', shape)
    await dispatch(reloadCart())
    const isRead = cart().problem === undefined
    expect(cart().problem).toBe(isRead ? undefined : 'We couldn’t load your cart. Please try again.')
    expect(selectCartCount(store.getState())).toBe(3)
    spy.mockRestore()
    await dispatch(retryCart())
    expect(cart()).toMatchObject({ status: 'ready', calculated: { total: 185 } })
  })
})

it('a message alone is a refusal, except of a code', async () => {
  const { dispatch, cart } = await readyCart('member')
  const before = savedCart('u-member')
  vi.spyOn(handlers, 'saveCart').mockImplementation(() => ({ errorMessage: 'Sold out' }))
  expect(await dispatch(addToCart([kit]))).toBe(false)
  expect(toasts()).toEqual(['success: Item could not be added to cart: Sold out'])
  expect(cart()).toMatchObject({ status: 'ready', cart: before, pending: [] })
  expect(await dispatch(applyDiscountCode('DOER10'))).toBe(false)
  expect(cart()).toMatchObject({ status: 'ready', codeNotice: { code: 'DOER10', text: 'Sold out' } })
})

it.each(['no-content', 'accepted', 'empty', 'wrong-shape'])(
  'a change that is answered by %s is made',
  async (fault) => {
    const { dispatch, cart } = await readyCart('member')
    fail('saveCart', fault)
    expect(await dispatch(addToCart([kit]))).toBe(true)
    expect(toasts()).toEqual(['success: Item added to cart'])
    expect(cart().cart).toEqual(savedCart('u-member'))
    expect(cart()).toMatchObject({ status: 'ready', calculated: { total: 875 } })
  },
)

it.each([
  ['500', ['success: Item could not be added to cart']],
  ['cut', ['success: Item added to cart']],
  ['html', ['success: Item added to cart']],
  ['drop', ['error: The connection was lost: We don’t know if your last change was saved. Check it first.']],
])('a save that ends with %s is what the saved cart says', async (fault, told) => {
  const { dispatch, cart } = await readyCart('member')
  fail('saveCart', fault)
  const isTaken = await dispatch(addToCart([kit]))
  expect(isTaken).toBe(savedCart('u-member')?.items.some(({ uid }) => uid === kit.uid))
  expect(cart()).toMatchObject({ status: 'ready', cart: savedCart('u-member'), pending: [] })
  expect(toasts()).toEqual(told)
})
