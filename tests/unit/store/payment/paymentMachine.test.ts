import { fc } from '@tests/properties'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { criticalWork } from '@/lib/browser/criticalWork'
import type { PaymentAdapter, PaymentRequest } from '@/store/payment/adapter'
import { attempts } from '@/store/payment/attempts'
import { delays } from '@/store/payment/checking'
import { readOutcome } from '@/store/payment/chargeAnswer'
import { Payment } from '@/store/payment/paymentMachine'
import { mayPay, type BankAnswer, type PaymentOutcome, type ReconcileResult } from '@/store/payment/types'
import { patience } from '@tests/waits'
import { teardown } from '@tests/teardown'

type Receipt = { order: string }
type Facts = { what: string }

/** A server that counts requests and carries them out as the test says. */
function makeBank(
  answer: () => Promise<PaymentOutcome<Receipt>>,
  books: () => ReconcileResult<Receipt> = () => ({ kind: 'none' }),
) {
  const bank = { sends: 0, finishes: 0, asks: 0, said: 'confirmed' as BankAnswer }
  const adapter: PaymentAdapter<Facts, Receipt> = {
    async send() {
      bank.sends += 1
      return answer()
    },
    async authenticate() {
      bank.asks += 1
      return bank.said
    },
    async finish() {
      bank.finishes += 1
      return bank.said === 'confirmed'
        ? { kind: 'paid', receipt: { order: 'o-1' } }
        : { kind: 'declined', error: { status: 402, message: 'No', code: 'payment_intent_authentication_failure' } }
    },
    reconcile: async () => books(),
  }
  return { bank, adapter }
}

const order: PaymentRequest<Facts> = {
  confirmPrice: async () => ({ cents: 9900, facts: { what: 'cart' } }),
  card: async () => ({ source: 'tok_visa_4242' }),
}
const paid = async (): Promise<PaymentOutcome<Receipt>> => ({ kind: 'paid', receipt: { order: 'o-1' } })
const lost = async (): Promise<PaymentOutcome<Receipt>> => ({ kind: 'unconfirmed' })

beforeEach(() => teardown.set(delays, { horizon: 0, reads: [0] }))
afterEach(() => attempts.remove('cart:u'))

/** Locks as browsers have them, shared by all tabs of a test. */
function shareLocks() {
  const held = new Set<string>()
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: {
      request: async (name: string, _options: unknown, run: (lock: object | null) => Promise<unknown>) => {
        if (held.has(name)) return run(null)
        held.add(name)
        try {
          return await run({ name })
        } finally {
          held.delete(name)
        }
      },
    },
  })
}

/** The payments of a tab of its own: nothing but storage and the browser's locks is shared. */
async function anotherTab() {
  vi.resetModules()
  const { delays: theirs } = await import('@/store/payment/checking')
  Object.assign(theirs, { horizon: 0, reads: [0] })
  const tab = await import('@/store/payment/paymentMachine')
  return tab.Payment
}

test('three clicks in one turn are one request', async () => {
  const { bank, adapter } = makeBank(paid)
  const payment = new Payment('cart:u', adapter)
  await Promise.all([payment.pay(order), payment.pay(order), payment.pay(order)])
  expect(bank.sends).toBe(1)
  expect(payment.read()).toMatchObject({ step: 'paid', receipt: { order: 'o-1' } })
  expect(attempts.read('cart:u')).toBeUndefined()
  expect(criticalWork.pending()).toBe(false)
})

