import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attempts } from '@/components/payment/attempts'
import { Payment, paymentPace, type Flow, type Order } from '@/components/payment/payment'
import { mayPay, type Finding, type Verdict } from '@/components/payment/states'
import { stopOf, verdictOf } from '@/components/payment/verdict'
import { criticalWork } from '@/lib/criticalWork'

type Receipt = { order: string }
type Facts = { what: string }

/** A server that counts what it is sent, and does with it what it is told. */
function makeBank(answer: () => Promise<Verdict<Receipt>>, books: () => Finding<Receipt> = () => ({ kind: 'none' })) {
  const bank = { sends: 0, finishes: 0, asks: 0, said: 'agreed' as 'agreed' | 'refused' | 'lost' }
  const flow: Flow<Facts, Receipt> = {
    async send() {
      bank.sends += 1
      return answer()
    },
    async confirm() {
      bank.asks += 1
      return bank.said
    },
    async finish() {
      bank.finishes += 1
      return bank.said === 'agreed'
        ? { kind: 'paid', receipt: { order: 'o-1' } }
        : { kind: 'refused', error: { status: 402, message: 'No', code: 'payment_intent_authentication_failure' } }
    },
    find: async () => books(),
  }
  return { bank, flow }
}

const order: Order<Facts> = {
  prepare: async () => ({ cents: 9900, facts: { what: 'cart' } }),
  card: async () => ({ source: 'tok_visa_4242' }),
}
const paid = async (): Promise<Verdict<Receipt>> => ({ kind: 'paid', receipt: { order: 'o-1' } })
const lost = async (): Promise<Verdict<Receipt>> => ({ kind: 'lost' })
const looks = paymentPace.looks

beforeEach(() => {
  paymentPace.looks = [0, 0]
})
afterEach(() => {
  paymentPace.looks = looks
  attempts.remove('cart:u')
  vi.unstubAllGlobals()
})

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
  const tab = await import('@/components/payment/payment')
  tab.paymentPace.looks = [0, 0]
  return tab.Payment
}

test('three clicks in one turn are one request (T5.1)', async () => {
  const { bank, flow } = makeBank(paid)
  const payment = new Payment('cart:u', flow)
  await Promise.all([payment.pay(order), payment.pay(order), payment.pay(order)])
  expect(bank.sends).toBe(1)
  expect(payment.read()).toMatchObject({ step: 'confirmed', receipt: { order: 'o-1' } })
  expect(attempts.read('cart:u')).toBeUndefined()
  expect(criticalWork.pending()).toBe(false)
})

test('whatever is clicked, remounted or opened in a second tab: never a second send for one intent (T5.1)', async () => {
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
        const answer = async (): Promise<Verdict<Receipt>> => {
          await scheduler.schedule(Promise.resolve(), 'arrives')
          charged += 1
          await scheduler.schedule(Promise.resolve(), 'answers')
          if (fate === 'paid') return { kind: 'paid', receipt: { order: 'o-1' } }
          return fate === 'ask' ? { kind: 'ask', clientSecret: 'pi_1_secret' } : { kind: 'lost' }
        }
        const books = (): Finding<Receipt> =>
          fate === 'lostUnread' ? { kind: 'unreadable' } : { kind: 'paid', receipt: { order: 'o-1' } }
        const { bank, flow } = makeBank(answer, books)
        // Once paid, the cart is empty: there is nothing more to prepare.
        const once: Order<Facts> = {
          prepare: async () => {
            await scheduler.schedule(Promise.resolve(), 'prepares')
            return charged > 0 && fate !== 'lostUnread'
              ? { stop: { title: 'Your cart is empty', text: '' } }
              : { cents: 9900, facts: { what: 'cart' } }
          },
          card: async () => {
            await scheduler.schedule(Promise.resolve(), 'tokenises')
            return { source: 'tok' }
          },
        }
        const tabs = [new here('cart:u', flow), new there('cart:u', flow)] as const
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
}, 60_000)

test('eight ways to lose an answer, each with its verdict (T5.2)', async () => {
  const unread = { status: 'offline', message: '' } as const
  const moments: [string, unknown, Finding<Receipt>, string][] = [
    ['before the upload', unread, { kind: 'none' }, 'unpaid'],
    ['after the upload', unread, { kind: 'paid', receipt: { order: 'o-9' } }, 'confirmed'],
    [
      'after the headers',
      { status: 'malformed', message: '' },
      { kind: 'paid', receipt: { order: 'o-9' } },
      'confirmed',
    ],
    ['in the middle of the body', { status: 'malformed', message: '' }, { kind: 'unreadable' }, 'unknown'],
    ['timeout', { status: 'timeout', message: '' }, { kind: 'pending', orderId: 'o-9' }, 'unknown'],
    ['5xx after the charge', { status: 502, message: '' }, { kind: 'gone' }, 'unknown'],
    ['HTML with status 200', { status: 'malformed', message: '' }, { kind: 'failed' }, 'unpaid'],
    ['something that is no answer', { name: 'AbortError' }, { kind: 'paid', receipt: { order: 'o-9' } }, 'confirmed'],
  ]
  for (const [moment, error, found, verdict] of moments) {
    attempts.remove('cart:u')
    const answer = async () => verdictOf({ error }, (): Verdict<Receipt> => ({ kind: 'lost' }))
    const { bank, flow } = makeBank(answer, () => found)
    const payment = new Payment('cart:u', flow)
    await payment.pay(order)
    expect(payment.read().step, moment).toBe(verdict)
    expect(mayPay(payment.read()), moment).toBe(verdict === 'unpaid')
    // While it is not known, no click sends anything.
    if (verdict === 'unknown') {
      await payment.pay(order)
      await new Payment('cart:u', flow).pay(order)
    }
    expect(bank.sends, moment).toBe(1)
  }
})

