import { expect, it } from 'vitest'
import { saveCard } from '@/areas/public/cart/pay/saveCard'
import { db } from '@mocks/db/db'
import { requestLog } from '@mocks/requestLog'
import { cartStore } from '@tests/payments/cartStore'
import { required } from '@tests/required'

it('the card of a payment is saved with whom it belongs to, for the payment provider', async () => {
  const { dispatch, stop } = cartStore('member')
  const { firstName, lastName } = required(db.users.find(({ userId }) => userId === 'u-member'))
  await dispatch(saveCard('tok_visa_4242', null))
  stop()
  const call = required(requestLog.read().find(({ id }) => id === 'saveStripeCustomer'))
  expect(call.status).toBe(200)
  expect(JSON.parse(call.sent ?? '')).toMatchObject({
    token: 'tok_visa_4242',
    type: 'user',
    id: 'u-member',
    description: `${firstName} ${lastName}`,
    metadata: { userId: 'u-member' },
    saveCard: true,
  })
})
