import { fc } from '@tests/properties'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PaymentAdapter } from '@/store/payment/adapter'
import { attempts } from '@/store/payment/attempts'
import { outcomeAfterBank } from '@/store/payment/chargeAnswer'
import { delays } from '@/store/payment/checking'
import { Payment } from '@/store/payment/paymentMachine'
import { mayPay, type BankAnswer, type PaymentOutcome, type ReconcileResult } from '@/store/payment/types'
import { required } from '@tests/required'

/** Locks belong to a tab and go with it. */
const world = vi.hoisted(() => ({ locks: new Map<string, object>(), tab: {} as object }))
vi.mock('@/lib/calls/singleFlight', async () => (await import('@tests/tabs/tabLocks')).tabLocks(world))

/** The fate of a request: whether and when it charges, and when it is answered with what. Answers are always true. */
type Fate = {
  answer: 'paid' | 'ask' | 'declined' | 'refused' | 'lost'
  charges: boolean
  chargesAfter: number
  answersAfter: number
}
/** The fate of the bank's challenge; it may be confirmed without the page learning of it. */
type Bank = {
  says: BankAnswer | 'never'
  answersAfter: number
  confirmsAfter: number | undefined
  finishes: boolean
}
/** The delay of the records, and how long they can't be read. */
type Books = { lag: number; closedFor: number }
/** reopen: the tab is closed and opened again, without the memory of its session. */
const acts = [
  'pay', 'payThere', 'reload', 'reopen', 'recover', 'recheck', 'resume', 'cancel', 'signOut', 'signIn', 'wait', 'waitLong',
] as const // prettier-ignore
type Act = (typeof acts)[number]
type Outcome = PaymentOutcome<string>
type Row = {
  sentAt: number
  changedAt: number
  status: 'sent' | 'asked' | 'charged' | 'failed'
  mayCharge: boolean
  timer?: ReturnType<typeof setTimeout>
  confirmsAt?: number
}

const later = <Value>(ms: number, value: () => Value) =>
  new Promise<Value>((done) => setTimeout(() => done(value()), ms))
const never = new Promise<never>(() => undefined)
const met = new Set<string>()

/**
 * @param hasOrders whether the records hold what isn't paid yet. Throws on a false statement, and on a send too many
 */
