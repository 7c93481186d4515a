import { beforeEach, describe, expect, it, vi } from 'vitest'
import { attempts, isOld, keyOf, newReference } from '@/store/payment/attempts'
import { readUntilSettled, sentNow } from '@/store/payment/checking'
import { paymentOf } from '@/store/payment/paymentOf'
import { openRsvpKey, rsvpKey } from '@/store/payment/rsvpKey'
import { isUndecided, lockText, mayPay, shownAttempt, type Attempt, type ReconcileResult } from '@/store/payment/types'
import {
  ask, earlier, key, lost, made, none, paid, quickChecks, unreadable,
} from '@tests/payments/madePayment' // prettier-ignore
import { payer } from '@tests/payments/payers'

const day = 86_400_000
const attempt = (more: Partial<Attempt> = {}) => earlier({ sentAt: 100, stage: 'sent', ...more })
const blocker = { title: 'No', text: '' }

/** A payment that has ended in this step, and a mock function that is called when another tab decides it. */
async function endedIn(step: 'paid' | 'notPaid' | 'unknown' | 'blocked' | 'elsewhere') {
  quickChecks()
  const outcome = step === 'paid' ? { kind: 'paid' as const, receipt: 'o' } : lost
  const { payment, adapter, pay } = made(outcome, step === 'notPaid' ? none : unreadable)
  const why = step === 'elsewhere' ? { ...blocker, kind: 'elsewhere' as const } : blocker
  await pay(step === 'blocked' || step === 'elsewhere' ? { confirmPrice: async () => ({ blocker: why }) } : {})
  return { payment, heard: adapter.onDecidedElsewhere }
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

  it('has no effect on this one while it is undecided', async () => {
    const { payment, heard } = await endedIn('unknown')
    payment.follow()
    another()
    expect([payment.read().step, heard.mock.calls.length]).toEqual(['unknown', 0])
  })
})

it('a payment blocks another with the same key, but none with a different key', async () => {
  quickChecks()
  const [one, same, other] = [made(lost), made(lost), made(lost, none, 'rsvp:ev')]
  const paying = one.pay()
  await Promise.all([same.pay(), other.pay()])
  await paying
  expect(same.payment.read()).toMatchObject({ step: 'blocked', blocker: { kind: 'elsewhere' } })
  expect([one, same, other].map(({ adapter }) => adapter.send.mock.calls.length)).toEqual([1, 0, 1])
})

describe('a page that is opened again', () => {
  beforeEach(quickChecks)
  it.each([
    ['nothing was left', undefined, paid, 'idle'],
    ['it was decided', earlier(), paid, 'idle'],
    ['it was just sent', earlier({ stage: 'sent' }), paid, 'paid'],
    ['it was unknown', earlier({ stage: 'unknown' }), paid, 'paid'],
    ['it was refused', earlier({ stage: 'unknown', error: { status: 403, message: 'm' } }), none, 'notPaid'],
  ])('checks what an earlier payment has left: %s', async (_what, left, found, step) => {
    if (left) attempts.write(key, left)
    const { payment } = made(lost, found)
    await payment.recover()
    expect(payment.read().step).toBe(step)
  })

  it('checks an unknown payment again, but not one that waits for the bank', async () => {
    for (const [outcome, found, reads] of [[lost, unreadable, 2], [ask, { kind: 'pending' }, 1]] as const) {
      const { adapter, payment, pay } = made(outcome, found)
      await pay()
      await payment.recover()
      expect(adapter.reconcile).toHaveBeenCalledTimes(reads)
      attempts.remove(key)
    }
  }) // prettier-ignore

  it('is not blocked by its own second check', async () => {
    const { payment, pay } = made(lost, unreadable)
    await pay()
    const steps = new Set<string>()
    payment.subscribe(() => steps.add(payment.read().step))
    await Promise.all([payment.recheck(), payment.recheck()])
    expect([...steps]).toEqual(['checking', 'unknown'])
  })
})

it('while another tab pays, this one is blocked and says so', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, _how: unknown, run: (lock: null) => unknown) => run(null) } }) // prettier-ignore
  const { payment } = await endedIn('paid')
  expect(payment.read()).toMatchObject({ step: 'blocked', blocker: { kind: 'elsewhere' } })
  expect(attempts.read(key)).toBeUndefined()
})

describe('the result of a payment', () => {
  it.each([
    ['paid', 'idle'],
    ['notPaid', 'idle'],
    ['blocked', 'idle'],
    ['unknown', 'unknown'],
  ] as const)('%s becomes %s once it was shown and its page was left', async (step, after) => {
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

  it('is reported to the page, unless the page was left', async () => {
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
  quickChecks()
  const { payment, adapter, pay } = made(ask, unreadable)
  adapter.finish.mockResolvedValue(lost)
  payment.subscribe(() => void seen.push([payment.read().step, asks()]))
  await pay({ authenticate: async () => 'confirmed' })
  expect(seen).toEqual([
    ['preparing', true], ['sending', true], ['authenticating', true], ['sending', true], ['checking', false], ['unknown', false],
  ]) // prettier-ignore
})

describe('the stored attempt of a payment', () => {
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

  it('is open until it is decided, and is deleted together with the bank’s secret', () => {
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

  it('has a new reference, which together with its time is the key for the server', () => {
    const all = Array.from({ length: 50 }, newReference)
    expect(new Set(all).size).toBe(50)
    expect(all.filter((one) => !/^P-[2-9A-HJ-NP-Z]{6}$/.test(one))).toEqual([])
    expect(keyOf(attempt())).toBe('P-222222-100')
  })

  it('is found for an event whether a visitor or the user made it', () => {
    expect([rsvpKey('ev', undefined), rsvpKey('ev', 'u')]).toEqual(['rsvp:ev:visitor', 'rsvp:ev:u'])
    expect(openRsvpKey('ev', 'u')).toBeUndefined()
    for (const one of ['rsvp:ev:u', 'rsvp:ev:visitor']) {
      attempts.write(one, attempt())
      expect(openRsvpKey('ev', 'u')).toBe(one)
    }
    expect(openRsvpKey('ev-2', 'u')).toBeUndefined()
  })
})

it('a payment is looked up for one more day after the device’s clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { payment } = await endedIn('unknown')
  const began = Date.now()
  for (const [days, closable] of [[-4, false], [-3.5, false], [-2.5, true]] as const) {
    vi.setSystemTime(began + days * day)
    await payment.recheck()
    expect(payment.read()).toMatchObject({ step: 'unknown', closable })
  }
}) // prettier-ignore

it.each([
  ['an hour after it was sent', 0, 1, false],
  ['a day after', 0, 24, false],
  ['25 hours after', 0, 25, true],
  ['put right to the moment of sending, after it stood two days back', -48, 0, false],
  ['put right after a check in which the clock stood two days back', -48, 1, false],
  ['sent with a clock five days ahead, checked twice within a day', -120, -110, false],
  ['the same a day later', -120, -90, true],
])('a payment is too old to be checked after a day: %s', (_what, seen, now, old) => {
  const hour = day / 24
  expect(isOld({ sentAt: 0, seenAt: seen * hour }, now * hour)).toBe(old)
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
  const later = (sent: Attempt) => (vi.setSystemTime(Date.now() + day), sent)

  it.each([
    ['just sent', () => attempt({ sentAt: sentNow() }), all],
    ['just sent, by a clock that was set forward since', () => later(attempt({ sentAt: sentNow() })), all],
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
