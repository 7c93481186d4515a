import { loadStripe } from '@stripe/stripe-js/pure'
import { env } from '@/lib/env'
import { allowStripeScript } from '@/lib/scriptPolicy'
import type { BankAnswer } from './types'

/** Stripe, as far as we use it. */
export type Stripe = NonNullable<Awaited<ReturnType<typeof loadStripe>>>

/** How long Stripe may take, in ms: its script, and each of its answers. Tests shorten it. */
export const stripeTimeouts = { load: 15_000, answer: 30_000 }

const late = Symbol('late')

/** What `work` answers, or `late`. */
export async function inTime<Answer>(work: Promise<Answer>, patience: number): Promise<Answer | typeof late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<typeof late>((done) => {
    timer = setTimeout(() => done(late), patience)
  })
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}

export const isLate = (answer: unknown): answer is typeof late => answer === late

let loading: Promise<Stripe | null> | undefined

/** Loads Stripe's script, once. @returns null when it fails to load; the next call tries again */
export function loadStripeJs(): Promise<Stripe | null> {
  allowStripeScript()
  const asked = (loading ??= inTime(
    loadStripe(env.stripeKey).catch(() => null),
    stripeTimeouts.load,
  ).then((stripe) => (isLate(stripe) ? null : stripe)))
  void asked.then((stripe) => {
    if (!stripe && loading === asked) loading = undefined
  })
  return asked
}

type Confirming = Parameters<Stripe['confirmCardPayment']>[1]

/** Stripe's own failures: they say nothing about the payment. */
const failures = new Set(['api_connection_error', 'api_error', 'rate_limit_error', 'idempotency_error'])
const confirmed = new Set(['succeeded', 'processing', 'requires_capture'])

/** Lets the bank ask the payer (3-D Secure). @returns unknown: what the payer or the bank answered did not arrive */
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
