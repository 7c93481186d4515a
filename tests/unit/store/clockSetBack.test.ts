import { beforeEach, expect, it, vi } from 'vitest'
import { isOld } from '@/store/payment/attempts'
import { isMaintenanceOn } from '@/app/maintenance'
import { mayReloadNow } from '@/lib/browser/automaticReload'
import { readDraft, writeDraft } from '@/lib/storage/drafts'
import { socialSignIn } from '@/lib/storage/socialSignIn'
import { readContent } from '@/store/content/readContent'
import { delays } from '@/store/payment/checking'
import { Payment } from '@/store/payment/paymentMachine'
import { makeStore, type AppStore } from '@/store/store'
import { requestLog } from '@mocks/requestLog'
import { teardown } from '@tests/teardown'

const minute = 60_000
const day = 24 * 60 * minute
let store: AppStore

beforeEach(() => {
  store = makeStore()
  vi.useFakeTimers({ toFake: ['Date'] })
})

/** Whether it sends a request; a test of one that doesn't waits in vain. */
const asked = async (read: () => Promise<unknown>) => {
  const before = requestLog.read().length
  await read()
  await vi.waitFor(() => expect(requestLog.read().length).toBeGreaterThan(before))
  return true
}
const menu = () => store.dispatch(readContent('menu.json'))
const maintenance = () => isMaintenanceOn(store)

const kinds: [what: string, begin: () => unknown, ask: () => unknown, back: number][] = [
  ['a sign-in at a provider is still under way', socialSignIn.begin, socialSignIn.underWay, minute],
  ['a draft is still there', () => writeDraft('a', { text: 'Hi' }, Date.now()), () => !!readDraft('a', Date.now()), minute],
  ['a page may reload itself again', mayReloadNow, mayReloadNow, day],
  ['content is read again', menu, () => asked(menu), day],
  ['the maintenance document is read again', maintenance, () => asked(maintenance), day],
] // prettier-ignore

it.each(kinds)('%s after the device’s clock was set back', async (_what, begin, ask, back) => {
  await begin()
  vi.setSystemTime(Date.now() - back)
  expect(await ask()).toBe(true)
})

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
  ['25 hours after', 0, 25, true],
  ['put right after a check in which the clock stood two days back', -48, 1, false],
  ['sent with a clock five days ahead, checked twice within a day', -120, -110, false],
  ['the same a day later', -120, -90, true],
])('a payment is too old to be checked after a day: %s', (_, seen, now, old) => {
  const sentAt = Date.parse('2026-11-21T00:00:00Z')
  const hour = 3_600_000
  expect(isOld({ sentAt, seenAt: sentAt + seen * hour }, sentAt + now * hour)).toBe(old)
})
