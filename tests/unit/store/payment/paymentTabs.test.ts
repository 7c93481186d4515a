import { beforeEach, describe, expect, it, vi } from 'vitest'
import { attempts, keyOf, newReference } from '@/store/payment/attempts'
import { delays, readUntilSettled, sentNow } from '@/store/payment/checking'
import { Payment } from '@/store/payment/paymentMachine'
import { paymentOf } from '@/store/payment/paymentOf'
import { openRsvpKey, rsvpKey } from '@/store/payment/rsvpKey'
import { isUndecided, lockText, mayPay, shownAttempt, type Attempt, type ReconcileResult } from '@/store/payment/types'
import { payer } from '@tests/payments/payers'
import { teardown } from '@tests/teardown'

const key = 'cart:u'
const attempt = (more: Partial<Attempt> = {}): Attempt => ({
  reference: 'P-222222', cents: 9900, sentAt: 100, stage: 'sent', facts: {}, ...more,
}) // prettier-ignore
const blocker = { title: 'No', text: '' }
const unreadable = { kind: 'unreadable' } as const

/** A payment that has ended in this step, with whether another tab's decision was heard. */
async function endedIn(step: 'paid' | 'notPaid' | 'unknown' | 'blocked' | 'elsewhere') {
  teardown.set(delays, { horizon: 0, reads: [0] })
  const heard = vi.fn()
  const payment = new Payment<object, string>(key, {
    send: async () => (step === 'paid' ? { kind: 'paid', receipt: 'o' } : { kind: 'unconfirmed' }),
    authenticate: async () => 'unknown',
    finish: async () => ({ kind: 'unconfirmed' }),
    reconcile: async () => (step === 'notPaid' ? { kind: 'none' } : unreadable),
    onDecidedElsewhere: heard,
  })
  const why = step === 'elsewhere' ? { ...blocker, kind: 'elsewhere' as const } : blocker
  const isBlocked = step === 'blocked' || step === 'elsewhere'
  await payment.pay({
    confirmPrice: async () => (isBlocked ? { blocker: why } : { cents: 1, facts: {} }),
    card: async () => ({ source: null }),
  })
  return { payment, heard }
}
const another = (name = `dc:payment:${key}`) => window.dispatchEvent(new StorageEvent('storage', { key: name, storageArea: localStorage })) // prettier-ignore

describe('a payment that another tab has decided', () => {
  it.each([
    ['unknown', 'idle'],
    ['notPaid', 'idle'],
    ['elsewhere', 'idle'],
    ['blocked', 'blocked'],
    ['paid', 'paid'],
  ] as const)('is %s here, then %s', async (step, after) => {
    const { payment, heard } = await endedIn(step)
    const stop = payment.follow()
    attempts.remove(key)
    another('dc:payment:other')
    expect(heard).not.toHaveBeenCalled()
    another()
    expect([payment.read().step, heard.mock.calls.length]).toEqual([after, 1])
    stop()
    another()
    expect(heard).toHaveBeenCalledOnce()
  })

  it('is not heard of while it is open', async () => {
    const { payment, heard } = await endedIn('unknown')
    payment.follow()
    another()
    expect([payment.read().step, heard.mock.calls.length]).toEqual(['unknown', 0])
  })
})

describe('the result of a payment', () => {
  it.each([
    ['paid', 'idle'],
    ['notPaid', 'idle'],
    ['blocked', 'idle'],
    ['unknown', 'unknown'],
  ] as const)('%s is %s once it was shown and its page is left', async (step, after) => {
    const { payment } = await endedIn(step)
    const [leave, stay] = [payment.subscribe(() => undefined), payment.subscribe(() => undefined)]
    const later = () => new Promise((done) => setTimeout(done))
    leave()
    await later()
    expect(payment.read().step).toBe(step === 'unknown' ? 'unknown' : step)
    stay()
    await later()
    expect(payment.read().step).toBe(after)
  })

  it('is told to the page, and no longer to one that is left', async () => {
    const { payment } = await endedIn('paid')
    const [here, gone] = [vi.fn(), vi.fn()]
    payment.subscribe(here)
    payment.subscribe(gone)()
    payment.dismiss()
    payment.close()
    expect([here.mock.calls.length, gone.mock.calls.length]).toEqual([1, 0])
  })
})

