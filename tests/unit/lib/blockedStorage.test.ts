import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSavedForLater } from '@/areas/public/cart/lines/savedForLater'
import { emptyCart } from '@/domain/cart/cart'
import { chooseColourMode, readColourMode } from '@/lib/browser/colourMode'
import { clearDraft, clearDrafts, readDraft, writeDraft } from '@/lib/storage/drafts'
import { localStore, sessionStore } from '@/lib/storage/storage'
import { visitorCart } from '@/store/cart/cartStorage'
import { clearIntendedPath, intendedPath, rememberIntendedPath } from '@/store/navigation/intendedPath'
import { attempts } from '@/store/payment/attempts'
import { registered } from '@/store/registration/registered'
import { forgetOutage, outage, rememberOutage } from '@/store/session/outage'

const attempt = { reference: 'P-7KQ2MB', cents: 100, sentAt: 1, stage: 'sent', facts: {} } as const
const begun = { teamId: 'team-acme', charged: 100, invited: 1 }
const draft = () => readDraft('enquiry', 2)

function block() {
  const refuse = () => {
    throw new Error('blocked')
  }
  for (const name of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse })
}

const kinds: [what: string, keep: () => void, read: () => unknown, forget: () => void, none?: unknown][] = [
  ['a value', () => localStore.write('a', { b: 1 }), () => localStore.read('a'), () => localStore.remove('a')],
  [
    'a value of the tab',
    () => sessionStore.write('a', 1),
    () => sessionStore.read('a'),
    () => sessionStore.remove('a'),
  ],
  ['the intended path', () => rememberIntendedPath('/account/email'), intendedPath, clearIntendedPath],
  ['an outage', () => rememberOutage('/cart'), outage, forgetOutage],
  ['a payment', () => attempts.write('cart', attempt), () => attempts.read('cart'), () => attempts.remove('cart')],
  [
    'a secret of a payment',
    () => attempts.keepSecret(attempt, 'pi_secret'),
    () => attempts.secretOf(attempt),
    () => attempts.dropSecret(attempt),
  ],
  [
    'a registration',
    () => registered.begin('u-1', begun),
    () => registered.read('u-1'),
    () => registered.remove('u-1'),
  ],
  ['a draft', () => writeDraft('enquiry', { text: 'Hi' }, 1), draft, () => clearDraft('enquiry')],
  ['a draft, until sign-out', () => writeDraft('enquiry', { text: 'Hi' }, 1), draft, clearDrafts],
  ['the colour mode', () => chooseColourMode('dark'), readColourMode, () => localStore.remove('colourMode'), 'system'],
]

it.each(kinds)(
  '%s is kept as long as the page where storage is blocked, and can be forgotten',
  (_what, keep, read, forget, none) => {
    block()
    keep()
    const kept = read()
    expect(kept).toBeDefined()
    expect(kept).not.toEqual(none)
    forget()
    expect(read()).toEqual(none)
    keep()
    vi.unstubAllGlobals()
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    keep()
    expect(read()).toEqual(kept)
  },
)

it('after a blocked write, a value that could be stored can be replaced by another tab', () => {
  block()
  expect(localStore.write('a', 'unstored')).toBe(false)
  vi.unstubAllGlobals()
  expect(localStore.write('a', 'stored')).toBe(true)
  localStorage.setItem('dc:a', '"of another tab"')
  expect(localStore.read('a')).toBe('of another tab')
})

/** Makes `localStorage` full, but not `sessionStorage`. */
function fill() {
  const { localStorage: real } = window
  const get = (_target: Storage, name: string) => {
    if (name === 'setItem') throw new DOMException('full', 'QuotaExceededError')
    const value: unknown = Reflect.get(real, name)
    return typeof value === 'function' ? (...args: unknown[]) => Reflect.apply(value, real, args) as unknown : value
  }
  vi.stubGlobal('localStorage', new Proxy(real, { get }))
}
const empty = () => vi.unstubAllGlobals()

it('a value that could not be stored gives way to what another tab stores or removes', () => {
  localStore.write('a', 'before')
  fill()
  localStore.write('a', 'unstored')
  expect(localStore.read('a')).toBe('unstored')
  empty()
  localStorage.setItem('dc:a', '"of another tab"')
  expect(localStore.read('a')).toBe('of another tab')
  localStorage.removeItem('dc:a')
  expect(localStore.read('a')).toBeUndefined()
})

it('what follows a payment with full storage is known after a reload, until it is done', async () => {
  registered.write('u-2', { ...begun, teamId: 'team-before', left: ['told'] })
  fill()
  attempts.write('cart', attempt)
  registered.begin('u-2', begun)
  vi.resetModules()
  const { attempts: later } = await import('@/store/payment/attempts')
  const { registered: lately } = await import('@/store/registration/registered')
  expect(later.open('cart')).toEqual(attempt)
  expect(lately.read('u-2')).toMatchObject({ ...begun, left: ['email', 'seen', 'switch', 'told'] })
  later.remove('cart')
  lately.remove('u-2')
  expect(later.open('cart')).toBeUndefined()
  expect(lately.read('u-2')).toBeUndefined()
})

const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const items = (uid: string) => [{ uid, variation: 'Yearly', quantity: 1, addOns: [] }]

const carts: [what: string, begin: () => { write: (uid: string) => void; clear: () => void; read: () => unknown }][] = [
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

it.each(carts)('%s is not lost without a word once storage is full', (_what, begin) => {
  const { write, clear, read } = begin()
  write('a')
  expect([read(), asksBeforeLeaving()]).toEqual(['a', false])
  fill()
  write('b')
  write('c')
  expect([read(), asksBeforeLeaving()]).toEqual(['c', true])
  empty()
  write('d')
  expect([read(), asksBeforeLeaving()]).toEqual(['d', false])
  fill()
  write('e')
  clear()
  expect([read(), asksBeforeLeaving()]).toEqual([undefined, false])
})
