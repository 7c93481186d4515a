import { expect, it } from 'vitest'
import { declineOf } from '@/domain/billing/declines'

it.each([
  'card_declined', 'insufficient_funds', 'expired_card', 'incorrect_cvc', 'processing_error', 'odd', 'constructor', undefined,
])('a decline (%s) says that nothing was charged', (code) => {
  expect(declineOf(code).text).toContain('You weren’t charged')
}) // prettier-ignore

it('says why and what to do next', () => {
  expect(declineOf('lost_card', 'Your card was reported lost.').text).toMatch(/^Your card was reported lost\./)
  expect(declineOf('insufficient_funds').text).toMatch(/^Use a different card/)
})