it('asks before the page is left only while a request may be lost with it', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const seen: [step: string, asks: boolean][] = []
  const look = () => void seen.push([payment.read().step, asks()])
  teardown.set(delays, { horizon: 0, reads: [0] })
  const payment = new Payment<object, string>(key, {
    send: async () => ({ kind: 'actionRequired', clientSecret: 'pi' }),
    authenticate: async () => 'confirmed',
    finish: async () => ({ kind: 'unconfirmed' }),
    reconcile: async () => unreadable,
  })
  payment.subscribe(look)
  await payment.pay({ confirmPrice: async () => ({ cents: 1, facts: {} }), card: async () => ({ source: null }) })
  expect(seen).toEqual([
    ['preparing', true], ['sending', true], ['authenticating', true], ['sending', true], ['checking', false], ['unknown', false],
  ]) // prettier-ignore
})

describe('what is kept of a payment', () => {
  it.each([
    ['nothing', undefined, undefined],
    ['no reference', { ...attempt(), reference: 7 }, undefined],
    ['no amount', { ...attempt(), cents: '1' }, undefined],
    ['no time', { ...attempt(), sentAt: null }, undefined],
    ['no facts', { ...attempt(), facts: undefined }, undefined],
    ['all of it', attempt(), 'P-222222'],
  ])('counts only with %s', (_what, kept, reference) => {
    if (kept) localStorage.setItem(`dc:payment:${key}`, JSON.stringify(kept))
    expect(attempts.read(key)?.reference).toBe(reference)
  })

  it.each([
    ['alone', undefined, attempt(), 'own'],
    ['and a later one of another tab', attempt({ reference: 'shared', sentAt: 200 }), attempt(), 'shared'],
    ['and an earlier one of another tab', attempt({ reference: 'shared', sentAt: 50 }), attempt(), 'own'],
    ['and one of another tab at the same time', attempt({ reference: 'shared' }), attempt(), 'own'],
    ['which another tab has changed', attempt({ reference: 'own', sentAt: 200 }), attempt(), 'own'],
  ])('where this tab’s could not be shared: %s', (_what, shared, own, reference) => {
    if (shared) localStorage.setItem(`dc:payment:${key}`, JSON.stringify(shared))
    sessionStorage.setItem(`dc:payment:${key}`, JSON.stringify({ ...own, reference: 'own' }))
    expect(attempts.read(key)).toMatchObject({ reference, sentAt: reference === 'own' ? 100 : 200 })
  })

  it('is open until it is decided, and goes with the bank’s secret', () => {
    attempts.write(key, attempt())
    attempts.keepSecret(attempt(), 'pi')
    expect([attempts.open(key)?.reference, attempts.secretOf(attempt())]).toEqual(['P-222222', 'pi'])
    expect(attempts.secretOf(attempt({ reference: 'P-333333' }))).toBeUndefined()
    attempts.write(key, attempt({ stage: 'notPaid' }))
    expect([attempts.open(key), attempts.read(key)?.reference]).toEqual([undefined, 'P-222222'])
    attempts.remove(key)
    expect([attempts.read(key), attempts.secretOf(attempt())]).toEqual([undefined, undefined])
    sessionStorage.setItem('dc:payment-secret:P-222222', '7')
    expect(attempts.secretOf(attempt())).toBeUndefined()
  })

  it('is named by a new reference, and with its moment for the server', () => {
    const all = Array.from({ length: 50 }, newReference)
    expect(new Set(all).size).toBe(50)
    expect(all.filter((one) => !/^P-[2-9A-HJ-NP-Z]{6}$/.test(one))).toEqual([])
    expect(keyOf(attempt())).toBe('P-222222-100')
  })

  it('is one for a visitor or a user of an event', () => {
    expect([rsvpKey('ev', undefined), rsvpKey('ev', 'u')]).toEqual(['rsvp:ev:visitor', 'rsvp:ev:u'])
    expect(openRsvpKey('ev', 'u')).toBeUndefined()
    for (const one of ['rsvp:ev:u', 'rsvp:ev:visitor']) {
      attempts.write(one, attempt())
      expect(openRsvpKey('ev', 'u')).toBe(one)
    }
    expect(openRsvpKey('ev-2', 'u')).toBeUndefined()
  })
})