async function play(hasOrders: boolean, fates: Fate[], banks: Bank[], books: Books, all: Act[]): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  world.locks.clear()
  const begun = Date.now()
  const rows = new Map<string, Row>()
  const charged = () => [...rows.values()].filter(({ status }) => status === 'charged').length
  const wrong: string[] = []
  let wanted = 0
  let asked = 0
  let signedIn = true

  const turn = (row: Row, status: Row['status']) => void Object.assign(row, { status, changedAt: Date.now() })

  const send = (reference: string): Promise<Outcome> => {
    if (rows.size >= wanted) wrong.push('sent without being asked')
    for (const { status, sentAt, mayCharge } of rows.values())
      if (status === 'charged' || mayCharge || (status !== 'failed' && Date.now() - sentAt < delays.horizon))
        wrong.push('sent again')
    const fate = required(fates[rows.size % fates.length])
    const isRefused = fate.answer === 'declined' || fate.answer === 'refused'
    const mayCharge = fate.answer === 'paid' || (fate.answer === 'lost' && fate.charges)
    const status = fate.answer === 'ask' ? 'asked' : isRefused ? 'failed' : 'sent'
    const row: Row = { sentAt: Date.now(), changedAt: Date.now(), status, mayCharge }
    rows.set(reference, row)
    if (mayCharge) setTimeout(() => turn(row, 'charged'), fate.chargesAfter)
    return later(fate.answersAfter, () => {
      if (fate.answer === 'ask') return { kind: 'actionRequired', clientSecret: reference }
      if (fate.answer === 'paid' && row.status === 'charged') return { kind: 'paid', receipt: 'o' }
      if (fate.answer === 'declined') return { kind: 'declined', error: { status: 402, message: 'No' } }
      return fate.answer === 'refused'
        ? { kind: 'refused', error: { status: 409, message: 'No' } }
        : { kind: 'unconfirmed' }
    })
  }
  /** The page with the bank's question is gone: what has begun there goes on, but not for ever. */
  const leave = () => {
    for (const row of rows.values()) {
      if (row.status !== 'asked') continue
      met.add('left')
      if ((row.confirmsAt ?? Infinity) - Date.now() < delays.horizon - books.lag) continue
      clearTimeout(row.timer)
      row.mayCharge = false
    }
  }
  const ask = (reference: string): Promise<BankAnswer> => {
    const row = required(rows.get(reference))
    const { says, answersAfter, confirmsAfter } = required(banks[asked++ % banks.length])
    if (row.status !== 'asked') return later(answersAfter, () => (row.status === 'charged' ? 'confirmed' : 'refused'))
    clearTimeout(row.timer)
    met.add(says)
    const confirms = says === 'confirmed' ? answersAfter : says === 'refused' ? undefined : confirmsAfter
    row.mayCharge = confirms !== undefined
    if (confirms !== undefined) {
      row.confirmsAt = Date.now() + confirms
      row.timer = setTimeout(() => turn(row, 'charged'), confirms)
    }
    if (says === 'never') return never
    return later(answersAfter, () => {
      if (says === 'refused') turn(row, 'failed')
      return says
    })
  }
  const read = (reference: string, hasSecret: boolean): ReconcileResult<string> => {
    const isShown = (at: number) => at + books.lag <= Date.now()
    if (!signedIn || Date.now() - begun < books.closedFor) return { kind: 'unreadable' }
    const { status, sentAt, changedAt } = required(rows.get(reference))
    if (status === 'charged' && isShown(changedAt)) return { kind: 'paid', receipt: 'o' }
    if (!hasOrders) return { kind: hasSecret ? 'pending' : 'none' }
    if (status === 'failed' && isShown(changedAt)) return { kind: 'failed' }
    return { kind: status !== 'sent' && isShown(sentAt) ? 'pending' : 'none' }
  }
  const finish = (reference: string): Promise<Outcome> => {
    const { status } = required(rows.get(reference))
    const { finishes } = required(banks[asked % banks.length])
    return later(900, () => {
      if (!finishes || status === 'asked') return { kind: 'unconfirmed' }
      return status === 'charged'
        ? { kind: 'paid', receipt: 'o' }
        : { kind: 'declined', error: { status: 402, message: 'No' } }
    })
  }

  const open = () => {
    const tab = { isOpen: true }
    const here = <Value>(work: Promise<Value>) => work.then((value) => (tab.isOpen ? value : never))
    const reconcile = async (attempt: Parameters<typeof adapter.reconcile>[0]) =>
      here(Promise.resolve(read(attempt.reference, attempts.secretOf(attempt) !== undefined)))
    const adapter: PaymentAdapter<object, string> = {
      send: ({ reference }) => here(send(reference)),
      authenticate: (secret) => here(ask(secret)),
      finish: (secret, attempt, bank) =>
        hasOrders ? here(finish(secret)) : outcomeAfterBank(bank, () => reconcile(attempt)),
      reconcile,
    }
    return { tab, payment: new Payment<object, string>('key', adapter) }
  }
  const tabs = [open(), open()] as [ReturnType<typeof open>, ReturnType<typeof open>]
  const at = (place: 0 | 1) => {
    world.tab = tabs[place].tab
    return tabs[place].payment
  }
  const check = () => {
    expect(wrong).toEqual([])
    expect(charged()).toBeLessThanOrEqual(1)
    for (const { payment } of tabs) {
      const state = payment.read()
      if (state.step === 'paid') expect(charged(), 'said paid').toBe(1)
      const said = state.step === 'notPaid' && rows.get(state.attempt.reference)
      if (said) expect(said.mayCharge, 'said not paid').toBe(false)
      if (state.step === 'blocked' && state.blocker.title === 'Your card was declined')
        expect([...rows.values()].map(({ status }) => status)).toContain('failed')
    }
  }
  const request = {
    confirmPrice: async () =>
      charged() > 0 ? { blocker: { title: 'Empty', text: '' } } : { cents: 9900 as const, facts: {} },
    card: async () => ({ source: 'tok' }),
  }
  const pay = (place: 0 | 1) => {
    const payment = at(place)
    if (mayPay(payment.read())) wanted += 1
    void payment.pay(request)
    void payment.pay(request)
  }
  const reload = () => {
    leave()
    const { tab } = tabs[0]
    tab.isOpen = false
    for (const [name, holder] of world.locks) if (holder === tab) world.locks.delete(name)
    tabs[0] = open()
    void at(0).recover()
  }
  const run: Partial<Record<Act, () => void>> = {
    pay: () => pay(0),
    payThere: () => pay(1),
    reload,
    reopen: () => {
      sessionStorage.clear()
      reload()
    },
    recover: () => void at(1).recover(),
    recheck: () => void at(0).recheck(),
    resume: () => void at(0).resume(),
    cancel: () => {
      leave()
      void at(0).cancel()
    },
    signOut: () => void (signedIn = false),
    signIn: () => void (signedIn = true),
  }
  pay(0)
  for (const act of all) {
    await vi.advanceTimersByTimeAsync(act === 'waitLong' ? 70_000 : act === 'wait' ? 9000 : 700)
    check()
    run[act]?.()
  }
  await vi.advanceTimersByTimeAsync(310_000)
  check()
  // Later, signed in and with readable records, the member sees the true state.
  signedIn = true
  const wasOpen = attempts.open('key') !== undefined
  tabs[1].tab.isOpen = false
  world.locks.clear()
  reload()
  await vi.advanceTimersByTimeAsync(310_000)
  check()
  if (wasOpen && charged() > 0) expect(['paid', 'unknown']).toContain(tabs[0].payment.read().step)
  for (const { tab } of tabs) tab.isOpen = false
  vi.clearAllTimers()
}

