import { loadStripe } from '@stripe/stripe-js/pure'
import { env } from '@/lib/env'
import { allowStripeScript } from '@/lib/scriptPolicy'

/** Stripe, as far as we use it. */
export type Stripe = NonNullable<Awaited<ReturnType<typeof loadStripe>>>

/** How long Stripe may take, in ms: its script, and each of its answers. Tests shorten it. */
export const stripePatience = { load: 15_000, answer: 30_000 }

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

/** Fetches Stripe's script, once. @returns null when it cannot be had; the next call then tries again */
export function loadCards(): Promise<Stripe | null> {
  allowStripeScript()
  const asked = (loading ??= inTime(
    loadStripe(env.stripeKey).catch(() => null),
    stripePatience.load,
  ).then((stripe) => (isLate(stripe) ? null : stripe)))
  void asked.then((stripe) => {
    if (!stripe && loading === asked) loading = undefined
  })
  return asked
}

type Confirming = Parameters<Stripe['confirmCardPayment']>[1]

/** Stripe's own troubles: they say nothing of the payment. */
const troubles = new Set(['api_connection_error', 'api_error', 'rate_limit_error', 'idempotency_error'])
const agreed = new Set(['succeeded', 'processing', 'requires_capture'])

/** Has the bank ask the payer (3-D Secure). @returns lost: what the payer or the bank said is not known */
export async function answerBank(clientSecret: string, data?: Confirming): Promise<'agreed' | 'refused' | 'lost'> {
  try {
    const stripe = await loadCards()
    if (!stripe) return 'lost'
    const { error, paymentIntent } = await stripe.confirmCardPayment(clientSecret, data)
    const status = paymentIntent?.status ?? error?.payment_intent?.status
    if (status && agreed.has(status)) return 'agreed'
    return error && troubles.has(error.type) ? 'lost' : 'refused'
  } catch {
    return 'lost'
  }
}