test('a closed tab: the attempt is found again and decided, not repeated', async () => {
  const never = () => new Promise<Verdict<Receipt>>(() => undefined)
  const { flow } = makeBank(never)
  const closed = new Payment('cart:closed', flow)
  void closed.pay(order)
  await vi.waitFor(() => expect(closed.read().step).toBe('sent'))
  // Another browser process: the same record, no lock any more.
  const record = attempts.read('cart:closed')
  attempts.write('cart:u', record as NonNullable<typeof record>)
  const { bank, flow: later } = makeBank(paid, () => ({ kind: 'paid', receipt: { order: 'o-2' } }))
  const opened = new Payment('cart:u', later)
  await opened.recover()
  expect(opened.read()).toMatchObject({ step: 'confirmed', receipt: { order: 'o-2' } })
  expect(bank.sends).toBe(0)
  attempts.remove('cart:closed')
})

test('every look is taken before a payment is said not to have happened', async () => {
  paymentPace.looks = [0, 0, 0]
  const books: Finding<Receipt>[] = [{ kind: 'none' }, { kind: 'none' }, { kind: 'paid', receipt: { order: 'late' } }]
  const { flow } = makeBank(lost, () => books.shift() ?? { kind: 'none' })
  const payment = new Payment('cart:u', flow)
  await payment.pay(order)
  expect(payment.read()).toMatchObject({ step: 'confirmed', receipt: { order: 'late' } })
})

test('the bank asks: agreed is paid, refused charges nothing, and a lost answer waits for the payer', async () => {
  const ask = async (): Promise<Verdict<Receipt>> => ({ kind: 'ask', clientSecret: 'pi_1_secret' })
  const { bank, flow } = makeBank(ask, () => ({ kind: 'pending' }))
  const payment = new Payment('cart:u', flow)
  bank.said = 'lost'
  await payment.pay(order)
  expect(payment.read().step).toBe('waiting')
  expect(bank.finishes).toBe(0)
  bank.said = 'agreed'
  await payment.resume()
  expect(payment.read()).toMatchObject({ step: 'confirmed' })

  payment.dismiss()
  bank.said = 'refused'
  await payment.pay(order)
  expect(payment.read()).toMatchObject({ step: 'stopped', stop: { kind: 'declined', next: 'again' } })
  expect(bank.sends).toBe(2)
})

test('a stop before sending sends nothing; a decline lets one pay again', async () => {
  const { bank, flow } = makeBank(async () => ({
    kind: 'refused',
    error: { status: 402, message: '', code: 'card_declined' },
  }))
  const payment = new Payment('cart:u', flow)
  await payment.pay({ ...order, prepare: async () => ({ stop: { title: 'Changed', text: '' } }) })
  expect(bank.sends).toBe(0)
  expect(payment.read()).toMatchObject({ step: 'stopped', stop: { title: 'Changed' } })
  await payment.pay({ ...order, card: async () => ({ stop: { title: 'Card', text: '' } }) })
  expect(bank.sends).toBe(0)
  await payment.pay(order)
  expect(payment.read()).toMatchObject({ step: 'stopped', stop: { title: 'Your card was declined' } })
  await payment.pay(order)
  expect(bank.sends).toBe(2)
})

test('another tab pays: this one says so, and may pay when the other is done', async () => {
  shareLocks()
  let answer: (verdict: Verdict<Receipt>) => void = () => undefined
  const { bank, flow } = makeBank(() => new Promise((done) => (answer = done)))
  const one = new Payment('cart:u', flow)
  const other = new (await anotherTab())('cart:u', flow)
  const paying = one.pay(order)
  await vi.waitFor(() => expect(bank.sends).toBe(1))
  await other.pay(order)
  expect(other.read()).toMatchObject({ step: 'stopped', stop: { kind: 'elsewhere' } })
  expect(bank.sends).toBe(1)
  answer({ kind: 'refused', error: { status: 422, message: 'Sold out.' } })
  await paying
  expect(one.read()).toMatchObject({ step: 'stopped', stop: { text: 'Sold out. Nothing was charged.' } })
})

test('what the server refuses is told from what got lost', () => {
  const read = (): Verdict<Receipt> => ({ kind: 'paid', receipt: { order: 'o' } })
  const kindOf = (status: unknown) => verdictOf({ error: { status, message: 'm' } }, read).kind
  for (const status of [400, 401, 402, 403, 404, 409, 422, 429, 'refused'])
    expect(kindOf(status), String(status)).toBe('refused')
  for (const status of [408, 425, 500, 502, 503, 504, 'offline', 'timeout', 'aborted', 'malformed'])
    expect(kindOf(status), String(status)).toBe('lost')
  expect(verdictOf({ data: undefined }, read).kind).toBe('lost')
  expect(stopOf({ status: 401, message: '' }).kind).toBe('session')
})