const fate: fc.Arbitrary<Fate> = fc.record({
  answer: fc.constantFrom<Fate['answer'][]>('paid', 'ask', 'ask', 'ask', 'declined', 'refused', 'lost', 'lost'),
  charges: fc.boolean(),
  chargesAfter: fc.constantFrom(0, 300, 18_000, 59_000, 80_000),
  answersAfter: fc.constantFrom(10, 900, 20_000, 60_000),
})
const bank: fc.Arbitrary<Bank> = fc.record({
  says: fc.constantFrom<Bank['says'][]>('confirmed', 'refused', 'unknown', 'never'),
  answersAfter: fc.constantFrom(10, 900, 20_000, 90_000),
  confirmsAfter: fc.constantFrom(undefined, 300, 5000, 60_000, 150_000),
  finishes: fc.boolean(),
})
const books = fc.record({ lag: fc.constantFrom(0, 0, 20_000), closedFor: fc.constantFrom(0, 0, 30_000, 400_000) })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }))

it.each([
  ['a kind whose records hold orders', true],
  ['a kind whose records hold only what is paid', false],
])('1,000 schedules of %s make no false statement and send nothing twice', async (_kind, hasOrders) => {
  const lists = [
    fc.array(fate, { minLength: 2, maxLength: 3 }),
    fc.array(bank, { minLength: 1, maxLength: 3 }),
  ] as const
  const some = fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 8 })
  met.clear()
  await fc.assert(
    fc.asyncProperty(...lists, books, some, (fates, banks, records, all) =>
      play(hasOrders, fates, banks, records, all),
    ),
    { numRuns: 1000 },
  )
  expect([...met].sort(), 'the bank’s answers').toEqual(['confirmed', 'left', 'never', 'refused', 'unknown'])
})
