import { beforeEach, describe, expect, it, vi } from 'vitest'
import { criticalWork } from '@/lib/browser/criticalWork'
import { attempts } from '@/store/payment/attempts'
import type { Attempt } from '@/store/payment/types'
import {
  ask, declined, earlier, type Found, key, lost, made, none, type Outcome, paid, quickChecks, refused, unreadable,
} from '@tests/payments/madePayment' // prettier-ignore
import { required } from '@tests/required'
import { watch } from '@tests/watch'

const day = 86_400_000
beforeEach(quickChecks)

it('sends the confirmed payment with the data that is not stored, and notifies its page once it is paid', async () => {
  const { adapter, payment, request, pay } = made({ kind: 'paid', receipt: 'o-1' })
  await pay()
  const attempt = expect.objectContaining({ cents: 9900, stage: 'sent', reference: expect.stringMatching(/^P-[2-9A-HJ-NP-Z]{6}$/) }) // prettier-ignore
  expect(adapter.send.mock.calls).toEqual([[attempt, 'tok', { name: 'Ann' }, { last4: '4242' }]])
  expect(adapter.onPaid.mock.calls).toEqual([[attempt, 'o-1', false]])
  expect(request.onPaid).toHaveBeenCalledOnce()
  expect(payment.read()).toMatchObject({ step: 'paid', receipt: 'o-1' })
  expect(attempts.read(key)).toBeUndefined()
})

it('a payment that was made but not saved has no receipt', async () => {
  const { payment, pay } = made({ kind: 'notSaved' })
  await pay()
  expect(payment.read()).toMatchObject({ step: 'paid', receipt: null })
})

it('three clicks in one turn, and one before the result is gone, are one payment', async () => {
  const { adapter, payment, pay } = made({ kind: 'paid', receipt: 'o-1' })
  await Promise.all([pay(), pay(), pay()])
  await pay()
  expect([payment.read().step, adapter.send.mock.calls.length]).toEqual(['paid', 1])
})

it('nothing is sent at another price or without a card; a declined card is followed by the next one', async () => {
  const { adapter, payment, request, pay } = made(declined)
  const blocker = { title: 'The price has changed', text: '' }
  for (const stop of ['confirmPrice', 'card'] as const) {
    await pay({ ...request, [stop]: async () => ({ blocker }) })
    await payment.recheck()
    expect([payment.read(), adapter.send.mock.calls.length]).toEqual([{ step: 'blocked', blocker }, 0])
  }
  await pay()
  expect(payment.read()).toMatchObject({ step: 'blocked', blocker: { title: 'Your card has expired' } })
  await pay()
  expect([attempts.read(key), adapter.send.mock.calls.length]).toEqual([undefined, 2])
})

