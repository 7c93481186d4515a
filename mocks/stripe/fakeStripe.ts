import { env } from '@/lib/env'
import { environment } from '../settings/environment'
import { askBank } from './challenge'
import { brandOf, digitsOf, expiryOf, tokenIdOf, type FieldType } from './testCards'
import { confirmationPath } from './confirmation'
import { FakeElement, type Options } from './element'

/** Called with the result of a 3-D Secure challenge, before the app receives it. */
type Confirmed = (clientSecret: string, completed: boolean) => void | Promise<void>

const types: FieldType[] = ['cardNumber', 'cardExpiry', 'cardCvc']
const slow = 4000

const authenticationFailed = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  payment_intent: { status: 'requires_payment_method' },
}

const pause = () => (environment.stripe === 'slow' ? new Promise((done) => setTimeout(done, slow)) : undefined)

function makeElements() {
  const made = new Map<FieldType, FakeElement>()
  const group = () => [...made.values()]
  return {
    create(type: FieldType, options: Options = {}) {
      if (!types.includes(type)) throw new Error(`The fake of Stripe has no ${type} element`)
      const element = new FakeElement(type, options, group)
      made.set(type, element)
      groups.set(element, group)
      return element
    },
    getElement: (type: FieldType | { __elementType?: FieldType }) =>
      made.get(typeof type === 'string' ? type : (type.__elementType ?? 'cardNumber')) ?? null,
    update: () => undefined,
    fetchUpdates: async () => ({}),
    submit: async () => ({}),
    on: () => undefined,
    off: () => undefined,
  }
}

const groups = new WeakMap<FakeElement, () => FakeElement[]>()

type Details = { name?: string }

async function readCard(element: FakeElement, { name }: Details = {}) {
  const fields = groups.get(element)?.() ?? []
  const of = (type: FieldType) => fields.find((one) => one.type === type)
  // Stripe checks number, expiry and CVC in this order and reports the first error.
  const wrong = types.map(of).find((field) => field?.problem)
  if (wrong) {
    for (const field of fields) field.tell(true)
    return { error: wrong.problem }
  }
  await pause()
  const number = of('cardNumber')?.input.value ?? ''
  const expiry = digitsOf(of('cardExpiry')?.input.value ?? '')
  const { month, year } = expiryOf(expiry)
  const card = {
    brand: brandOf(number),
    last4: number.slice(-4),
    exp_month: month,
    exp_year: year,
    name: name ?? null,
    country: 'SG',
    funding: 'credit',
  }
  return { id: tokenIdOf(number, expiry), card }
}

function makeStripe(confirmed: Confirmed) {
  return {
    elements: makeElements,
    async createToken(element: FakeElement, data?: Details) {
      const { error, id, card } = await readCard(element, data)
      return error ? { error } : { token: { id, object: 'token', type: 'card', card, livemode: false, used: false } }
    },
    async createPaymentMethod({ card: element, billing_details }: { card: FakeElement; billing_details?: Details }) {
      const { error, id, card } = await readCard(element, billing_details)
      return error ? { error } : { paymentMethod: { id: id?.replace(/^tok_/, 'pm_'), object: 'payment_method', card } }
    },
    async confirmCardPayment(clientSecret: string) {
      await pause()
      const completed = await askBank()
      await confirmed(clientSecret, completed)
      if (!completed) return { error: authenticationFailed }
      return {
        paymentIntent: {
          id: clientSecret.replace(/_secret.*$/, ''),
          object: 'payment_intent',
          status: 'succeeded',
          client_secret: clientSecret,
        },
      }
    },
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  }
}

/** The value of `window.Stripe`: a factory function that carries Stripe's release name. */
export const makeFakeStripe = (confirmed: Confirmed = tellServer) =>
  Object.assign(() => makeStripe(confirmed), { version: 'endive' })

/** Reports the bank's decision in a separate request, since the mock server may run in another process. */
async function tellServer(clientSecret: string, completed: boolean): Promise<void> {
  await fetch(`${env.apiBaseUrl ?? '/api'}${confirmationPath}`, {
    method: 'POST',
    credentials: 'include',
    body: JSON.stringify({ clientSecret, completed }),
  })
}
