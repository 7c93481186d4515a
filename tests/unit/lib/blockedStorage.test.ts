import { expect, it, vi } from 'vitest'
import { chooseColourMode, readColourMode } from '@/lib/browser/colourMode'
import { clearDraft, clearDrafts, readDraft, writeDraft } from '@/lib/storage/drafts'
import { localStore, sessionStore } from '@/lib/storage/storage'
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

it('a value that could be stored again is the one that another tab may replace', () => {
  block()
  expect(localStore.write('a', 'unstored')).toBe(false)
  vi.unstubAllGlobals()
  expect(localStore.write('a', 'stored')).toBe(true)
  localStorage.setItem('dc:a', '"of another tab"')
  expect(localStore.read('a')).toBe('of another tab')
})

/** What all tabs share is full; what this tab has alone isn’t. */
function fill() {
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this === localStorage) throw new Error('full')
    setItem.call(this, key, value)
  })
}

it('a value that could not be stored gives way to what another tab stores or removes', () => {
  localStore.write('a', 'before')
  fill()
  localStore.write('a', 'unstored')
  expect(localStore.read('a')).toBe('unstored')
  vi.restoreAllMocks()
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
