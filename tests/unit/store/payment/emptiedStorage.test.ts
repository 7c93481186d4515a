import { beforeEach, expect, test } from 'vitest'
import type { PaymentAdapter } from '@/store/payment/adapter'
import { delays } from '@/store/payment/checking'
import { Payment } from '@/store/payment/paymentMachine'
import type { PaymentOutcome, ReconcileResult } from '@/store/payment/types'
import { teardown } from '@tests/teardown'

type Found = ReconcileResult<string>

beforeEach(() => teardown.set(delays, { horizon: 0, reads: [0] }))

const none: Found = { kind: 'none' }
const found: Found = { kind: 'paid', receipt: 'o-1' }
const cases = [
  ['unknown', 'recheck', found, 'paid'],
  ['unknown', 'recheck', none, 'notPaid'],
  ['unknown', 'recheck', { kind: 'unreadable' }, 'unknown'],
  ['awaitingBank', 'resume', found, 'paid'],
  ['awaitingBank', 'cancel', none, 'notPaid'],
] as const

test.each(cases)(
  'a payment (%s) whose stored attempt is gone is looked up in the records (%s)',
  async (step, act, record, after) => {
    let records: Found = step === 'unknown' ? { kind: 'unreadable' } : { kind: 'pending' }
    let sends = 0
    const adapter: PaymentAdapter<object, string> = {
      send: async (): Promise<PaymentOutcome<string>> => {
        sends += 1
        return step === 'unknown' ? { kind: 'unconfirmed' } : { kind: 'actionRequired', clientSecret: 'pi_1_secret' }
      },
      authenticate: async () => 'unknown',
      finish: async () => ({ kind: 'unconfirmed' }),
      reconcile: async () => records,
    }
    const payment = new Payment('cart:u', adapter)
    await payment.pay({
      confirmPrice: async () => ({ cents: 9900, facts: {} }),
      card: async () => ({ source: 'tok_visa_4242' }),
    })
    expect(payment.read().step).toBe(step)
    localStorage.clear()
    sessionStorage.clear()
    records = record
    await payment[act]()
    expect(payment.read().step).toBe(after)
    expect(sends).toBe(1)
  },
)