describe('a payment that was checked to the end', () => {
  it.each<[string, Outcome, Found, object]>([
    ['a trace', lost, paid, { step: 'paid', receipt: 'o-1' }],
    ['no trace', lost, none, { step: 'notPaid', isCertain: false }],
    ['no trace, and a server that was in trouble', { kind: 'unconfirmed', error: { status: 500, message: 'm' } }, none, { step: 'notPaid', isCertain: false }],
    ['no trace, and a server that said no', { kind: 'unconfirmed', error: { status: 403, message: 'm' } }, none, { step: 'notPaid', isCertain: true }],
    ['a failure', lost, { kind: 'failed' }, { step: 'notPaid', isCertain: true }],
    ['neither', lost, { kind: 'gone' }, { step: 'unknown', closable: true }],
    ['no records', lost, unreadable, { step: 'unknown', closable: false }],
    ['an order that waits', lost, { kind: 'pending', orderId: 'o-3' }, { step: 'unknown', closable: false, orderId: 'o-3' }],
    ['an order that waits for a bank that can be asked again', ask, { kind: 'pending' }, { step: 'awaitingBank' }],
    ['a refusal, and no trace', refused, none, { step: 'blocked', blocker: { text: 'Sold out. You weren’t charged.' } }],
    ['a refusal, and neither', refused, { kind: 'gone' }, { step: 'blocked' }],
    ['a refusal, and a trace', refused, paid, { step: 'paid', receipt: 'o-1' }],
    ['a refusal, and no records', refused, unreadable, { step: 'unknown' }],
    ['a refusal, and an order that waits', refused, { kind: 'pending' }, { step: 'unknown' }],
  ])('ends with what the records show: %s', async (_what, outcome, found, state) => {
    const { adapter, payment, pay } = made(outcome, found)
    await pay()
    expect(payment.read()).toMatchObject(state)
    expect(adapter.onPaid.mock.calls.map(([, , isFound]) => isFound)).toEqual(found.kind === 'paid' ? [true] : [])
    expect(criticalWork.pending()).toBe(false)
    const { step } = payment.read()
    const stage = { notPaid: 'notPaid', blocked: 'notPaid', unknown: 'unknown', awaitingBank: 'authenticating' }[step as 'notPaid']
    expect(attempts.read(key)?.stage).toBe(stage)
  }) // prettier-ignore

  it('says why it was refused while the records are read, and is found again if the page goes meanwhile', async () => {
    const { adapter, payment, pay } = made(refused)
    const seen: unknown[] = []
    adapter.reconcile.mockImplementation(async () => {
      seen.push(payment.read(), attempts.open(key)?.error, criticalWork.pending())
      return none
    })
    await pay()
    expect(seen).toMatchObject([{ step: 'refused', text: 'Sold out' }, { status: 409, message: 'Sold out' }, true])
  })

  it.each<[Outcome, Found]>([
    [declined, none],
    [refused, none],
    [{ kind: 'unconfirmed', error: { status: 409, message: 'm' } }, none],
  ])('%o is described by the page that pays, if it knows more', async (outcome, found) => {
    const { payment, pay } = made(outcome, found)
    const blocker = { title: 'The code has expired', text: '' }
    await pay({ describeError: async () => blocker })
    expect(payment.read()).toEqual({ step: 'blocked', blocker })
    await pay({ describeError: async () => undefined })
    expect(payment.read()).not.toMatchObject({ blocker })
  })

  it.each<[string, Outcome, Found, 'recheck' | 'resume' | 'cancel', Found, string]>([
    ['unknown', lost, unreadable, 'recheck', paid, 'paid'],
    ['unknown', lost, unreadable, 'recheck', none, 'notPaid'],
    ['unknown', lost, unreadable, 'recheck', unreadable, 'unknown'],
    ['awaitingBank', ask, { kind: 'pending' }, 'resume', paid, 'paid'],
    ['awaitingBank', ask, { kind: 'pending' }, 'cancel', none, 'notPaid'],
  ])(
    '(%s) is checked, and the bank is not asked again, although the stored attempt is gone',
    async (step, outcome, found, act, later, after) => {
      const { adapter, payment, pay } = made(outcome, found)
      await pay()
      expect(payment.read().step).toBe(step)
      if (act !== 'resume') localStorage.clear()
      sessionStorage.clear()
      adapter.reconcile.mockResolvedValue(later)
      await payment[act]()
      expect([payment.read().step, adapter.send.mock.calls.length]).toEqual([after, 1])
      expect(adapter.authenticate).toHaveBeenCalledTimes(outcome === ask ? 1 : 0)
    },
  )

  it('can be closed only after a day, or if the records fit neither outcome; then it is deleted', async () => {
    const { payment, pay } = made(lost, unreadable)
    await pay()
    payment.close()
    expect(payment.read().step).toBe('unknown')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + day + 1000 })
    await payment.recheck()
    expect(payment.read()).toMatchObject({ closable: true })
    payment.close()
    expect([payment.read().step, attempts.read(key)]).toEqual(['idle', undefined])
  })
})

describe('before it is paid again', () => {
  it.each<[string, Partial<Attempt>, Found, string, number]>([
    ['no trace', {}, none, 'paid', 1],
    ['the records fit neither', {}, { kind: 'gone' }, 'paid', 1],
    ['it was paid', {}, paid, 'paid', 0],
    ['the records can’t be read', {}, unreadable, 'blocked', 0],
    ['an order waits', {}, { kind: 'pending' }, 'unknown', 0],
    ['it is older than a day', { sentAt: Date.now() - 2 * day }, paid, 'paid', 1],
    ['it is undecided', { stage: 'unknown' }, none, 'notPaid', 0],
    ['it was just sent', { stage: 'sent' }, paid, 'paid', 0],
  ])('the earlier payment is checked: %s', async (_what, more, found, step, sends) => {
    attempts.write(key, earlier(more))
    const { adapter, payment, request, pay } = made({ kind: 'paid', receipt: 'new' }, found)
    const confirmPrice = vi.fn(request.confirmPrice)
    await pay({ confirmPrice })
    expect([payment.read().step, adapter.send.mock.calls.length]).toEqual([step, sends])
    expect(confirmPrice).toHaveBeenCalledTimes(sends)
    const told = adapter.onPaid.mock.calls.map(([, receipt, isFound]) => [receipt, isFound])
    expect(told).toEqual(step === 'paid' ? [sends ? ['new', false] : ['o-1', true]] : [])
  })

  it('nothing is sent if another tab has sent it while the card was read', async () => {
    const { adapter, payment, pay } = made(lost, paid)
    const card = async () => {
      attempts.write(key, earlier({ stage: 'sent' }))
      return { source: 'tok' }
    }
    await pay({ card })
    expect([payment.read().step, adapter.send.mock.calls.length]).toEqual(['paid', 0])
  })

  it('nothing is sent while it is undecided', async () => {
    const { adapter, payment, pay } = made(lost, unreadable)
    await pay()
    await pay()
    expect([payment.read().step, adapter.send.mock.calls.length]).toEqual(['unknown', 1])
  })
})

