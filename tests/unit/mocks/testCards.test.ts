import { expect, test } from 'vitest'
import { clock } from '@mocks/settings/clock'
import { check, passesLuhn, tokenIdOf } from '@mocks/stripe/testCards'

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