test('whatever is clicked, remounted or opened in a second tab: never a second send for one intent', async () => {
  shareLocks()
  const here = await anotherTab()
  const there = await anotherTab()
  const act = fc.constantFrom('click', 'enter', 'remount', 'otherTab', 'recover', 'turn', 'rest')
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(act, { minLength: 1, maxLength: 14 }),
      fc.constantFrom('paid', 'lostPaid', 'lostUnread', 'ask'),
      async (scheduler, acts, fate) => {
        attempts.remove('cart:u')
        let charged = 0
        const answer = async (): Promise<PaymentOutcome<Receipt>> => {
          await scheduler.schedule(Promise.resolve(), 'arrives')
          charged += 1
          await scheduler.schedule(Promise.resolve(), 'answers')
          if (fate === 'paid') return { kind: 'paid', receipt: { order: 'o-1' } }
          return fate === 'ask' ? { kind: 'actionRequired', clientSecret: 'pi_1_secret' } : { kind: 'unconfirmed' }
        }
        const books = (): ReconcileResult<Receipt> =>
          fate === 'lostUnread' ? { kind: 'unreadable' } : { kind: 'paid', receipt: { order: 'o-1' } }
        const { bank, adapter } = makeBank(answer, books)
        // Once paid, the cart is empty: there is nothing more to prepare.
        const once: PaymentRequest<Facts> = {
          confirmPrice: async () => {
            await scheduler.schedule(Promise.resolve(), 'prepares')
            return charged > 0 && fate !== 'lostUnread'
              ? { blocker: { title: 'Your cart is empty', text: '' } }
              : { cents: 9900, facts: { what: 'cart' } }
          },
          card: async () => {
            await scheduler.schedule(Promise.resolve(), 'tokenises')
            return { source: 'tok' }
          },
        }
        const tabs = [new here('cart:u', adapter), new there('cart:u', adapter)] as const
        // Within a tab a payment outlives its page; a remount only takes it up again.
        const running: Promise<unknown>[] = []
        for (const one of acts) {
          if (one === 'click' || one === 'enter') running.push(tabs[0].pay(once))
          if (one === 'otherTab') running.push(tabs[1].pay(once))
          if (one === 'remount') tabs[0].subscribe(() => undefined)()
          if (one === 'recover') running.push(tabs[1].recover())
          if (one === 'rest') await scheduler.waitFor(Promise.all(running))
          if (one === 'turn' && scheduler.count() > 0) await scheduler.waitOne()
        }
        await scheduler.waitFor(Promise.all(running))
        expect(bank.sends).toBeLessThanOrEqual(1)
        if (fate === 'lostUnread' && bank.sends === 1)
          expect(tabs.some((tab) => tab.read().step === 'unknown')).toBe(true)
      },
    ),
    { numRuns: 1000 },
  )
})

test('eight ways to lose an answer, each with its verdict', async () => {
  const unread = { status: 'offline', message: '' } as const
  const moments: [string, unknown, ReconcileResult<Receipt>, string][] = [
    ['before the upload', unread, { kind: 'none' }, 'notPaid'],
    ['after the upload', unread, { kind: 'paid', receipt: { order: 'o-9' } }, 'paid'],
    ['after the headers', { status: 'malformed', message: '' }, { kind: 'paid', receipt: { order: 'o-9' } }, 'paid'],
    ['in the middle of the body', { status: 'malformed', message: '' }, { kind: 'unreadable' }, 'unknown'],
    ['timeout', { status: 'timeout', message: '' }, { kind: 'pending', orderId: 'o-9' }, 'unknown'],
    ['5xx after the charge', { status: 502, message: '' }, { kind: 'gone' }, 'unknown'],
    ['HTML with status 200', { status: 'malformed', message: '' }, { kind: 'failed' }, 'notPaid'],
    ['something that is no answer', { name: 'AbortError' }, { kind: 'paid', receipt: { order: 'o-9' } }, 'paid'],
  ]
  for (const [moment, error, found, verdict] of moments) {
    attempts.remove('cart:u')
    const answer = async () => readOutcome({ error }, (): PaymentOutcome<Receipt> => ({ kind: 'unconfirmed' }))
    const { bank, adapter } = makeBank(answer, () => found)
    const payment = new Payment('cart:u', adapter)
    await payment.pay(order)
    expect(payment.read().step, moment).toBe(verdict)
    expect(mayPay(payment.read()), moment).toBe(verdict === 'notPaid')
    // While it is not known, no click sends anything.
    if (verdict === 'unknown') {
      await payment.pay(order)
      await new Payment('cart:u', adapter).pay(order)
    }
    expect(bank.sends, moment).toBe(1)
  }
})

test('a closed tab: the attempt is found again and decided, not repeated', async () => {
  const never = () => new Promise<PaymentOutcome<Receipt>>(() => undefined)
  const { adapter } = makeBank(never)
  const closed = new Payment('cart:closed', adapter)
  void closed.pay(order)
  await vi.waitFor(() => expect(closed.read().step).toBe('sending'))
  // Another browser process: the same record, no lock any more.
  const record = attempts.read('cart:closed')
  attempts.write('cart:u', record as NonNullable<typeof record>)
  const { bank, adapter: later } = makeBank(paid, () => ({ kind: 'paid', receipt: { order: 'o-2' } }))
  const opened = new Payment('cart:u', later)
  await opened.recover()
  expect(opened.read()).toMatchObject({ step: 'paid', receipt: { order: 'o-2' } })
  expect(bank.sends).toBe(0)
  attempts.remove('cart:closed')
})

test('a charge that the server carries out late is found, and only then something is said', async () => {
  Object.assign(delays, { horizon: patience, reads: [0, 20, 20] })
  const books: ReconcileResult<Receipt>[] = [
    { kind: 'none' },
    { kind: 'none' },
    { kind: 'paid', receipt: { order: 'late' } },
  ]
  const { adapter } = makeBank(lost, () => books.shift() ?? { kind: 'none' })
  const payment = new Payment('cart:u', adapter)
  await payment.pay(order)
  expect(payment.read()).toMatchObject({ step: 'paid', receipt: { order: 'late' } })
})

