import { expect, test, vi } from 'vitest'
import { cardName, expiryOf } from '@/components/cardName'
import { confirmWithBank, inTime, isLate, loadStripeJs, stripeTimeouts } from '@/store/payment/stripe'
import { allowStripeScript, checkScriptUrl } from '@/lib/browser/scriptPolicy'
import { singleFlight } from '@/lib/calls/singleFlight'

const card = (exp_month: number, exp_year: number, brand = 'visa') => ({
  card: { brand, last4: '4242', exp_month, exp_year },
})

test('a card is valid until the end of its month in Singapore, as in the notice that it expires', () => {
  const at = Date.parse('2026-11-30T15:59:00Z')
  expect(expiryOf(card(11, 2026), at)).toEqual({ text: 'Expires 11/2026', isOver: false })
  expect(expiryOf(card(11, 2026), at + 120_000)).toEqual({ text: 'Expired 11/2026', isOver: true })
  expect(cardName(card(1, 2030, 'amex'))).toBe('American Express ending in 4242')
  expect(cardName(card(1, 2030, 'somebank'))).toBe('Card ending in 4242')
  expect(cardName({ card: { brand: 'visa' } })).toBe('Visa')
})

test('only Stripe’s script may be loaded by URL', () => {
  expect(checkScriptUrl('https://js.stripe.com/endive/stripe.js')).toBe('https://js.stripe.com/endive/stripe.js')
  for (const url of [
    'https://js.stripe.com.evil.example/x.js',
    '/x.js',
    'data:text/javascript,1',
    'http://js.stripe.com/x',
  ])
    expect(() => checkScriptUrl(url), url).toThrow(TypeError)
  expect(allowStripeScript).not.toThrow()
})

test('returns null if Stripe does not load, and loads it again next time', async () => {
  vi.resetModules()
  vi.doMock('@stripe/stripe-js/pure', () => ({
    loadStripe: vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ ok: 1 }),
  }))
  const fresh = await import('@/store/payment/stripe')
  expect(await fresh.loadStripeJs()).toBeNull()
  expect(await fresh.loadStripeJs()).toEqual({ ok: 1 })
  expect(await fresh.loadStripeJs()).toEqual({ ok: 1 })
  vi.doUnmock('@stripe/stripe-js/pure')
})

test('gives up on Stripe after a timeout', async () => {
  const never = new Promise<number>(() => undefined)
  expect(isLate(await inTime(never, 5))).toBe(true)
  expect(await inTime(Promise.resolve(3), 50)).toBe(3)
  expect(stripeTimeouts.load).toBeLessThanOrEqual(15_000)
})

test('what the bank said: confirmed, refused, or unknown', async () => {
  const stripe = await loadStripeJs()
  if (!stripe) throw new Error('The fake of Stripe is missing')
  const answer = vi.spyOn(stripe, 'confirmCardPayment')
  const says = async (said: object) => {
    answer.mockResolvedValueOnce(said as never)
    return confirmWithBank('pi_1_secret_2')
  }
  expect(await says({ paymentIntent: { status: 'succeeded' } })).toBe('confirmed')
  expect(await says({ error: { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } } })).toBe(
    'confirmed',
  )
  expect(await says({ error: { type: 'card_error' } })).toBe('refused')
  expect(await says({ error: { type: 'api_connection_error' } })).toBe('unknown')
  answer.mockRejectedValueOnce(new Error('gone'))
  expect(await confirmWithBank('pi_1_secret_2')).toBe('unknown')
})

test('releases a lock if its work fails', async () => {
  await expect(singleFlight('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await singleFlight('x', async () => 1)).toEqual({ done: 1 })
})
