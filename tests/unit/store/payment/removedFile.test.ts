import { expect, it, vi } from 'vitest'
import { cartApi } from '@/api/commerce/cart'
import { describeError } from '@/store/payment/blockers'
import { readOutcome } from '@/store/payment/chargeAnswer'
import { cartCalls, readyCart } from '@tests/payments/cartStore'
import { required } from '@tests/required'

vi.mock('@/domain/team/teamWrites', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

it('a payment whose rules a new deployment has removed is not sent, and says so', async () => {
  const { dispatch, cart } = await readyCart('member')
  const body = { discountCode: null, total: 30, stripeTokenId: null }
  const asked = { hkdRate: required(cart().hkdRate), body }
  const answer = await dispatch(cartApi.endpoints.checkoutCart.initiate(asked, { track: false }))
  const outcome = readOutcome(answer, () => ({ kind: 'unconfirmed' }))
  if (outcome.kind !== 'declined') throw new Error(`${outcome.kind}, although nothing was sent`)
  expect(describeError(outcome.error).text).toMatch(/nothing was sent\. Reload the page.* You weren’t charged\.$/)
  expect(cartCalls()).not.toContain('checkoutCart')
})