test('the bank asks: agreed is paid, refused charges nothing, and a lost answer waits for the payer', async () => {
  const ask = async (): Promise<PaymentOutcome<Receipt>> => ({ kind: 'actionRequired', clientSecret: 'pi_1_secret' })
  const { bank, adapter } = makeBank(ask, () => ({ kind: 'pending' }))
  const payment = new Payment('cart:u', adapter)
  bank.said = 'unknown'
  await payment.pay(order)
  expect(payment.read().step).toBe('awaitingBank')
  expect(bank.finishes).toBe(0)
  bank.said = 'confirmed'
  await payment.resume()
  expect(payment.read()).toMatchObject({ step: 'paid' })

  payment.dismiss()
  bank.said = 'refused'
  await payment.pay(order)
  const title = 'Your bank didn’t confirm the payment'
  expect(payment.read()).toMatchObject({ step: 'blocked', blocker: { kind: 'declined', title } })
  expect(bank.sends).toBe(2)
})

test('a stop before sending sends nothing; a decline lets one pay again', async () => {
  const { bank, adapter } = makeBank(async () => ({
    kind: 'declined',
    error: { status: 402, message: '', code: 'card_declined' },
  }))
  const payment = new Payment('cart:u', adapter)
  await payment.pay({ ...order, confirmPrice: async () => ({ blocker: { title: 'Changed', text: '' } }) })
  expect(bank.sends).toBe(0)
  expect(payment.read()).toMatchObject({ step: 'blocked', blocker: { title: 'Changed' } })
  await payment.pay({ ...order, card: async () => ({ blocker: { title: 'Card', text: '' } }) })
  expect(bank.sends).toBe(0)
  await payment.pay(order)
  expect(payment.read()).toMatchObject({ step: 'blocked', blocker: { title: 'Your card was declined' } })
  await payment.pay(order)
  expect(bank.sends).toBe(2)
})

test('another tab pays: this one says so, and may pay when the other is done', async () => {
  shareLocks()
  let answer: (verdict: PaymentOutcome<Receipt>) => void = () => undefined
  const { bank, adapter } = makeBank(() => new Promise((done) => (answer = done)))
  const one = new Payment('cart:u', adapter)
  const other = new (await anotherTab())('cart:u', adapter)
  const paying = one.pay(order)
  await vi.waitFor(() => expect(bank.sends).toBe(1))
  await other.pay(order)
  expect(other.read()).toMatchObject({ step: 'blocked', blocker: { kind: 'elsewhere' } })
  expect(bank.sends).toBe(1)
  answer({ kind: 'declined', error: { status: 402, message: 'No.', code: 'expired_card' } })
  await paying
  expect(one.read()).toMatchObject({ step: 'blocked', blocker: { title: 'Your card has expired' } })
})

test('a 402 with the error body of the contract is a decline, a 409 or 422 a refusal; every other status proves nothing', () => {
  const read = (): PaymentOutcome<Receipt> => ({ kind: 'paid', receipt: { order: 'o' } })
  const kindOf = (status: unknown, data: unknown = { message: 'm' }) =>
    readOutcome({ error: { status, message: 'm', data } }, read).kind
  expect(kindOf(402)).toBe('declined')
  expect(kindOf(402, { code: 'card_declined' })).toBe('declined')
  // Nothing left the browser.
  expect(kindOf('refused')).toBe('declined')
  for (const page of ['<html>Payment required</html>', '', null, [], { status: 402 }])
    expect(kindOf(402, page), JSON.stringify(page)).toBe('unconfirmed')
  for (const status of [400, 401, 403, 404, 408, 425, 429, 500, 502, 503, 504])
    expect(kindOf(status), String(status)).toBe('unconfirmed')
  for (const status of [409, 422]) {
    for (const body of [{ message: 'm' }, { errorMessage: 'm' }, { code: 'total_changed' }])
      expect(kindOf(status, body), JSON.stringify(body)).toBe('refused')
    for (const body of [
      '<html>Conflict</html>',
      'Conflict',
      '',
      null,
      [],
      {},
      { message: ' ' },
      { error: 'm' },
      { title: 'm', detail: 'm' },
    ])
      expect(kindOf(status, body), JSON.stringify(body)).toBe('unconfirmed')
  }
  for (const status of ['offline', 'timeout', 'aborted', 'malformed'])
    expect(kindOf(status), status).toBe('unconfirmed')
  expect(readOutcome({ data: undefined }, read).kind).toBe('unconfirmed')
})
