import { beforeEach, expect, it, vi } from 'vitest'
import { isOld } from '@/store/payment/attempts'
import { delays } from '@/store/payment/checking'
import { Payment } from '@/store/payment/paymentMachine'
import { teardown } from '@tests/teardown'

const day = 86_400_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

/** A payment without a clear answer, and a server whose records say the same each time. */
async function undecided(kind: 'none' | 'unreadable', during = () => {}) {
  const payment = new Payment('cart:u', {
    send: async () => {
      during()
      return { kind: 'unconfirmed' }
    },
    authenticate: async () => 'unknown',
    finish: async () => ({ kind: 'unconfirmed' }),
    reconcile: async () => ({ kind }),
  })
  await payment.pay({
    confirmPrice: async () => ({ cents: 9900, facts: {} }),
    card: async () => ({ source: 'tok_visa_4242' }),
  })
  return payment
}

it('a payment is looked up for one more day after the device’s clock was set back', async () => {
  teardown.set(delays, { horizon: 0, reads: [0] })
  const payment = await undecided('unreadable')
  const began = Date.now()
  const isClosable = async (at: number) => {
    vi.setSystemTime(began + at)
    await payment.recheck()
    return payment.read()
  }
  expect(await isClosable(-4 * day)).toMatchObject({ step: 'unknown', closable: false })
  expect(await isClosable(-3.5 * day)).toMatchObject({ step: 'unknown', closable: false })
  expect(await isClosable(-2.5 * day)).toMatchObject({ step: 'unknown', closable: true })
})

it('a payment is looked up as long as it may be running when the device’s clock was set forward', async () => {
  teardown.set(delays, { horizon: 60, reads: [0, 20] })
  const began = performance.now()
  const payment = await undecided('none', () => vi.setSystemTime(Date.now() + day))
  expect(payment.read().step).toBe('notPaid')
  expect(performance.now() - began).toBeGreaterThanOrEqual(59)
})

it.each([
  ['an hour after it was sent', 0, 1, false],
  ['a day after', 0, 24, false],
  ['25 hours after', 0, 25, true],
  ['put right to the moment of sending, after it stood two days back', -48, 0, false],
  ['put right after a check in which the clock stood two days back', -48, 1, false],
  ['sent with a clock five days ahead, checked twice within a day', -120, -110, false],
  ['the same a day later', -120, -90, true],
])('a payment is too old to be checked after a day: %s', (_, seen, now, old) => {
  const sentAt = Date.parse('2026-11-21T00:00:00Z')
  const hour = 3_600_000
  expect(isOld({ sentAt, seenAt: sentAt + seen * hour }, sentAt + now * hour)).toBe(old)
})
