import { makeFakeStripe } from '@mocks/stripe/fakeStripe'

Object.assign(window, { Stripe: makeFakeStripe() })
