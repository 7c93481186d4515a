import { beforeEach, describe, expect, it, vi } from 'vitest'
import { teardown } from '@tests/teardown'

const script = vi.hoisted(() => ({ loadStripe: vi.fn() }))
vi.mock('@stripe/stripe-js/pure', () => script)

describe('the card provider', () => {
  const fresh = async () => {
    vi.resetModules()
    return import('@/store/payment/stripe')
  }
  beforeEach(() => script.loadStripe.mockReset())

  it('is loaded once, and again only after it could not be', async () => {
    const { loadStripeJs, stripeTimeouts } = await fresh()
    expect(stripeTimeouts.load).toBeLessThanOrEqual(15_000)
    teardown.set(stripeTimeouts, { load: 5 })
    const stripe = { ok: true }
    script.loadStripe.mockRejectedValueOnce(new Error('offline'))
    script.loadStripe.mockReturnValueOnce(new Promise(() => undefined))
    script.loadStripe.mockResolvedValue(stripe)
    expect([await loadStripeJs(), await loadStripeJs()]).toEqual([null, null])
    expect(await Promise.all([loadStripeJs(), loadStripeJs()])).toEqual([stripe, stripe])
    expect(script.loadStripe).toHaveBeenCalledTimes(3)
  })

  const failed = (type: string, more: object = {}) => ({ error: { type, ...more } })
  it.each([
    [{ paymentIntent: { status: 'succeeded' } }, 'confirmed'],
    [{ paymentIntent: { status: 'processing' } }, 'confirmed'],
    [{ paymentIntent: { status: 'requires_capture' } }, 'confirmed'],
    [{ paymentIntent: { status: 'requires_payment_method' } }, 'refused'],
    [failed('invalid_request_error', { payment_intent: { status: 'succeeded' } }), 'confirmed'],
    [failed('card_error'), 'refused'],
    [failed('card_error', { payment_intent: { status: 'requires_payment_method' } }), 'refused'],
    [failed('api_connection_error'), 'unknown'],
    [failed('api_error'), 'unknown'],
    [failed('rate_limit_error'), 'unknown'],
    [failed('idempotency_error'), 'unknown'],
    [{}, 'refused'],
    [undefined, 'unknown'],
  ])('said after the bank’s question %j: %s', async (said, bank) => {
    const confirmCardPayment = vi.fn(() => (said ? Promise.resolve(said) : Promise.reject(new Error('gone'))))
    script.loadStripe.mockResolvedValue({ confirmCardPayment })
    const { confirmWithBank } = await fresh()
    const data = { payment_method: 'pm' }
    expect(await confirmWithBank('pi_secret', data)).toBe(bank)
    expect(confirmCardPayment.mock.calls).toEqual([['pi_secret', data]])
  })

  it('that can’t be loaded leaves the outcome unknown', async () => {
    script.loadStripe.mockResolvedValue(null)
    expect(await (await fresh()).confirmWithBank('pi_secret')).toBe('unknown')
  })

  it('is waited for as long as it may take, and no timer is left behind', async () => {
    const { inTime, isLate } = await fresh()
    vi.useFakeTimers()
    expect(await inTime(Promise.resolve(3), 50)).toBe(3)
    expect(vi.getTimerCount()).toBe(0)
    const late = inTime(new Promise(() => undefined), 50)
    await vi.advanceTimersByTimeAsync(50)
    expect([isLate(await late), isLate(3)]).toEqual([true, false])
  })
})
