import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js'
import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { clock } from '@mocks/settings/clock'
import { check, format, passesLuhn, tokenIdOf } from '@mocks/stripe/testCards'
import { answerBank, bankFrame } from '@tests/payments/bank'
import { makeFakeStripe } from '@mocks/stripe/fakeStripe'

const changed = vi.fn()
const made: { stripe?: Stripe; number?: StripeCardNumberElement } = {}

function Fields() {
  const stripe = useStripe()
  const elements = useElements()
  const ready = () => {
    const number = elements?.getElement(CardNumberElement)
    if (stripe && number) Object.assign(made, { stripe, number })
  }
  return (
    <form>
      <label htmlFor="number">Card number</label>
      <CardNumberElement id="number" onChange={changed} onReady={ready} />
      <CardExpiryElement onChange={changed} />
      <CardCvcElement onChange={changed} />
    </form>
  )
}

const show = async () => {
  changed.mockClear()
  const user = userEvent.setup()
  render(
    <Elements stripe={loadStripe('pk_test_mocks')}>
      <Fields />
    </Elements>,
  )
  const number = await screen.findByLabelText('Card number')
  await waitFor(() => expect(made.number).toBeDefined())
  const fill = async (card: string, expiry = '12 / 34', cvc = '123') => {
    await user.type(number, card)
    await user.type(screen.getByLabelText('Credit or debit card expiration date'), expiry)
    await user.type(screen.getByLabelText('Credit or debit card CVC/CVV'), cvc)
  }
  return { user, number, fill, token: () => made.stripe?.createToken(made.number as StripeCardNumberElement) }
}

test('Stripe’s React components work with the fake: a card becomes a token', async () => {
  const { number, fill, token } = await show()
  await fill('4242424242424242')
  expect(number).toHaveValue('4242 4242 4242 4242')
  expect(changed).toHaveBeenLastCalledWith(
    expect.objectContaining({ elementType: 'cardCvc', complete: true, empty: false }),
  )
  expect(changed).toHaveBeenCalledWith(
    expect.objectContaining({ elementType: 'cardNumber', complete: true, brand: 'visa' }),
  )
  expect(await token()).toMatchObject({
    token: { id: 'tok_visa_4242_1234', card: { brand: 'visa', last4: '4242', exp_year: 2034 } },
  })
})

test('an incomplete number is an error on blur, and prevents a token', async () => {
  const { user, number, token } = await show()
  await user.type(number, '4242')
  expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ complete: false, error: undefined }))
  await user.tab()
  expect(number).toHaveAttribute('aria-invalid', 'true')
  const error = { type: 'validation_error', code: 'incomplete_number', message: 'Your card number is incomplete.' }
  expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ error }))
  expect(await token()).toEqual({ error })
})

test('input can be deleted, including separators', async () => {
  const { user } = await show()
  const expiry = screen.getByLabelText('Credit or debit card expiration date')
  await user.type(expiry, '431')
  expect(expiry).toHaveValue('04 / 31')
  await user.type(expiry, '{Backspace}{Backspace}')
  expect(expiry).toHaveValue('04 / ')
  await user.type(expiry, '{Backspace}')
  expect(expiry).toHaveValue('0')
})

test.each([
  ['3-D Secure completed', 'Complete' as const, { paymentIntent: { status: 'succeeded' } }],
  ['3-D Secure failed', 'Fail' as const, { error: { code: 'payment_intent_authentication_failure' } }],
])('%s', async (_what, button, result) => {
  const confirmed = vi.fn()
  const stripe = makeFakeStripe(confirmed)() as unknown as Stripe
  const answer = stripe.confirmCardPayment('pi_1_secret_2')
  const frame = await bankFrame()
  expect(frame.parentElement?.parentElement).toBe(document.body)
  expect(frame.contentDocument?.activeElement).toHaveTextContent('Complete')
  await answerBank(button)
  expect(await answer).toMatchObject(result)
  expect(confirmed).toHaveBeenCalledWith('pi_1_secret_2', button === 'Complete')
  expect(screen.queryByTitle('3-D Secure')).not.toBeInTheDocument()
})

test.each([
  ['4242424242424242', 'tok_visa_4242'],
  ['5555555555554444', 'tok_mastercard_4444'],
  ['378282246310005', 'tok_amex_0005'],
  ['4000000000000002', 'tok_declined_card_declined_0002'],
  ['4000000000009995', 'tok_declined_insufficient_funds_9995'],
  ['4000000000000069', 'tok_declined_expired_card_0069'],
  ['4000000000000127', 'tok_declined_incorrect_cvc_0127'],
  ['4000000000000119', 'tok_declined_processing_error_0119'],
  ['4000002500003155', 'tok_3ds_visa_3155'],
  ['4000000000003220', 'tok_3ds_visa_3155'],
])('card %s gives token %s', (number, token) => {
  expect(passesLuhn(number)).toBe(true)
  expect(tokenIdOf(number)).toBe(token)
})

test.each([
  ['cardNumber', '42424', '4242 4'],
  ['cardNumber', '378282246310005', '3782 822463 10005'],
  ['cardNumber', '42424242424242421', '4242 4242 4242 4242'],
  ['cardExpiry', '5', '05 / '],
  ['cardExpiry', '12', '12'],
  ['cardExpiry', '123', '12 / 3'],
  ['cardExpiry', '122031', '12 / 31'],
  ['cardExpiry', '1/31', '01 / 31'],
  ['cardCvc', '12345', '123'],
] as const)('%s: %j is formatted as %j', (type, typed, shown) => {
  expect(format(type, typed, 'visa')).toBe(shown)
})

test.each([
  ['cardNumber', '4242424242424241', 'invalid_number'],
  ['cardExpiry', '13 / 30', 'invalid_expiry_month'],
  ['cardExpiry', '10 / 26', 'invalid_expiry_month_past'],
  ['cardExpiry', '11 / 25', 'invalid_expiry_year_past'],
  ['cardExpiry', '11 / 26', undefined],
  ['cardCvc', '12', 'incomplete_cvc'],
  ['cardCvc', '123', undefined],
] as const)('%s: %s has error %s', (type, typed, code) => {
  clock.stop('2026-11-21T04:00:00Z')
  expect(check(type, typed, { brand: 'visa', left: true, now: clock.now() }).error?.code).toBe(code)
})