describe('an error in our own code', () => {
  beforeEach(() => watch.allow(/A payment was interrupted/))
  it('before anything is sent charges nothing', async () => {
    const { payment, pay } = made(lost)
    await pay({ confirmPrice: () => Promise.reject(new Error('x')) })
    expect(payment.read()).toMatchObject({ step: 'blocked', blocker: { title: 'We couldn’t start the payment' } })
  })
  it.each([
    ['after it was sent', paid, 'paid'],
    ['after it was sent', unreadable, 'unknown'],
  ] as const)('%s is checked: %o', async (_when, found, step) => {
    const { adapter, payment, pay } = made(lost, found)
    adapter.send.mockRejectedValue(new Error('x'))
    await pay()
    expect(payment.read().step).toBe(step)
  })
  it('in a read of the records proves nothing', async () => {
    const { adapter, payment, pay } = made(lost)
    adapter.reconcile.mockRejectedValue(new Error('x'))
    await pay()
    expect(payment.read().step).toBe('unknown')
    expect(criticalWork.pending()).toBe(false)
    attempts.write(key, earlier())
    const again = made(lost)
    again.adapter.reconcile.mockRejectedValue(new Error('x'))
    await again.pay()
    expect([again.payment.read().step, again.adapter.send.mock.calls.length]).toEqual(['blocked', 0])
  })
  it('after it was paid leaves it paid', async () => {
    const { payment, pay } = made({ kind: 'paid', receipt: 'o-1' })
    await pay({ onPaid: () => { throw new Error('x') } }) // prettier-ignore
    expect(payment.read().step).toBe('paid')
  })
})

describe('the bank’s question', () => {
  it.each<['confirmed' | 'refused', Outcome, Found, string]>([
    ['confirmed', { kind: 'paid', receipt: 'o-2' }, none, 'paid'],
    ['refused', declined, none, 'blocked'],
    ['confirmed', lost, none, 'notPaid'],
    ['confirmed', ask, none, 'notPaid'],
    ['confirmed', lost, { kind: 'pending' }, 'unknown'],
    ['refused', lost, { kind: 'pending' }, 'awaitingBank'],
  ])('%s, and answered by %o, with %o in the records', async (bank, outcome, found, step) => {
    const { adapter, payment, pay } = made(ask, found)
    adapter.finish.mockResolvedValue(outcome)
    const authenticate = vi.fn(async () => bank)
    await pay({ authenticate })
    expect(authenticate.mock.calls).toEqual([['pi_secret']])
    expect(adapter.authenticate).not.toHaveBeenCalled()
    const sentAgain = expect.objectContaining({ stage: 'sent', lastSentAt: expect.any(Number) })
    expect(adapter.finish.mock.calls).toEqual([['pi_secret', sentAgain, bank]])
    expect(payment.read().step).toBe(step)
    // Only what was not confirmed can be asked again.
    expect(sessionStorage).toHaveLength(step === 'awaitingBank' ? 1 : 0)
  })

  it.each([declined, refused])('asked again and refused is reported as such: %o', async (outcome) => {
    const { adapter, payment, pay } = made(ask, { kind: 'pending' })
    await pay()
    adapter.authenticate.mockResolvedValue('refused')
    adapter.finish.mockResolvedValue(outcome)
    adapter.reconcile.mockResolvedValue(none)
    await payment.resume()
    expect(payment.read().step).toBe('blocked')
  })

  it('can be asked again, or left', async () => {
    for (const act of ['resume', 'cancel'] as const) {
      const { adapter, payment, pay } = made(ask, { kind: 'pending' })
      await payment[act]()
      await pay()
      expect(payment.read().step).toBe('awaitingBank')
      adapter.authenticate.mockResolvedValue('confirmed')
      await payment[act]()
      expect(payment.read()).toMatchObject({ step: 'paid', receipt: 'o-2' })
      const [secret, , bank] = required(adapter.finish.mock.calls[0]) as unknown[]
      expect([secret, bank]).toEqual(['pi_secret', act === 'resume' ? 'confirmed' : 'unknown'])
      expect(sessionStorage).toHaveLength(0)
      payment.dismiss()
    }
  })

  it('is not asked for another payment than the pending one', async () => {
    const { adapter, payment, pay } = made(ask, { kind: 'pending' })
    await pay()
    const other = earlier({ stage: 'authenticating', sentAt: Date.now() + 5 })
    attempts.write(key, other)
    attempts.keepSecret(other, 'pi_other')
    adapter.reconcile.mockResolvedValue(none)
    await payment.resume()
    expect([payment.read().step, adapter.authenticate.mock.calls.length]).toEqual(['notPaid', 1])
  })

  it('that was lost with its window may have been answered: the payment is checked as if it was just sent', async () => {
    const hour = 3_600_000
    attempts.write(key, earlier({ stage: 'authenticating', sentAt: Date.now() - hour }))
    const { payment } = made(lost, unreadable)
    await payment.recover()
    expect(payment.read()).toMatchObject({ step: 'unknown', attempt: { lastSentAt: expect.any(Number) } })
    attempts.write(key, earlier({ stage: 'unknown' }))
    await payment.recheck()
    expect(payment.read()).not.toHaveProperty('attempt.lastSentAt')
  })
})
