import { loadStripe } from '@stripe/stripe-js/pure'
import { env } from '@/lib/env'
import { allowStripeScript } from '@/lib/browser/scriptPolicy'
import type { BankAnswer } from './types'

/** The part of Stripe that we use. */
export type Stripe = NonNullable<Awaited<ReturnType<typeof loadStripe>>>

/** Timeout of Stripe's script and of each of its responses, in ms. Tests shorten it. */
export const stripeTimeouts = { load: 15_000, answer: 30_000 }

const late = Symbol('late')

/** The result of `work`, or `late` if it takes longer than `patience` ms. */
export async function inTime<Answer>(work: Promise<Answer>, patience: number): Promise<Answer | typeof late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<typeof late>((done) => {
    timer = setTimeout(() => done(late), patience)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

export const isLate = (answer: unknown): answer is typeof late => answer === late

let loading: Promise<Stripe | null> | undefined

/** Loads Stripe's script, once. @returns null if it fails to load; the next call retries */
export function loadStripeJs(): Promise<Stripe | null> {
  allowStripeScript()
  const script = (loading ??= inTime(
    loadStripe(env.stripeKey).catch(() => null),
    stripeTimeouts.load,
  ).then((stripe) => (isLate(stripe) ? null : stripe)))
  void script.then((stripe) => {
    if (!stripe && loading === script) loading = undefined
  })
  return script
}

type Confirming = Parameters<Stripe['confirmCardPayment']>[1]

/** Stripe's own failures: they prove nothing about the payment. */
const failures = new Set(['api_connection_error', 'api_error', 'rate_limit_error', 'idempotency_error'])
const confirmed = new Set(['succeeded', 'processing', 'requires_capture'])

/** Runs the bank's authentication (3-D Secure). @returns unknown: the response did not arrive */
export async function confirmWithBank(clientSecret: string, data?: Confirming): Promise<BankAnswer> {
  try {
    const stripe = await loadStripeJs()
    if (!stripe) return 'unknown'
    const { error, paymentIntent } = await stripe.confirmCardPayment(clientSecret, data)
    const status = paymentIntent?.status ?? error?.payment_intent?.status
    if (status && confirmed.has(status)) return 'confirmed'
    return error && failures.has(error.type) ? 'unknown' : 'refused'
  } catch {
    return 'unknown'
  }
}
