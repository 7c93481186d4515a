import { beforeEach, describe, expect, it, vi } from 'vitest'
import { criticalWork } from '@/lib/browser/criticalWork'
import type { PaymentAdapter, PaymentRequest } from '@/store/payment/adapter'
import { attempts } from '@/store/payment/attempts'
import { delays } from '@/store/payment/checking'
import { Payment } from '@/store/payment/paymentMachine'
import type { Attempt, PaymentOutcome, ReconcileResult } from '@/store/payment/types'
import { required } from '@tests/required'
import { teardown } from '@tests/teardown'
import { watch } from '@tests/watch'

type Outcome = PaymentOutcome<string>
type Found = ReconcileResult<string>

const day = 86_400_000
const key = 'cart:u'
const declined: Outcome = { kind: 'declined', error: { status: 402, message: 'No', code: 'expired_card' } }
const refused: Outcome = { kind: 'refused', error: { status: 409, message: 'Sold out' } }
const ask: Outcome = { kind: 'actionRequired', clientSecret: 'pi_secret' }
const lost: Outcome = { kind: 'unconfirmed' }
const paid: Found = { kind: 'paid', receipt: 'o-1' }
const none: Found = { kind: 'none' }
const unreadable: Found = { kind: 'unreadable' }

beforeEach(() => teardown.set(delays, { horizon: 0, reads: [0] }))

/** A payment with a server that answers as said: what it was asked is in its mocks. */
function made(outcome: Outcome, found: Found = none) {
  const adapter = {
    send: vi.fn(async (): Promise<Outcome> => outcome),
    authenticate: vi.fn(async () => 'unknown' as 'unknown' | 'confirmed' | 'refused'),
    finish: vi.fn(async (): Promise<Outcome> => ({ kind: 'paid', receipt: 'o-2' })),
    reconcile: vi.fn(async (): Promise<Found> => found),
    onPaid: vi.fn(),
    onDecidedElsewhere: vi.fn(),
  }
  const payment = new Payment(key, adapter as unknown as PaymentAdapter<object, string, object>)
  const request: PaymentRequest<object, object> = {
    confirmPrice: async () => ({ cents: 9900, facts: {} }),
    card: async () => ({ source: 'tok', face: { last4: '4242' } as never }),
    payload: { name: 'Ann' },
    onPaid: vi.fn(),
  }
  return {
    adapter,
    payment,
    request,
    pay: (more: Partial<typeof request> = {}) => payment.pay({ ...request, ...more }),
  }
}
const earlier = (more: Partial<Attempt> = {}): Attempt => ({
  reference: 'P-222222', cents: 9900, sentAt: Date.now(), stage: 'notPaid', facts: {}, ...more,
}) // prettier-ignore

it('sends what was confirmed, with what must not be stored, and tells who asked once it is paid', async () => {
  const { adapter, payment, request, pay } = made({ kind: 'paid', receipt: 'o-1' })
  await pay()
  const attempt = expect.objectContaining({ cents: 9900, stage: 'sent', reference: expect.stringMatching(/^P-[2-9A-HJ-NP-Z]{6}$/) }) // prettier-ignore
  expect(adapter.send.mock.calls).toEqual([[attempt, 'tok', { name: 'Ann' }, { last4: '4242' }]])
  expect(adapter.onPaid.mock.calls).toEqual([[attempt, 'o-1', false]])
  expect(request.onPaid).toHaveBeenCalledOnce()
  expect(payment.read()).toMatchObject({ step: 'paid', receipt: 'o-1' })
  expect(attempts.read(key)).toBeUndefined()
})

