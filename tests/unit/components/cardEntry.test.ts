import { expect, test } from 'vitest'
import { cardName, expiryOf } from '@/components/cardName'
import { allowStripeScript, checkScriptUrl } from '@/lib/browser/scriptPolicy'

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
