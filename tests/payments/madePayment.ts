import { vi } from 'vitest'
import type { PaymentAdapter, PaymentRequest } from '@/store/payment/adapter'
import { delays } from '@/store/payment/checking'
import { Payment } from '@/store/payment/paymentMachine'
import type { Attempt, BankAnswer, PaymentOutcome, ReconcileResult } from '@/store/payment/types'
import { teardown } from '@tests/teardown'

export type Outcome = PaymentOutcome<string>
export type Found = ReconcileResult<string>

export const key = 'cart:u'
export const declined: Outcome = { kind: 'declined', error: { status: 402, message: 'No', code: 'expired_card' } }
export const refused: Outcome = { kind: 'refused', error: { status: 409, message: 'Sold out' } }
export const ask: Outcome = { kind: 'actionRequired', clientSecret: 'pi_secret' }
export const lost: Outcome = { kind: 'unconfirmed' }
export const paid: Found = { kind: 'paid', receipt: 'o-1' }
export const none: Found = { kind: 'none' }
export const unreadable: Found = { kind: 'unreadable' }

/** Makes payments read the records only once, without a delay. */
export const quickChecks = () => teardown.set(delays, { horizon: 0, reads: [0] })

/** A payment whose server returns `outcome` and `found`; its adapter consists of mock functions. */
export function made(outcome: Outcome, found: Found = none, of = key) {
  const adapter = {
    send: vi.fn(async (): Promise<Outcome> => outcome),
    authenticate: vi.fn(async () => 'unknown' as BankAnswer),
    finish: vi.fn(async (): Promise<Outcome> => ({ kind: 'paid', receipt: 'o-2' })),
    reconcile: vi.fn(async (): Promise<Found> => found),
    onPaid: vi.fn(),
    onDecidedElsewhere: vi.fn(),
  }
  const payment = new Payment(of, adapter as unknown as PaymentAdapter<object, string, object>)
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
/** The stored attempt of an earlier payment. */
export const earlier = (more: Partial<Attempt> = {}): Attempt => ({
  reference: 'P-222222', cents: 9900, sentAt: Date.now(), stage: 'notPaid', facts: {}, ...more,
}) // prettier-ignore