it('what was paid but not saved has no receipt', async () => {
  const { payment, pay } = made({ kind: 'notSaved' })
  await pay()
  expect(payment.read()).toMatchObject({ step: 'paid', receipt: null })
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
  ])('ends by what was found: %s', async (_what, outcome, found, state) => {
    const { adapter, payment, pay } = made(outcome, found)
    await pay()
    expect(payment.read()).toMatchObject(state)
    expect(adapter.onPaid.mock.calls.map(([, , isFound]) => isFound)).toEqual(found.kind === 'paid' ? [true] : [])
    expect(criticalWork.pending()).toBe(false)
    const { step } = payment.read()
    const stage = { notPaid: 'notPaid', blocked: 'notPaid', unknown: 'unknown', awaitingBank: 'authenticating' }[step as 'notPaid']
    expect(attempts.read(key)?.stage).toBe(stage)
  }) // prettier-ignore

  it.each<[Outcome, Found]>([
    [declined, none],
    [refused, none],
    [{ kind: 'unconfirmed', error: { status: 409, message: 'm' } }, none],
  ])('%o is described by the page that asked, if it knows more', async (outcome, found) => {
    const { payment, pay } = made(outcome, found)
    const blocker = { title: 'The code has expired', text: '' }
    await pay({ describeError: async () => blocker })
    expect(payment.read()).toEqual({ step: 'blocked', blocker })
    await pay({ describeError: async () => undefined })
    expect(payment.read()).not.toMatchObject({ blocker })
  })

  it('can’t be closed within a day, unless the records fit neither; then it is forgotten', async () => {
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
  ])('the earlier payment is looked up: %s', async (_what, more, found, step, sends) => {
    attempts.write(key, earlier(more))
    const { adapter, payment, pay } = made({ kind: 'paid', receipt: 'new' }, found)
    await pay()
    expect([payment.read().step, adapter.send.mock.calls.length]).toEqual([step, sends])
    if (step === 'paid') expect(payment.read()).toMatchObject({ receipt: sends ? 'new' : 'o-1' })
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
  ] as const)('%s is looked up: %o', async (_when, found, step) => {
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
  })
  it('after it was paid leaves it paid', async () => {
    const { payment, pay } = made({ kind: 'paid', receipt: 'o-1' })
    await pay({ onPaid: () => { throw new Error('x') } }) // prettier-ignore
    expect(payment.read().step).toBe('paid')
  })
})

describe('the bank’s question', () => {
  it.each<['confirmed' | 'refused', Outcome, string]>([
    ['confirmed', { kind: 'paid', receipt: 'o-2' }, 'paid'],
    ['refused', declined, 'blocked'],
    ['confirmed', lost, 'notPaid'],
    ['confirmed', ask, 'notPaid'],
  ])('%s, and answered by %o', async (bank, outcome, step) => {
    const { adapter, payment, pay } = made(ask)
    adapter.finish.mockResolvedValue(outcome)
    const authenticate = vi.fn(async () => bank)
    await pay({ authenticate })
    expect(authenticate.mock.calls).toEqual([['pi_secret']])
    expect(adapter.authenticate).not.toHaveBeenCalled()
    const sentAgain = expect.objectContaining({ stage: 'sent', lastSentAt: expect.any(Number) })
    expect(adapter.finish.mock.calls).toEqual([['pi_secret', sentAgain, bank]])
    expect(payment.read().step).toBe(step)
    expect(sessionStorage.getItem('dc:payment-secret:x')).toBeNull()
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

  it('isn’t asked for another payment than the one that waits', async () => {
    const { adapter, payment, pay } = made(ask, { kind: 'pending' })
    await pay()
    const other = earlier({ stage: 'authenticating', sentAt: Date.now() + 5 })
    attempts.write(key, other)
    attempts.keepSecret(other, 'pi_other')
    adapter.reconcile.mockResolvedValue(none)
    await payment.resume()
    expect([payment.read().step, adapter.authenticate.mock.calls.length]).toEqual(['notPaid', 1])
  })

  it('that was lost with its window may have been answered: it is looked up as if it was just sent', async () => {
    const hour = 3_600_000
    attempts.write(key, earlier({ stage: 'authenticating', sentAt: Date.now() - hour }))
    const { payment } = made(lost, unreadable)
    await payment.recover()
    expect(payment.read()).toMatchObject({ step: 'unknown', attempt: { lastSentAt: expect.any(Number) } })
  })
})