it('a payment outlives its page: one for each key', () => {
  const { dispatch } = payer()
  const make = vi.fn(() => ({}) as never)
  const first = dispatch(paymentOf('a', make))
  expect([dispatch(paymentOf('a', make)) === first, dispatch(paymentOf('b', make)) === first]).toEqual([true, false])
  expect(make).toHaveBeenCalledTimes(2)
})

describe('the records are read', () => {
  const minute = 60_000
  /** When they are read, in seconds, until they say so. */
  async function readsOf(asked: Attempt, found: (round: number) => ReconcileResult<string> = () => ({ kind: 'none' })) {
    const at: number[] = []
    const began = Date.now()
    const settled = readUntilSettled(asked, async () => {
      at.push(Math.round((Date.now() - began) / 1000))
      return found(at.length)
    })
    await vi.advanceTimersByTimeAsync(10 * minute)
    return { at, found: await settled }
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }))
  const all = [0, 2, 6, 14, 29, 59, 89, 119, 120]

  it.each([
    ['just sent', () => attempt({ sentAt: sentNow() }), all],
    ['sent a minute ago', () => attempt({ sentAt: Date.now() - minute }), [0, 2, 6, 14, 29, 59, 60]],
    ['confirmed just now', () => attempt({ sentAt: 1, lastSentAt: Date.now() }), all],
    ['sent long ago', () => attempt({ sentAt: Date.now() - 60 * minute }), [0]],
    ['sent by a clock that is ahead', () => attempt({ sentAt: Date.now() + 60 * minute }), all],
  ])('until it can no longer be running: %s', async (_when, asked, at) => {
    expect((await readsOf(asked())).at).toEqual(at)
  })

  it.each<[string, ReconcileResult<string>, boolean, number]>([
    ['paid', { kind: 'paid', receipt: 'o' }, false, 2],
    ['failed', { kind: 'failed' }, false, 2],
    ['pending, with the bank to be asked again', { kind: 'pending' }, true, 2],
    ['pending', { kind: 'pending' }, false, 9],
    ['neither', { kind: 'gone' }, false, 9],
    ['not readable', unreadable, false, 9],
  ])('until it is decided: %s', async (_what, found, isKept, rounds) => {
    const asked = attempt({ sentAt: Date.now() })
    if (isKept) attempts.keepSecret(asked, 'pi')
    const read = await readsOf(asked, (round) => (round === 1 ? { kind: 'none' } : found))
    expect([read.at.length, read.found]).toEqual([rounds, found])
  })
})

it.each([
  ['idle', true, false, false, undefined],
  ['preparing', false, false, false, 'Preparing your payment…'],
  ['sending', false, false, true, 'Paying. Please keep this page open…'],
  ['authenticating', false, false, true, undefined],
  ['refused', false, false, true, undefined],
  ['checking', false, true, true, undefined],
  ['awaitingBank', false, true, true, undefined],
  ['blocked', true, false, false, undefined],
  ['notPaid', true, false, false, undefined],
  ['unknown', false, true, true, undefined],
  ['paid', false, false, false, undefined],
] as const)('%s: may be paid %s, is undecided %s, shows an open attempt %s, locks the page: %s', (step, may, open, shows, text) => {
  const state = { step, ...(['idle', 'preparing', 'blocked'].includes(step) ? {} : { attempt: attempt() }) }
  expect([mayPay({ step }), isUndecided({ step }), lockText({ step })]).toEqual([may, open, text])
  expect(shownAttempt(state as never) !== undefined).toBe(shows)
}) // prettier-ignore
